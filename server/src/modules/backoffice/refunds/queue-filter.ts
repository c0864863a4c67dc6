import type { CivilDate, RefundReason, RefundRequestState } from '@shuttle/domain'

/** The filters of the queue of requests. */
export interface QueueFilter {
  state?: RefundRequestState | undefined
  reason?: RefundReason | undefined
  lineCode?: string | undefined
  hasProof?: boolean | undefined
  /** Only those that wait and should have been answered before this day. */
  overdueOn?: CivilDate | undefined
}
