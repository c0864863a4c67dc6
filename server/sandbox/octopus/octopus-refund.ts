import { giveBack, settleRefund } from '../money/give-back'
import type { SandboxState } from '../state/sandbox-state'
import type { Said } from './octopus-document'
import { fieldOf } from './sealed-document'

/** Takes a refund under the merchant's own number: the same again moves money once. */
export const octopusRefund = (state: SandboxState, document: string, now: number): Said => {
  const order = state.orders.get(fieldOf(document, 'gatewayRef'))
  const [id, cents] = [fieldOf(document, 'refundRef'), Number(fieldOf(document, 'amount'))]
  if (!order) return { status: 'NOT_FOUND' }
  if (id === '' || !Number.isInteger(cents) || cents % 10 !== 0) return { status: 'INVALID_AMOUNT' }
  const currency = order.transactions.find((each) => each.result === 'SUCCESS')?.currency ?? ''
  const refund = giveBack(state, order, { id, cents, currency, now })
  if ('refusal' in refund) return { status: 'REJECTED' }
  return { status: refund.result === 'PENDING' ? 'PENDING' : 'SUCCESS', refundRef: id }
}

export const octopusRefundStatus = (state: SandboxState, document: string): Said => {
  const order = state.orders.get(fieldOf(document, 'gatewayRef'))
  const id = fieldOf(document, 'refundRef')
  const wasPending = order?.transactions.some((each) => each.id === id && each.result === 'PENDING')
  if (!settleRefund(order, id)) return { status: 'NOT_FOUND' }
  return { status: wasPending ? 'PENDING' : 'SUCCESS', refundRef: id }
}
