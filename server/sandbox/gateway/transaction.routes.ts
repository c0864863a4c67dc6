import type { FastifyInstance } from 'fastify'
import type { SandboxOptions } from '../sandbox-options'
import type { SandboxState } from '../state/sandbox-state'
import { applyLineFault } from './apply-line-fault'
import { checkCredentials } from './check-credentials'
import { GatewayError } from './gateway-error'
import { transactionAnswer } from './order.presenter'
import { takeRefund } from './take-refund'

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
      // A pending refund settles by the time somebody asks again.
      if (transaction.result === 'PENDING') Object.assign(transaction, { result: 'SUCCESS', gatewayCode: 'APPROVED' })
      return { status: 200, body: transactionAnswer(options.merchant, order, transaction, options.now()) }
    })
  })
}
