import { type CivilDate, checkRefundTicket, civilDateAt, type Instant } from '@shuttle/domain'
import { hasBegun, type RuleState } from '@shuttle/domain/staff'
import type { Pause, PolicyVersions, CalculatedFee as ShownFee } from '@shuttle/wire/staff'
import type { RefundPauseRow, StoredPolicy } from '../refund-policies'
import { toRevision } from '../staff'
import type { OrderToRefund } from '../ticket-refunds'
import type { CalculatedFee } from './calculate-fee'

const toState = (version: StoredPolicy, today: CivilDate): RuleState => {
  if (!hasBegun(version, today)) return 'planned'
  return version.until !== undefined && version.until <= today ? 'over' : 'inForce'
}

const scopeOf = ({ lineCodes, fareTypes }: StoredPolicy): string => JSON.stringify([lineCodes, fareTypes])

/** Every version, the newest of each scope first, with the revision that an edit has to carry. */
export const presentVersions = (versions: readonly StoredPolicy[], now: Instant): PolicyVersions => {
  const rows = versions.toSorted(
    (one, other) => scopeOf(one).localeCompare(scopeOf(other)) || (other.from ?? '').localeCompare(one.from ?? ''),
  )
  return {
    rows: rows.map((version) => ({ ...version, state: toState(version, civilDateAt(now)) })),
    revision: toRevision(versions),
  }
}

/**
 * Why the service does not refund a ticket of an order by itself; of one that has not been sold, only the reason of its
 * version.
 */
const findReason = (fee: CalculatedFee, order: OrderToRefund | undefined, at: Instant): ShownFee['byHandReason'] => {
  const ticket = order?.refundable.tickets.find(({ ticketNo }) => ticketNo === fee.ticketNo)
  if (order && ticket) return checkRefundTicket(order.refundable, ticket, at)
  if (at >= fee.closesAt) return 'CLOSED'
  return fee.isByHand ? 'REFUND_EMERGENCY' : undefined
}

export const presentCalculated = (
  { isByHand, ...fee }: CalculatedFee,
  order: OrderToRefund | undefined,
  at: Instant,
): ShownFee => ({
  ...fee,
  ticketNo: fee.ticketNo || undefined,
  nextFeeAt: fee.nextFeeAt !== undefined && fee.nextFeeAt < fee.closesAt ? fee.nextFeeAt : undefined,
  byHandReason: findReason({ ...fee, isByHand }, order, at),
})

const toPauseState = ({ begins_at, ends_at }: RefundPauseRow, now: Instant): RuleState => {
  if (ends_at !== null && (ends_at <= now || ends_at <= begins_at)) return 'over'
  return now < begins_at ? 'planned' : 'inForce'
}

export const presentPause = (row: RefundPauseRow, now: Instant): Pause => ({
  pauseNo: row.pause_no,
  lineCode: row.line_code || undefined,
  from: row.begins_at,
  until: row.ends_at ?? undefined,
  state: toPauseState(row, now),
  reasonText: row.reason_text,
  madeBy: row.made_by,
  madeAt: row.made_at,
  endedBy: row.ended_by || undefined,
})
