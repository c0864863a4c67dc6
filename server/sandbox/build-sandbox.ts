import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { registerCheckout } from './checkout/checkout.routes'
import { registerFaults } from './faults/fault.routes'
import { GatewayError } from './gateway/gateway-error'
import { registerOrders } from './gateway/order.routes'
import { registerSessions } from './gateway/session.routes'
import { registerTransactions } from './gateway/transaction.routes'
import type { SandboxOptions } from './sandbox-options'
import { registerSlide } from './slide/slide.routes'
import { createSandboxState, type SandboxState } from './state/sandbox-state'
import { registerBridge } from './wxpay/bridge.routes'
import { registerWxpay } from './wxpay/wxpay.routes'
import { WxpayError } from './wxpay/wxpay-error'

/** Providers that hold everything in memory. Builds and never listens; whoever runs it chooses the port. */
export const buildSandbox = (
  options: SandboxOptions,
  log?: FastifyBaseLogger,
): { app: FastifyInstance; state: SandboxState } => {
  const app: FastifyInstance = log ? Fastify({ loggerInstance: log, disableRequestLogging: true }) : Fastify()
  const state = createSandboxState()
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof GatewayError) return reply.code(error.status).send(error.body)
    if (error instanceof WxpayError) return reply.code(error.status).send(error.body)
    app.log.error({ err: error }, 'sandbox: fault')
    return reply
      .code(500)
      .send({ error: { cause: 'SERVER_FAILED', explanation: 'An unexpected error occurred' }, result: 'ERROR' })
  })
  registerSessions(app, options, state)
  registerOrders(app, options, state)
  registerTransactions(app, options, state)
  registerCheckout(app, options, state)
  if (options.wxpay) {
    registerWxpay(app, options.wxpay, state, options.now)
    registerBridge(app, options.wxpay, state, options.now)
  }
  registerFaults(app, options, state)
  registerSlide(app, options, state)
  return { app, state }
}
