import * as z from 'zod/mini'
import type { ProviderSession, SessionRequest } from '../payment-provider'
import { ProviderFault } from '../provider-fault'
import { amountText } from './gateway-amount'
import { GATEWAY_CURRENCY } from './gateway-currency'
import { type GatewaySettings, LAST_LIGHTBOX_VERSION } from './gateway-settings'

/** Body of INITIATE_CHECKOUT (up to version 62: CREATE_CHECKOUT_SESSION). */
export const toCheckoutSessionBody = (settings: GatewaySettings, request: SessionRequest) => {
  const back = `${settings.siteUrl}/webhtml/details_payment?orderNo=${encodeURIComponent(request.orderNo)}`
  const answered = `${settings.siteUrl}/api/pay/return/MasterCard?orderReqno=${encodeURIComponent(request.requestNo)}`
  return {
    apiOperation: settings.version <= LAST_LIGHTBOX_VERSION ? 'CREATE_CHECKOUT_SESSION' : 'INITIATE_CHECKOUT',
    interaction: {
      operation: 'PURCHASE',
      merchant: { name: settings.merchantName[request.locale] ?? settings.merchantName.en },
      locale: request.locale,
      timeout: request.timeoutSeconds,
      returnUrl: answered,
      cancelUrl: back,
      timeoutUrl: back,
      displayControl: { billingAddress: 'HIDE', customerEmail: 'HIDE' },
    },
    order: {
      id: request.requestNo,
      reference: request.orderNo,
      amount: amountText(request.amount),
      currency: GATEWAY_CURRENCY[request.currency],
      description: request.description,
      ...(settings.notification ? { notificationUrl: settings.notification.url } : {}),
    },
  }
}

const sessionAnswer = z.looseObject({
  result: z.literal('SUCCESS'),
  session: z.looseObject({ id: z.string(), version: z.string() }),
  successIndicator: z.string(),
})

export const readCheckoutSession = (answer: unknown): ProviderSession => {
  const read = z.safeParse(sessionAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'session answer of no known shape', { cause: read.error })
  const { session, successIndicator } = read.data
  return { sessionId: session.id, sessionVersion: session.version, successIndicator }
}
