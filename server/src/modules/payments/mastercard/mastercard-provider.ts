import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { type FramePolicy, type PaymentProvider, ProviderFault, parseJson } from '../payment-provider'
import { callGateway, type GatewaySettings, LAST_LIGHTBOX_VERSION } from './call-gateway'
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
 * A webhook notification shows the merchant's secret in `X-Notification-Secret` and may come twice.
 * Only its order number is used: what happened is asked afterwards.
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

/** Languages of the hosted page (accounts 7, global request rules). */
const LOCALES = ['zh', 'zh-hk', 'en']

/** The gateway has no order until a card was tried; it says so with 404, or 400 and an explanation. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ProviderFault && error.kind === 'refused' && /unable to find|not found|says 404/i.test(error.message)

/** Mastercard Gateway Hosted Checkout. The same code serves every gateway; they differ by their settings. */
export const createMastercardProvider = (settings: GatewaySettings): PaymentProvider & { frame: FramePolicy } => {
  const origin = new URL(settings.baseUrl).origin
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
        return readOrder(await callGateway(settings, { method: 'GET', path: `order/${encodeURIComponent(requestNo)}` }))
      } catch (error) {
        if (isUnknown(error)) return { state: 'none' }
        throw error
      }
    },
    refund: async (request) =>
      readGatewayRefund(
        await callGateway(settings, { method: 'PUT', path: refundPath(request), body: refundBody(request) }),
      ),
    queryRefund: async (request) => {
      try {
        return readGatewayRefund(await callGateway(settings, { method: 'GET', path: refundPath(request) }))
      } catch (error) {
        if (isUnknown(error)) return { state: 'unknown' }
        throw error
      }
    },
  }
}
