import { timingSafeEqual } from 'node:crypto'
import { dayLimits } from '@shuttle/domain/staff'
import * as z from 'zod/mini'
import { findMeaning } from '../code-table'
import {
  type FramePolicy,
  type PaymentProvider,
  parseJson,
  type RefundAcceptance,
  type RefundRequest,
} from '../payment-provider'
import {
  callGateway,
  GatewayRefusal,
  type GatewaySettings,
  isUnknownToGateway,
  LAST_LIGHTBOX_VERSION,
} from './call-gateway'
import { fetchReport } from './fetch-report'
import { ERROR_CAUSE } from './gateway-codes'
import {
  GATEWAY_CURRENCY,
  readCheckoutSession,
  readGatewayRefund,
  readOrder,
  refundBody,
  refundPath,
  toCheckoutSessionBody,
} from './gateway-messages'

const notification = z.looseObject({ order: z.looseObject({ id: z.string() }) })

const same = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * A webhook notification shows the merchant's secret in `X-Notification-Secret` and may come twice. Only its order
 * number is used: the outcome is queried afterwards.
 */
const verifyNotification = (
  secret: string | undefined,
  callback: { headers: Readonly<Record<string, string | string[] | undefined>>; body: string },
): { requestNo: string } | undefined => {
  const shown = callback.headers['x-notification-secret']
  if (secret === undefined || typeof shown !== 'string' || !same(shown, secret)) return undefined
  const read = z.safeParse(notification, parseJson(callback.body))
  return read.success ? { requestNo: read.data.order.id } : undefined
}

/** The period whose report proves the password of reports. */
const PROOF_MS = 1000

/** Languages of the hosted page (accounts 7, global request rules). */
const LOCALES = ['zh', 'zh-hk', 'en']

/** The one field in which a reused number is reported. */
const isDuplicate = (error: GatewayRefusal): boolean => error.field === 'transaction.id'
/**
 * The request itself was refused. Refused credentials (401, 403) are a fault of the settings: the refund is requested
 * again.
 */
const isRefusedRefund = ({ status, errorCause }: GatewayRefusal): boolean =>
  (status === 400 || status === 404) && findMeaning(ERROR_CAUSE, errorCause) === 'refused'

const postRefund = async (settings: GatewaySettings, refund: RefundRequest): Promise<RefundAcceptance> => {
  try {
    const answer = await callGateway(settings, { method: 'PUT', path: refundPath(refund), body: refundBody(refund) })
    const outcome = readGatewayRefund(answer, { merchant: settings.merchant, refund })
    return outcome.state === 'refused' ? outcome : { state: 'accepted' }
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    if (isDuplicate(error)) return { state: 'accepted' }
    if (isRefusedRefund(error)) return { state: 'refused', reason: error.message }
    throw error
  }
}

/** Mastercard Gateway Hosted Checkout. The same code serves every gateway; they differ by their settings. */
export const createMastercardProvider = (settings: GatewaySettings): PaymentProvider & { frame: FramePolicy } => {
  const origin = new URL(settings.baseUrl).origin
  const { reportPassword } = settings
  const lightbox = settings.version <= LAST_LIGHTBOX_VERSION
  const script = lightbox ? `checkout/version/${settings.version}/checkout.js` : 'static/checkout/checkout.min.js'
  return {
    code: 'MasterCard',
    merchant: settings.merchant,
    frame: {
      scriptUrl: `${settings.baseUrl}/${script}`,
      display: lightbox ? 'lightbox' : 'embedded',
      script: [origin],
      frame: [origin],
      connect: [],
      formAction: [origin],
    },
    needsPayer: false,
    takes: (currency) => settings.currencies.includes(currency),
    isCurrency: (spelling, currency) => GATEWAY_CURRENCY[currency] === spelling,
    toLocale: (wanted) => LOCALES.find((locale) => locale === wanted) ?? 'en',
    createSession: async (request) =>
      readCheckoutSession(
        await callGateway(settings, {
          method: 'POST',
          path: 'session',
          body: toCheckoutSessionBody(settings, request),
        }),
      ),
    parseReturn: ({ resultIndicator }) => ({ hint: resultIndicator === undefined ? 'cancelled' : 'done' }),
    verifyCallback: (callback) => verifyNotification(settings.notification?.secret, callback),
    query: async ({ requestNo }) => {
      try {
        const answer = await callGateway(settings, { method: 'GET', path: `order/${encodeURIComponent(requestNo)}` })
        return readOrder(answer, { merchant: settings.merchant, requestNo })
      } catch (error) {
        if (isUnknownToGateway(error)) return { state: 'none' }
        throw error
      }
    },
    ...(reportPassword !== undefined && {
      statement: {
        readyAfterMs: 0,
        isNumberedByPayment: true,
        fetch: (day) => fetchReport(settings, reportPassword, dayLimits(day)),
      },
      proofs: [({ openedAt }) => fetchReport(settings, reportPassword, { from: openedAt - PROOF_MS, until: openedAt })],
    }),
    refund: (request) => postRefund(settings, request),
    queryRefund: async (refund) => {
      try {
        const answer = await callGateway(settings, { method: 'GET', path: refundPath(refund) })
        return readGatewayRefund(answer, { merchant: settings.merchant, refund })
      } catch (error) {
        if (isUnknownToGateway(error)) return { state: 'unknown' }
        throw error
      }
    },
  }
}
