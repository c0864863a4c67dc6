import { REFUND_REASONS, REFUND_REQUEST_STATES, type RefundReason, type RefundRequestState } from '@shuttle/domain'

/** Views of the requests: those of a state, those past their answer day, or all. */
export const REQUEST_VIEWS = ['waiting', 'overdue', ...REFUND_REQUEST_STATES.slice(1), 'all'] as const
export type RequestView = (typeof REQUEST_VIEWS)[number]

/** Filter of the requests, as the URL has it. */
export interface RequestFilter {
  view: RequestView
  reason: RefundReason | ''
  line: string
  proof: 'yes' | 'no' | ''
  /** Last request number of the previous page; empty for the first page. */
  after: string
}

/** All waiting requests. */
export const NO_FILTER: RequestFilter = { view: 'waiting', reason: '', line: '', proof: '', after: '' }

/** Reads the filter from a URL; invalid values count as missing. */
export const readRequestFilter = (query: URLSearchParams): RequestFilter => ({
  view: REQUEST_VIEWS.find((view) => view === query.get('state')) ?? 'waiting',
  reason: REFUND_REASONS.find((reason) => reason === query.get('reason')) ?? '',
  line: query.get('line')?.trim() ?? '',
  proof: (['yes', 'no'] as const).find((proof) => proof === query.get('proof')) ?? '',
  after: query.get('after') ?? '',
})

/** The filter as URL parameters, without missing values. */
export const requestQuery = ({ view, reason, line, proof, after }: RequestFilter): Record<string, string> => ({
  ...(view !== 'waiting' && { state: view }),
  ...(reason && { reason }),
  ...(line && { line }),
  ...(proof && { proof }),
  ...(after && { after }),
})

interface RequestCounts {
  /** A state without requests is missing. */
  counts: Readonly<Partial<Record<RefundRequestState, number>>>
  overdue: number
}

/** Number of requests of a view. */
export const countRequests = ({ counts, overdue }: RequestCounts, view: RequestView): number => {
  if (view === 'overdue') return overdue
  if (view !== 'all') return counts[view] ?? 0
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
