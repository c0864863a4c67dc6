/** `stale`: its tickets or its request changed before the decision. */
export const PROPOSAL_STATES = ['waiting', 'approved', 'rejected', 'stale', 'expired'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** Filter of proposals, as the URL has it. */
export interface ProposalFilter {
  state: ProposalState | 'all'
  /** Proposals after this one; empty on the first page. */
  after: string
}

const isFilterState = (text: string | null): text is ProposalFilter['state'] =>
  text === 'all' || PROPOSAL_STATES.some((state) => state === text)

/** Reads the filter from a URL: waiting proposals, unless it names another state. */
export const readProposalFilter = (query: URLSearchParams): ProposalFilter => {
  const state = query.get('state')
  return { state: isFilterState(state) ? state : 'waiting', after: query.get('after') ?? '' }
}

/** The filter as URL parameters. */
export const proposalQuery = ({ state, after }: ProposalFilter): Record<string, string> => ({
  ...(state !== 'waiting' && { state }),
  ...(after !== '' && { after }),
})
