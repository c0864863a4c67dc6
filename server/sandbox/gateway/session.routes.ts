import { centsFromUnits } from '@shuttle/domain'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { SandboxOptions } from '../sandbox-options'
import { type CheckoutSession, capturedCents, type SandboxState } from '../state/sandbox-state'
import { applyLineFault } from './apply-line-fault'
import { authenticateMerchant, GatewayError, invalidField, missingField } from './gateway-error'

const sessionRequest = z.looseObject({
  apiOperation: z.string(),
  interaction: z.looseObject({
    operation: z.string(),
    merchant: z.looseObject({ name: z.string() }),
    locale: z._default(z.string(), 'en'),
    timeout: z._default(z.int(), 1800),
  }),
  order: z.looseObject({
    id: z.string().check(z.minLength(1), z.maxLength(40)),
    amount: z.union([z.string(), z.number()]),
    currency: z.string(),
    description: z._default(z.string(), ''),
    reference: z._default(z.string(), ''),
    notificationUrl: z.optional(z.string()),
  }),
})

type SessionRequestBody = z.infer<typeof sessionRequest> & { amountCents: number }

const LAST_OLD_VERSION = 62
const TAKEN_CURRENCIES = ['CNY', 'HKD']

/** Reads INITIATE_CHECKOUT (CREATE_CHECKOUT_SESSION up to version 62) as strictly as the gateway does. */
const readSessionRequest = (apiVersion: number, body: unknown): SessionRequestBody => {
  const read = z.safeParse(sessionRequest, body)
  if (!read.success) {
    const [issue] = read.error.issues
    const name = issue?.path.join('.') ?? ''
    const isMissing = issue?.code === 'invalid_type' && issue.input === undefined
    throw isMissing ? missingField(name) : invalidField(name, `Value is not valid for parameter: ${name}`)
  }
  const { apiOperation, interaction, order } = read.data
  const wanted = apiVersion <= LAST_OLD_VERSION ? 'CREATE_CHECKOUT_SESSION' : 'INITIATE_CHECKOUT'
  if (apiOperation !== wanted)
    throw invalidField(
      'apiOperation',
      `Unexpected parameter 'apiOperation' value '${apiOperation}' in version ${apiVersion}`,
    )
  if (interaction.operation !== 'PURCHASE')
    throw new GatewayError(400, 'INVALID_REQUEST', 'Merchant profile allows PURCHASE only')
  if (interaction.timeout < 1) throw invalidField('interaction.timeout', 'Value must be at least 1')
  const amountCents = centsFromUnits(order.amount)
  if (amountCents === undefined || amountCents <= 0)
    throw invalidField(
      'order.amount',
      `Value '${order.amount}' is invalid. Amounts are above 0 with at most two decimals`,
    )
  if (!TAKEN_CURRENCIES.includes(order.currency))
    throw invalidField('order.currency', `Value '${order.currency}' is invalid. Merchant profile takes CNY and HKD`)
  return { ...read.data, amountCents }
}

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
  state.save('sessions', session)
  return session
}

/** `POST /api/rest/version/{v}/merchant/{id}/session` */
export const registerCheckoutSessions = (app: FastifyInstance, options: SandboxOptions, state: SandboxState): void => {
  app.post<{ Params: { version: string; merchantId: string } }>(
    '/api/rest/version/:version/merchant/:merchantId/session',
    async (request, reply) => {
      const { version, merchantId } = request.params
      authenticateMerchant(options, { merchantId, authorization: request.headers.authorization })
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
