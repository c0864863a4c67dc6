import { centsFromUnits } from '@shuttle/domain'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { SandboxOptions } from '../sandbox-options'
import {
  capturedCents,
  type GatewayOrder,
  type GatewayTransaction,
  refundedCents,
  type SandboxState,
} from '../state/sandbox-state'
import { applyLineFault } from './apply-line-fault'
import { checkCredentials, GatewayError, invalidField, missingField } from './gateway-error'
import { transactionAnswer } from './order.presenter'

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

const PATH = '/api/rest/version/:version/merchant/:merchantId/order/:orderId/transaction/:transactionId'
interface Address {
  Params: { merchantId: string; orderId: string; transactionId: string }
}

const notFound = (what: string) => new GatewayError(400, 'INVALID_REQUEST', `Unable to find ${what}`)

/** `PUT` REFUND and `GET` RETRIEVE_TRANSACTION. */
export const registerTransactions = (app: FastifyInstance, options: SandboxOptions, state: SandboxState): void => {
  app.put<Address>(PATH, async (request, reply) => {
    const { merchantId, orderId, transactionId } = request.params
    checkCredentials(options, { merchantId, authorization: request.headers.authorization })
    const order = state.orders.get(orderId)
    if (!order) throw notFound(`order '${orderId}'`)
    return applyLineFault({ state, reply, operation: 'refund', reference: order.reference }, () => {
      const isPending = state.takeFault('pending-refund', { reference: order.reference }) !== undefined
      const refund = takeRefund(order, transactionId, request.body, { now: options.now(), isPending })
      return { status: 201, body: transactionAnswer(options.merchant, order, refund, options.now()) }
    })
  })
  app.get<Address>(PATH, async (request, reply) => {
    const { merchantId, orderId, transactionId } = request.params
    checkCredentials(options, { merchantId, authorization: request.headers.authorization })
    const order = state.orders.get(orderId)
    return applyLineFault({ state, reply, operation: 'refund-query', reference: order?.reference }, () => {
      const transaction = order?.transactions.find((each) => each.id === transactionId)
      if (!order || !transaction) throw notFound(`transaction '${transactionId}'`)
      // A pending refund has succeeded by the next query.
      if (transaction.result === 'PENDING') Object.assign(transaction, { result: 'SUCCESS', gatewayCode: 'APPROVED' })
      return { status: 200, body: transactionAnswer(options.merchant, order, transaction, options.now()) }
    })
  })
}
