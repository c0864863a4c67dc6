import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { GatewayError } from '../gateway/gateway-error'
import { retrievedOrder } from '../gateway/order.presenter'
import { pageHeaders, SANDBOX_STYLES } from '../pages/sandbox-page'
import type { SandboxOptions } from '../sandbox-options'
import type { CheckoutSession, SandboxState } from '../state/sandbox-state'
import { checkoutPage, goneCheckoutPage } from './checkout-page'
import { cardBody, notifyMerchant, payByCard } from './pay-by-card'

const getOrigin = (text: string | undefined): string => {
  try {
    return new URL(text ?? '').origin
  } catch {
    return 'null'
  }
}

/** The hosted side: the script merchants load, the page it frames, and the card that page sends. */
export const registerCheckout = (app: FastifyInstance, options: SandboxOptions, state: SandboxState): void => {
  const script = (name: string) => (_request: unknown, reply: FastifyReply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' })
      .send(options.scripts.read(name))

  app.get('/static/checkout/checkout.min.js', script('sandbox-checkout'))
  app.get('/checkout/version/:version/checkout.js', script('sandbox-checkout'))
  app.get('/static/sandbox-card-form.js', script('sandbox-card-form'))
  app.get('/static/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(SANDBOX_STYLES))

  app.get<{ Params: { sessionId: string }; Querystring: { origin?: string } }>(
    '/checkout/pay/:sessionId',
    (request, reply) => {
      const merchantOrigin = getOrigin(request.query.origin)
      const session = state.sessions.get(request.params.sessionId)
      reply.headers(pageHeaders('*'))
      if (!session) return reply.code(404).send(goneCheckoutPage(merchantOrigin))
      return reply.send(checkoutPage(session, { now: options.now(), merchantOrigin }))
    },
  )

  const notify = (session: CheckoutSession, times: number) => {
    const order = state.orders.get(session.orderId)
    const { notificationSecret: secret } = options
    if (!order || session.notificationUrl === undefined || secret === undefined) return
    const body = { order: retrievedOrder(options.merchant, order, options.now()) }
    void notifyMerchant({ url: session.notificationUrl, secret, log: app.log }, body, times)
  }

  app.post<{ Params: { sessionId: string } }>('/checkout/pay/:sessionId/card', (request, reply) => {
    const session = state.sessions.get(request.params.sessionId)
    if (!session) throw new GatewayError(404, 'INVALID_REQUEST', 'Unable to find session')
    const card = z.safeParse(cardBody, request.body)
    if (!card.success) throw new GatewayError(400, 'INVALID_REQUEST', 'Card details are not valid')
    const outcome = payByCard(state, session, card.data.number, options.now())
    if (outcome.result === 'paid') notify(session, outcome.times)
    return reply.send(outcome)
  })
}
