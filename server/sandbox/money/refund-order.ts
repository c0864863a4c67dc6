import {
  findVisibleRefund,
  type GatewayOrder,
  type GatewayTransaction,
  refundableCents,
  type SandboxState,
} from '../state/sandbox-state'

/**
 * The invalid part of a refund; `captured` is an amount above what is left, `fault` a refusal set in the fault panel.
 */
export interface RefundRefusal {
  of: 'amount' | 'id' | 'currency' | 'captured' | 'fault'
  refusal: string
}

/** How a refund ends, and when, as set in the fault panel. */
const getEnd = (state: SandboxState, reference: string, now: number) => {
  const failing = state.takeFault('fail-refund', { reference })
  const pending = failing ?? state.takeFault('pending-refund', { reference })
  return {
    ...(failing
      ? ({ result: 'FAILURE', gatewayCode: 'DECLINED' } as const)
      : ({ result: 'SUCCESS', gatewayCode: 'APPROVED' } as const)),
    ...(pending && { pendingUntil: now + pending.seconds * 1000 }),
  }
}

/**
 * One refund under the merchant's number: the same request repeats the first answer and moves money once, unless the
 * refund failed. Answers the reason where the amount, the currency or a number used before does not match.
 */
export const refundOrder = (
  state: SandboxState,
  order: GatewayOrder,
  refund: { id: string; cents: number; currency: string; now: number },
): GatewayTransaction | RefundRefusal => {
  const { id, cents, currency, now } = refund
  const { reference } = order
  if (state.takeFault('refuse-refund', { reference })) return { of: 'fault', refusal: 'Refunds are refused' }
  if (cents <= 0) return { of: 'amount', refusal: `Amount ${cents} is invalid` }
  const before = findVisibleRefund(order, id, now)
  const isUsed = before ? before.amountCents !== cents || before.currency !== currency : isPayment(order, id)
  if (isUsed) return { of: 'id', refusal: `Transaction '${id}' exists with other values` }
  if (before && before.result !== 'FAILURE') return before
  const taken = order.transactions.find((each) => each.type === 'PAYMENT' && each.result === 'SUCCESS')
  if (taken?.currency !== currency) return { of: 'currency', refusal: `Value '${currency}' is invalid` }
  if (cents > refundableCents(order, now))
    return { of: 'captured', refusal: 'Requested refund amount exceeds the captured amount' }
  const transaction: GatewayTransaction = {
    id,
    type: 'REFUND',
    ...getEnd(state, reference, now),
    amountCents: cents,
    currency,
    at: now,
    visibleFrom: now,
  }
  order.transactions = [...order.transactions.filter((each) => each.id !== id), transaction]
  state.save('orders', order)
  return findVisibleRefund(order, id, now) ?? transaction
}

const isPayment = (order: GatewayOrder, id: string): boolean => order.transactions.some((each) => each.id === id)
