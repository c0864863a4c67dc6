import { capturedCents, type GatewayOrder, type RequestedPayment, type SandboxState } from '../state/sandbox-state'

/** What the payer does on the provider's side. */
export type PayerAction = 'pay' | 'cancel' | 'fail'

/** How the payment ends. `times`: how often page and notice report it. */
export type PaymentEnding =
  | { result: 'paid'; times: 1 | 2 }
  | { result: 'declined' }
  | { result: 'cancelled' }
  | { result: 'timeout' }

const getOrder = (state: SandboxState, payment: RequestedPayment, now: number): GatewayOrder => {
  const { orderId: id, reference, amountCents, currency, description } = payment
  const known = state.orders.get(id)
  if (known) return known
  const order = { id, reference, amountCents, currency, description, createdAt: now, transactions: [] }
  return order
}

/** Captures the money of a pending payment once, with the faults of the panel; the order's history is authoritative. */
export const takeMoney = (
  state: SandboxState,
  payment: RequestedPayment,
  choice: PayerAction,
  now: number,
): PaymentEnding => {
  const about = { reference: payment.reference }
  const known = state.orders.get(payment.orderId)
  if (known && capturedCents(known, Number.POSITIVE_INFINITY) > 0) return { result: 'paid', times: 1 }
  if (choice === 'cancel') return { result: 'cancelled' }
  if (payment.endsAt <= now || state.takeFault('session-timeout', about)) return { result: 'timeout' }
  const order = getOrder(state, payment, now)
  const declined = choice === 'fail' || state.takeFault('decline', about) !== undefined
  const wrong = declined ? undefined : state.takeFault('wrong-amount', about)
  const late = declined ? undefined : state.takeFault('late-success', about)
  order.transactions.push({
    id: String(order.transactions.length + 1),
    type: 'PAYMENT',
    result: declined ? 'FAILURE' : 'SUCCESS',
    gatewayCode: declined ? 'DECLINED' : 'APPROVED',
    amountCents: payment.amountCents + (wrong?.cents ?? 0),
    currency: !declined && state.takeFault('wrong-currency', about) ? 'USD' : payment.currency,
    at: now,
    visibleFrom: now + (late?.ms ?? 0),
  })
  state.save('orders', order)
  if (declined) return { result: 'declined' }
  if (late) return { result: 'timeout' }
  return { result: 'paid', times: state.takeFault('duplicate', about) ? 2 : 1 }
}
