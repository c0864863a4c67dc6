import { type CivilDate, REFUND_REQUEST_STATES } from '@shuttle/domain'
import type { queryStaffRequestsCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { readReason } from '../ticket-refunds'
import type { QueueFilter } from './queue-filter'

type Body = z.infer<typeof queryStaffRequestsCall.request>

/** The filters of the queue; undefined where a filter is left out. */
export const readQueueFilter = (
  { state, reasonCode, lineCode, hasProof, overdue }: Body,
  today: CivilDate,
): QueueFilter => ({
  state: REFUND_REQUEST_STATES.find((known) => known.toUpperCase() === state),
  reason: reasonCode && readReason(reasonCode),
  lineCode: lineCode || undefined,
  hasProof,
  overdueOn: overdue ? today : undefined,
})
