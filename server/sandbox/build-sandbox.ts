import formBody from '@fastify/formbody'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { ALIPAY_NAME, registerAlipay } from './alipay/alipay.routes'
import { tradeNotice } from './alipay/trade-notice'
import { registerCheckout } from './checkout/checkout.routes'
import { CMB_NAME, registerCmb } from './cmbpay/cmb.routes'
import { payNotice } from './cmbpay/pay-notice'
import { registerFaults } from './faults/fault.routes'
import { GatewayError } from './gateway/gateway-error'
import { registerOrders } from './gateway/order.routes'
import { registerStatements } from './gateway/report.routes'
import { registerCheckoutSessions } from './gateway/session.routes'
import { registerTransactions } from './gateway/transaction.routes'
import { registerKeys } from './keys.routes'
import { registerLanding } from './landing/landing.routes'
import { registerOctopus } from './octopus/octopus.routes'
import { octopusLanding } from './octopus/result-notice'
import type { SandboxOptions } from './sandbox-options'
import { registerSlide } from './slide/slide.routes'
import { booksFile } from './state/books-file'
import { createSandboxState, type SandboxState } from './state/sandbox-state'
import { registerWechatLogin } from './wechat-login/wechat-login.routes'
import { registerBridge } from './wechat-pay/bridge.routes'
import { WechatPayError } from './wechat-pay/check-authorization'
import { registerWechatPay } from './wechat-pay/wechat-pay.routes'

/** Simulates the providers. Does not listen: the caller chooses the port. */
export const buildSandbox = (
  options: SandboxOptions,
  log?: FastifyBaseLogger,
): { app: FastifyInstance; state: SandboxState } => {
  const app: FastifyInstance = log ? Fastify({ loggerInstance: log, disableRequestLogging: true }) : Fastify()
  const state = createSandboxState(options.booksFile === undefined ? undefined : booksFile(options.booksFile))
  app.register(formBody)
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof GatewayError) return reply.code(error.status).send(error.body)
    if (error instanceof WechatPayError) return reply.code(error.status).send(error.body)
    app.log.error({ err: error }, 'sandbox: fault')
    return reply
      .code(500)
      .send({ error: { cause: 'SERVER_FAILED', explanation: 'An unexpected error occurred' }, result: 'ERROR' })
  })
  registerCheckoutSessions(app, options, state)
  registerOrders(app, options, state)
  registerTransactions(app, options, state)
  registerStatements(app, options, state)
  registerCheckout(app, options, state)
  if (options.wechatPay) {
    registerWechatPay(app, options.wechatPay, state, options.now)
    registerBridge(app, options.wechatPay, state, options.now)
  }
  const { alipay, cmbpay, octopus, now } = options
  if (alipay) registerAlipay(app, alipay, state, now)
  if (cmbpay) registerCmb(app, cmbpay, state, now)
  if (octopus) registerOctopus(app, octopus, state, now)
  registerLanding(
    app,
    {
      ...(alipay && {
        alipay: {
          name: ALIPAY_NAME,
          notice: (payment) => tradeNotice(alipay, payment, { state, now: now() }),
          returnFields: () => ({}),
        },
      }),
      ...(cmbpay && {
        cmbpay: { name: CMB_NAME, notice: (payment) => payNotice(cmbpay, payment, now()), returnFields: () => ({}) },
      }),
      ...(octopus && { octopus: octopusLanding({ profile: octopus, state, now, log: app.log }) }),
    },
    state,
    now,
  )
  registerFaults(app, options, state)
  registerKeys(app, options)
  registerSlide(app, options, state)
  registerWechatLogin(app, options, state)
  return { app, state }
}
