import { type CivilDate, checkRefundTicket, civilDateAt, type Instant } from '@shuttle/domain'
import { hasBegun } from '@shuttle/domain/staff'
import type { calculatedRow, pauseRow, policyVersionRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { presentRefundPolicy, type RefundPauseRow, type StoredPolicy } from '../refund-policies'
import { toRevision } from '../staff'
import type { OrderToRefund } from '../ticket-refunds'
import type { CalculatedFee } from './calculate-fee'

const toState = (version: StoredPolicy, today: CivilDate): string => {
  if (!hasBegun(version, today)) return 'COMING'
  return version.until !== undefined && version.until <= today ? 'OVER' : 'NOW'
}

export const presentVersion = (version: StoredPolicy, today: CivilDate): z.infer<typeof policyVersionRow> => ({
  ...presentRefundPolicy(version),
  state: toState(version, today),
  chosenTo: version.chosenUntil ?? '',
})

const scopeOf = ({ lineCodes, fareTypes }: StoredPolicy): string => JSON.stringify([lineCodes, fareTypes])

/** Every version, the newest of each scope first, with the revision that an edit has to carry. */
export const presentVersions = (versions: readonly StoredPolicy[], now: Instant) => {
  const rows = versions.toSorted(
    (one, other) => scopeOf(one).localeCompare(scopeOf(other)) || (other.from ?? '').localeCompare(one.from ?? ''),
  )
  return {
    responseData: {
      rows: rows.map((version) => presentVersion(version, civilDateAt(now))),
      revision: toRevision(versions),
    },
  }
}

/**
 * Why the service does not refund a ticket of an order by itself; of one that has not been sold, only the reason of its
 * version.
 */
const findReason = (fee: CalculatedFee, order: OrderToRefund | undefined, at: Instant): string => {
  const ticket = order?.refundable.tickets.find(({ ticketNo }) => ticketNo === fee.ticketNo)
  if (order && ticket) return checkRefundTicket(order.refundable, ticket, at) ?? ''
  if (at >= fee.closesAt) return 'CLOSED'
  return fee.isByHand ? 'REFUND_EMERGENCY' : ''
}

export const presentCalculated = (
  fee: CalculatedFee,
  order: OrderToRefund | undefined,
  at: Instant,
): z.infer<typeof calculatedRow> => ({
  policyId: fee.policyId,
  applied: fee.isApplied,
  ph: fee.ticketNo,
  paid: fee.paid,
  rate: fee.rate,
  ...(fee.tierMinutes !== undefined && { tierMinutes: fee.tierMinutes }),
  fee: fee.fee,
  refund: fee.refund,
  closeTime: wireMoment(fee.closesAt),
  ...(fee.nextFeeAt !== undefined && fee.nextFeeAt < fee.closesAt && { nextFeeTime: wireMoment(fee.nextFeeAt) }),
  reason: findReason(fee, order, at),
})

const toPauseState = ({ begins_at, ends_at }: RefundPauseRow, now: Instant): string => {
  if (ends_at !== null && (ends_at <= now || ends_at <= begins_at)) return 'OVER'
  return now < begins_at ? 'COMING' : 'NOW'
}

export const presentPause = (row: RefundPauseRow, now: Instant): z.infer<typeof pauseRow> => ({
  pauseNo: row.pause_no,
  lineCode: row.line_code,
  beginTime: wireMoment(row.begins_at),
  ...(row.ends_at !== null && { endTime: wireMoment(row.ends_at) }),
  state: toPauseState(row, now),
  reasonText: row.reason_text,
  madeBy: row.made_by,
  madeTime: wireMoment(row.made_at),
  endedBy: row.ended_by,
})
