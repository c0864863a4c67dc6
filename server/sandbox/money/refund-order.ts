import {
  capturedCents,
  type GatewayOrder,
  type GatewayTransaction,
  refundedCents,
  type SandboxState,
} from '../state/sandbox-state'

/** Which part of a refund is wrong; `captured` is an amount above what is left of the payment. */
export interface RefundRefusal {
  of: 'amount' | 'id' | 'currency' | 'captured'
  refusal: string
}

/**
 * One refund under the merchant's number: the same again answers as before and moves money once. Answers why not where the
 * amount, the currency or a number used before do not fit.
 */
export const refundOrder = (
  state: SandboxState,
  order: GatewayOrder,
  refund: { id: string; cents: number; currency: string; now: number },
): GatewayTransaction | RefundRefusal => {
  const { id, cents, currency, now } = refund
  const isPending = state.takeFault('pending-refund', { reference: order.reference }) !== undefined
  if (cents <= 0) return { of: 'amount', refusal: `Amount ${cents} is invalid` }
  const before = order.transactions.find((each) => each.id === id)
  if (before) {
    if (before.type === 'REFUND' && before.amountCents === cents && before.currency === currency) return before
    return { of: 'id', refusal: `Transaction '${id}' exists with other values` }
  }
  const taken = order.transactions.find((each) => each.type === 'PAYMENT' && each.result === 'SUCCESS')
  if (taken?.currency !== currency) return { of: 'currency', refusal: `Value '${currency}' is invalid` }
  if (cents > capturedCents(order, now) - refundedCents(order, now))
    return { of: 'captured', refusal: 'Requested refund amount exceeds the captured amount' }
  const transaction: GatewayTransaction = {
    id,
    type: 'REFUND',
    result: isPending ? 'PENDING' : 'SUCCESS',
    gatewayCode: isPending ? 'SUBMITTED' : 'APPROVED',
    amountCents: cents,
    currency,
    at: now,
    visibleFrom: now,
  }
  order.transactions.push(transaction)
  return transaction
}

/** A pending refund has succeeded by the time the merchant queries it. */
export const completeRefund = (order: GatewayOrder | undefined, id: string): GatewayTransaction | undefined => {
  const refund = order?.transactions.find((each) => each.type === 'REFUND' && each.id === id)
  if (refund?.result === 'PENDING') Object.assign(refund, { result: 'SUCCESS', gatewayCode: 'APPROVED' })
  return refund
}
