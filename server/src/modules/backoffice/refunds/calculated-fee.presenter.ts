import { checkRefundTicket, type Instant } from '@shuttle/domain'
import type { CalculatedFee } from '@shuttle/wire/staff'
import type { OrderToRefund } from '../../passenger/ticket-refunds'
import type { VersionFee } from './calculate-fee'

/**
 * Why the service does not refund a ticket of an order by itself; of one that has not been sold, only the reason of its
 * version.
 */
const findReason = (fee: VersionFee, order: OrderToRefund | undefined, at: Instant): CalculatedFee['byHandReason'] => {
  const ticket = order?.refundable.tickets.find(({ ticketNo }) => ticketNo === fee.ticketNo)
  if (order && ticket) return checkRefundTicket(order.refundable, ticket, at)
  if (at >= fee.closesAt) return 'CLOSED'
  return fee.isByHand ? 'REFUND_EMERGENCY' : undefined
}

export const presentCalculated = (
  { isByHand, ...fee }: VersionFee,
  order: OrderToRefund | undefined,
  at: Instant,
): CalculatedFee => ({
  ...fee,
  ticketNo: fee.ticketNo || undefined,
  nextFeeAt: fee.nextFeeAt !== undefined && fee.nextFeeAt < fee.closesAt ? fee.nextFeeAt : undefined,
  byHandReason: findReason({ ...fee, isByHand }, order, at),
})
