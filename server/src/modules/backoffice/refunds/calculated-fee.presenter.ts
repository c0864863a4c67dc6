import { checkRefundTicket, type Instant } from '@shuttle/domain'
import type { CalculatedFee as ShownFee } from '@shuttle/wire/staff'
import type { OrderToRefund } from '../../passenger/ticket-refunds'
import type { CalculatedFee } from './calculate-fee'

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
