import type { FastifyInstance } from 'fastify'
import type { SandboxOptions } from '../sandbox-options'
import type { CheckoutSession } from '../state/checkout-session'
import { capturedCents } from '../state/gateway-order'
import type { SandboxState } from '../state/sandbox-state'
import { applyLineFault } from './apply-line-fault'
import { checkCredentials } from './check-credentials'
import { invalidField } from './gateway-error'
import { readSessionRequest, type SessionRequestBody } from './read-session-request'

const openSession = (
  state: SandboxState,
  body: SessionRequestBody,
  at: { now: number; apiVersion: number },
): CheckoutSession => {
  const { order, interaction } = body
  const session: CheckoutSession = {
    id: state.newId('SESSION'),
    version: state.newId('').toLowerCase().slice(0, 10),
    apiVersion: at.apiVersion,
    successIndicator: state.newId('').toLowerCase().slice(0, 16),
    orderId: order.id,
    reference: order.reference,
    amountCents: body.amountCents,
    currency: order.currency,
    description: order.description,
    merchantName: interaction.merchant.name,
    locale: interaction.locale,
    endsAt: at.now + interaction.timeout * 1000,
    notificationUrl: order.notificationUrl,
  }
  state.sessions.set(session.id, session)
  return session
}

/** `POST /api/rest/version/{v}/merchant/{id}/session` */
export const registerSessions = (app: FastifyInstance, options: SandboxOptions, state: SandboxState): void => {
  app.post<{ Params: { version: string; merchantId: string } }>(
    '/api/rest/version/:version/merchant/:merchantId/session',
    async (request, reply) => {
      const { version, merchantId } = request.params
      checkCredentials(options, { merchantId, authorization: request.headers.authorization })
      const apiVersion = Number(version)
      const body = readSessionRequest(apiVersion, request.body)
      const order = state.orders.get(body.order.id)
      if (order && capturedCents(order, Number.POSITIVE_INFINITY) > 0)
        throw invalidField('order.id', `Order '${body.order.id}' has already been paid`)
      return applyLineFault({ state, reply, operation: 'session', reference: body.order.reference }, () => {
        const session = openSession(state, body, { now: options.now(), apiVersion })
        const { id, version: sessionVersion, successIndicator } = session
        return {
          status: 201,
          body: {
            checkoutMode: 'WEBSITE',
            merchant: options.merchant,
            result: 'SUCCESS',
            session: { id, updateStatus: 'SUCCESS', version: sessionVersion },
            successIndicator,
          },
        }
      })
    },
  )
}
