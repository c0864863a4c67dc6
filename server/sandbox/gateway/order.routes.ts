import type { FastifyInstance } from 'fastify'
import type { SandboxOptions } from '../sandbox-options'
import { type SandboxState, visibleTransactions } from '../state/sandbox-state'
import { applyLineFault } from './apply-line-fault'
import { authenticateMerchant, GatewayError } from './gateway-error'
import { retrievedOrder } from './order.presenter'

/** `GET .../order/{id}`: RETRIEVE_ORDER. There is no order before the first card. */
export const registerOrders = (app: FastifyInstance, options: SandboxOptions, state: SandboxState): void => {
  app.get<{ Params: { merchantId: string; orderId: string } }>(
    '/api/rest/version/:version/merchant/:merchantId/order/:orderId',
    async (request, reply) => {
      const { merchantId, orderId } = request.params
      authenticateMerchant(options, { merchantId, authorization: request.headers.authorization })
      const order = state.orders.get(orderId)
      return applyLineFault({ state, reply, operation: 'order', reference: order?.reference }, () => {
        if (!order || visibleTransactions(order, options.now()).length === 0)
          throw new GatewayError(
            400,
            'INVALID_REQUEST',
            `Unable to find order '${orderId}' of merchant '${merchantId}'`,
          )
        return { status: 200, body: retrievedOrder(options.merchant, order, options.now()) }
      })
    },
  )
}
