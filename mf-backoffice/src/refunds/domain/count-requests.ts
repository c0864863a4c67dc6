import type { RefundRequestState } from '@shuttle/domain'
import type { QueueView } from './requests-address'

interface RequestCounts {
  /** A state without requests is missing. */
  counts: Readonly<Partial<Record<RefundRequestState, number>>>
  overdue: number
}

/** Number of requests of a view. */
export const countRequests = ({ counts, overdue }: RequestCounts, view: QueueView): number => {
  if (view === 'overdue') return overdue
  if (view !== 'all') return counts[view] ?? 0
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
