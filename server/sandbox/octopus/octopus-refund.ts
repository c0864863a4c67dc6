import { completeRefund, refundOrder } from '../money/refund-order'
import type { SandboxState } from '../state/sandbox-state'
import type { DocumentFields } from './octopus-document'
import { getField } from './sealed-document'

/** Takes a refund under the merchant's own number: the same again moves money once. */
export const octopusRefund = (state: SandboxState, document: string, now: number): DocumentFields => {
  const order = state.orders.get(getField(document, 'gatewayRef'))
  const [id, cents] = [getField(document, 'refundRef'), Number(getField(document, 'amount'))]
  if (!order) return { status: 'NOT_FOUND' }
  if (id === '' || !Number.isInteger(cents) || cents % 10 !== 0) return { status: 'INVALID_AMOUNT' }
  const currency = order.transactions.find((each) => each.result === 'SUCCESS')?.currency ?? ''
  const refund = refundOrder(state, order, { id, cents, currency, now })
  if ('refusal' in refund) return { status: 'REJECTED' }
  return { status: refund.result === 'PENDING' ? 'PENDING' : 'SUCCESS', refundRef: id }
}

export const octopusRefundStatus = (state: SandboxState, document: string): DocumentFields => {
  const order = state.orders.get(getField(document, 'gatewayRef'))
  const id = getField(document, 'refundRef')
  const wasPending = order?.transactions.some((each) => each.id === id && each.result === 'PENDING')
  if (!completeRefund(order, id)) return { status: 'NOT_FOUND' }
  return { status: wasPending ? 'PENDING' : 'SUCCESS', refundRef: id }
}
