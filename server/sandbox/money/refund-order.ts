import { formatUnits } from '@shuttle/domain'
import { GatewayError } from '../gateway/gateway-error'
import { takeRefund } from '../gateway/transaction.routes'
import type { GatewayOrder, GatewayTransaction, SandboxState } from '../state/sandbox-state'

/**
 * One refund under the merchant's number: the same again answers as before and moves money once. Answers why not where the
 * amount, the currency or a number used before do not fit.
 */
export const refundOrder = (
  state: SandboxState,
  order: GatewayOrder,
  refund: { id: string; cents: number; currency: string; now: number },
): GatewayTransaction | { refusal: string } => {
  const { id, cents, currency, now } = refund
  const isPending = state.takeFault('pending-refund', { reference: order.reference }) !== undefined
  const transaction = { amount: formatUnits(cents), currency }
  try {
    return takeRefund(order, id, { apiOperation: 'REFUND', transaction }, { now, isPending })
  } catch (error) {
    if (error instanceof GatewayError) return { refusal: error.message }
    throw error
  }
}

/** A pending refund has succeeded by the time the merchant queries it. */
export const completeRefund = (order: GatewayOrder | undefined, id: string): GatewayTransaction | undefined => {
  const refund = order?.transactions.find((each) => each.type === 'REFUND' && each.id === id)
  if (refund?.result === 'PENDING') Object.assign(refund, { result: 'SUCCESS', gatewayCode: 'APPROVED' })
  return refund
}
