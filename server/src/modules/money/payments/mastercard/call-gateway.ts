import type { Currency } from '@shuttle/domain'
import * as z from 'zod/mini'
import { callSignal } from '../../../../runtime/in-flight-calls'
import { findMeaning } from '../code-table'
import { ProviderBusy, ProviderFault, parseJson, TOO_MANY } from '../payment-provider'
import { ERROR_CAUSE } from './gateway-codes'

/** All settings of a gateway; sandbox and live have no other difference. */
export interface GatewaySettings {
  /** `https://<region>-gateway.mastercard.com`, without a slash at the end. */
  baseUrl: string
  merchant: string
  /** Integration password of the merchant profile. */
  password: string
  /** Password of the Reporting API; without it no day has a statement. */
  reportPassword?: string | undefined
  /** API version. 63 and later open an embedded page, up to 62 a lightbox. */
  version: number
  /** The text above the form, by the gateway's languages; `en` for any other. */
  merchantName: { readonly en: string; readonly [locale: string]: string }
  currencies: readonly Currency[]
  /** Address of this site, for return addresses; without a slash at the end. */
  siteUrl: string
  /**
   * Address that the gateway notifies, and the secret it shows there. Without them the reconciler finds payments by
   * polling.
   */
  notification?: { url: string; secret: string }
  /** Milliseconds one call may take. */
  timeoutMs: number
}

/** The last version with CREATE_CHECKOUT_SESSION, its own script address and the lightbox. */
export const LAST_LIGHTBOX_VERSION = 62

/** `{ error: { cause, explanation, field }, result: 'ERROR' }` */
const errorAnswer = z.looseObject({
  result: z.literal('ERROR'),
  error: z.looseObject({
    cause: z.optional(z.string()),
    explanation: z.optional(z.string()),
    field: z.optional(z.string()),
  }),
})

/**
 * A refusal in the gateway's own error body; a page of another server is none. There is no code for an order that it
 * does not know: {@link isUnknownToGateway} reads status, cause and field.
 */
export class GatewayRefusal extends ProviderFault {
  readonly status: number
  readonly errorCause: string

  constructor(status: number, error: { cause: string; explanation: string; field: string | undefined }) {
    super('refused', `gateway says ${status} ${error.cause}: ${error.explanation}`, { field: error.field })
    this.status = status
    this.errorCause = error.cause
  }
}

/**
 * The gateway has no order until a card was tried: 404, or 400 about no field of the request. Another cause has another
 * meaning.
 */
export const isUnknownToGateway = (error: unknown): boolean =>
  error instanceof GatewayRefusal &&
  error.errorCause === 'INVALID_REQUEST' &&
  (error.status === 404 || (error.status === 400 && error.field === undefined))

/** The fault that an answer represents, or undefined when it is no error. */
const toGatewayFault = (status: number, answer: unknown): ProviderFault | undefined => {
  if (status === TOO_MANY) return new ProviderBusy(`gateway says ${status}`)
  const read = z.safeParse(errorAnswer, answer)
  if (read.success) {
    const { cause = 'no cause', explanation = '', field } = read.data.error
    if (findMeaning(ERROR_CAUSE, cause) === 'busy')
      return new ProviderFault('unreachable', `gateway says ${status} ${cause}`, { field })
    return new GatewayRefusal(status, { cause, explanation, field })
  }
  if (status >= 500) return new ProviderFault('unreachable', `gateway says ${status}`)
  if (status >= 400) return new ProviderFault('unreadable', `gateway says ${status} without its error body`)
  return undefined
}

export interface GatewayCall {
  method: 'GET' | 'POST' | 'PUT'
  /** Below `/api/rest/version/{v}/merchant/{id}/`; parts already encoded. */
  path: string
  body?: object
}

const authorization = ({ merchant, password }: Pick<GatewaySettings, 'merchant' | 'password'>): string =>
  `Basic ${Buffer.from(`merchant.${merchant}:${password}`).toString('base64')}`

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (response.ok) throw new ProviderFault('unreadable', 'gateway answered without JSON', { cause })
    return undefined
  }
}

/** One call of the gateway's REST-JSON interface; rejects with {@link ProviderFault} only. */
export const callGateway = async (settings: GatewaySettings, call: GatewayCall): Promise<unknown> => {
  const merchant = encodeURIComponent(settings.merchant)
  const url = `${settings.baseUrl}/api/rest/version/${settings.version}/merchant/${merchant}/${call.path}`
  const headers: Record<string, string> = { authorization: authorization(settings), accept: 'application/json' }
  if (call.body) headers['content-type'] = 'application/json'
  try {
    const response = await fetch(url, {
      method: call.method,
      headers,
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      redirect: 'error',
      signal: callSignal(settings.timeoutMs),
    })
    const answer = await readJson(response)
    const fault = toGatewayFault(response.status, answer)
    if (fault) throw fault
    return answer
  } catch (cause) {
    if (cause instanceof ProviderFault) throw cause
    throw new ProviderFault('unreachable', `${call.method} ${call.path}: no answer`, { cause })
  }
}

/** A file of the gateway below its address, such as a report; rejects with {@link ProviderFault} only. */
export const downloadFromGateway = async (
  { baseUrl, merchant, timeoutMs }: GatewaySettings,
  { path, password }: { path: string; password: string },
): Promise<string> => {
  try {
    const response = await fetch(`${baseUrl}/${path}`, {
      headers: { authorization: authorization({ merchant, password }), accept: 'text/csv' },
      redirect: 'error',
      signal: callSignal(timeoutMs),
    })
    const text = await response.text()
    const fault = response.ok ? undefined : toGatewayFault(response.status, parseJson(text))
    if (fault) throw fault
    return text
  } catch (cause) {
    if (cause instanceof ProviderFault) throw cause
    throw new ProviderFault('unreachable', 'gateway report: no answer', { cause })
  }
}
