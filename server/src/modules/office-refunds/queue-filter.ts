import type { CivilDate, RefundReason, RefundRequestState } from '@shuttle/domain'

/** What the queue of requests is narrowed to. */
export interface QueueFilter {
  state?: RefundRequestState | undefined
  reason?: RefundReason | undefined
  lineCode?: string | undefined
  hasProof?: boolean | undefined
  /** Only those that wait and should have been answered before this day. */
  overdueOn?: CivilDate | undefined
}
