import { centsFromUnits } from '@shuttle/domain'
import * as z from 'zod/mini'
import { capturedCents, type GatewayOrder, type GatewayTransaction, refundedCents } from '../state/gateway-order'
import { GatewayError, invalidField, missingField } from './gateway-error'

const refundRequest = z.looseObject({
  apiOperation: z.literal('REFUND'),
  transaction: z.looseObject({ amount: z.union([z.string(), z.number()]), currency: z.string() }),
})

/** REFUND on an order. The same transaction id with the same amount answers as before and moves money once. */
export const takeRefund = (
  order: GatewayOrder,
  transactionId: string,
  body: unknown,
  at: { now: number; isPending: boolean },
): GatewayTransaction => {
  const read = z.safeParse(refundRequest, body)
  if (!read.success) throw missingField(read.error.issues[0]?.path.join('.') ?? 'apiOperation')
  const { amount, currency } = read.data.transaction
  const amountCents = centsFromUnits(amount)
  if (amountCents === undefined || amountCents <= 0)
    throw invalidField('transaction.amount', `Value '${amount}' is invalid`)
  const before = order.transactions.find((each) => each.id === transactionId)
  if (before) {
    if (before.type === 'REFUND' && before.amountCents === amountCents && before.currency === currency) return before
    throw invalidField('transaction.id', `Transaction '${transactionId}' exists with other values`)
  }
  const taken = order.transactions.find((each) => each.type === 'PAYMENT' && each.result === 'SUCCESS')
  if (taken?.currency !== currency) throw invalidField('transaction.currency', `Value '${currency}' is invalid`)
  if (amountCents > capturedCents(order, at.now) - refundedCents(order, at.now))
    throw new GatewayError(400, 'INVALID_REQUEST', 'Requested refund amount exceeds the captured amount')
  const refund: GatewayTransaction = {
    id: transactionId,
    type: 'REFUND',
    result: at.isPending ? 'PENDING' : 'SUCCESS',
    gatewayCode: at.isPending ? 'SUBMITTED' : 'APPROVED',
    amountCents,
    currency,
    at: at.now,
    visibleFrom: at.now,
  }
  order.transactions.push(refund)
  return refund
}
