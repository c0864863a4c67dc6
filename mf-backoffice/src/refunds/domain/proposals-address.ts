import { PARAM } from '../../kit/domain/param'
import { defineAddress, type SearchValues } from '../../kit/domain/search-address'

/** `stale`: its tickets or its request changed before the decision. */
export const PROPOSAL_STATES = ['waiting', 'approved', 'rejected', 'stale', 'expired'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** Filter of proposals, page and open proposal. */
export const PROPOSALS_ADDRESS = defineAddress({
  params: { state: PARAM.code([...PROPOSAL_STATES, 'all'], 'waiting'), after: PARAM.text, proposal: PARAM.text },
  page: 'after',
  opens: 'proposal',
})

export type ProposalFilter = Omit<SearchValues<typeof PROPOSALS_ADDRESS>, 'proposal'>
