import { visibleTransactions } from '../state/gateway-order'
import type { PendingPayment } from '../state/pending-payment'
import type { SandboxState } from '../state/sandbox-state'
import { type DocumentFields, toMoment } from './octopus-document'

/** A payment as an enquiry tells it. */
export const paymentStatus = (
  state: SandboxState,
  payment: PendingPayment | undefined,
  now: number,
): DocumentFields => {
  if (!payment) return { status: 'NOT_FOUND' }
  const order = state.orders.get(payment.orderId)
  const seen = order ? visibleTransactions(order, now) : []
  const paid = seen.find((each) => each.type === 'PAYMENT' && each.result === 'SUCCESS')
  if (!paid) {
    if (seen.some((each) => each.result === 'FAILURE')) return { status: 'FAILED' }
    return { status: payment.endsAt <= now ? 'EXPIRED' : 'PENDING' }
  }
  return {
    status: 'SUCCESS',
    amount: String(paid.amountCents),
    receiptId: `OOS${payment.id.slice(-12)}`,
    transactionTime: toMoment(paid.at),
    currency: paid.currency === 'HKD' ? undefined : paid.currency,
  }
}
