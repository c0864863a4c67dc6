import { REFUND_REASONS, REFUND_REQUEST_STATES, type RefundReason } from '@shuttle/domain'

/** What part of the requests is shown: those of a state, those that wait past their day, or all. */
export const REQUEST_VIEWS = ['waiting', 'overdue', ...REFUND_REQUEST_STATES.slice(1), 'all'] as const
export type RequestView = (typeof REQUEST_VIEWS)[number]

/** What requests are narrowed to: what stands in the address. */
export interface RequestFilter {
  view: RequestView
  reason: RefundReason | ''
  line: string
  proof: 'yes' | 'no' | ''
  /** Number of the last request of the page before; empty for the first page. */
  after: string
}

/** Everything that waits. */
export const NO_FILTER: RequestFilter = { view: 'waiting', reason: '', line: '', proof: '', after: '' }

/** Reads the filter of an address; what makes no sense there counts as not given. */
export const readRequestFilter = (query: URLSearchParams): RequestFilter => ({
  view: REQUEST_VIEWS.find((view) => view === query.get('state')) ?? 'waiting',
  reason: REFUND_REASONS.find((reason) => reason === query.get('reason')) ?? '',
  line: query.get('line')?.trim() ?? '',
  proof: (['yes', 'no'] as const).find((proof) => proof === query.get('proof')) ?? '',
  after: query.get('after') ?? '',
})

/** The same as parameters of an address, without what is not given. */
export const requestQuery = ({ view, reason, line, proof, after }: RequestFilter): Record<string, string> => ({
  ...(view !== 'waiting' && { state: view }),
  ...(reason && { reason }),
  ...(line && { line }),
  ...(proof && { proof }),
  ...(after && { after }),
})
