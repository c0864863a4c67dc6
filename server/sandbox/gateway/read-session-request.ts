import { centsFromUnits } from '@shuttle/domain'
import * as z from 'zod/mini'
import { GatewayError, invalidField, missingField } from './gateway-error'

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

export type SessionRequestBody = z.infer<typeof sessionRequest> & { amountCents: number }

const LAST_OLD_VERSION = 62
const TAKEN_CURRENCIES = ['CNY', 'HKD']

/** Reads INITIATE_CHECKOUT (CREATE_CHECKOUT_SESSION up to version 62) as strictly as the gateway does. */
export const readSessionRequest = (apiVersion: number, body: unknown): SessionRequestBody => {
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
