import { centsFromUnits } from '@shuttle/domain'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type RefundRefusal, refundOrder } from '../money/refund-order'
import type { SandboxOptions } from '../sandbox-options'
import { findVisibleRefund, type SandboxState } from '../state/sandbox-state'
import { applyLineFault } from './apply-line-fault'
import { authenticateMerchant, GatewayError, invalidField, missingField } from './gateway-error'
import { transactionAnswer } from './order.presenter'

const refundRequest = z.looseObject({
  apiOperation: z.literal('REFUND'),
  transaction: z.looseObject({ amount: z.union([z.string(), z.number()]), currency: z.string() }),
})

interface Refund {
  cents: number
  currency: string
}

const readRefund = (body: unknown): Refund => {
  const read = z.safeParse(refundRequest, body)
  if (!read.success) throw missingField(read.error.issues[0]?.path.join('.') ?? 'apiOperation')
  const { amount, currency } = read.data.transaction
  const cents = centsFromUnits(amount)
  if (cents === undefined || cents <= 0) throw invalidField('transaction.amount', `Value '${amount}' is invalid`)
  return { cents, currency }
}

const toGatewayError = ({ of, refusal }: RefundRefusal): GatewayError =>
  of === 'captured' || of === 'fault'
    ? new GatewayError(400, 'INVALID_REQUEST', refusal)
    : invalidField(`transaction.${of}`, refusal)

const PATH = '/api/rest/version/:version/merchant/:merchantId/order/:orderId/transaction/:transactionId'
interface Address {
  Params: { merchantId: string; orderId: string; transactionId: string }
}

const notFound = (what: string) => new GatewayError(400, 'INVALID_REQUEST', `Unable to find ${what}`)

/** `PUT` REFUND and `GET` RETRIEVE_TRANSACTION. */
export const registerTransactions = (app: FastifyInstance, options: SandboxOptions, state: SandboxState): void => {
  app.put<Address>(PATH, async (request, reply) => {
    const { merchantId, orderId, transactionId } = request.params
    authenticateMerchant(options, { merchantId, authorization: request.headers.authorization })
    const order = state.orders.get(orderId)
    if (!order) throw notFound(`order '${orderId}'`)
    return applyLineFault({ state, reply, operation: 'refund', reference: order.reference }, () => {
      const command = readRefund(request.body)
      const refund = refundOrder(state, order, { id: transactionId, ...command, now: options.now() })
      if ('refusal' in refund) throw toGatewayError(refund)
      return { status: 201, body: transactionAnswer(options.merchant, order, refund, options.now()) }
    })
  })
  app.get<Address>(PATH, async (request, reply) => {
    const { merchantId, orderId, transactionId } = request.params
    authenticateMerchant(options, { merchantId, authorization: request.headers.authorization })
    const order = state.orders.get(orderId)
    return applyLineFault({ state, reply, operation: 'refund-query', reference: order?.reference }, () => {
      const transaction =
        findVisibleRefund(order, transactionId, options.now()) ??
        order?.transactions.find((each) => each.id === transactionId)
      if (!order || !transaction) throw notFound(`transaction '${transactionId}'`)
      return { status: 200, body: transactionAnswer(options.merchant, order, transaction, options.now()) }
    })
  })
}
