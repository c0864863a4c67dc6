import type { FormLaunch } from '@shuttle/contracts'
import type { SessionRequest } from '../payment-provider'
import { ProviderFault } from '../provider-fault'
import { callOctopus, OctopusRefusal } from './call-octopus'
import type { OctopusSettings } from './octopus-settings'
import { businessDate, octopusMoment } from './transaction-document'

/** Octopus moves steps of ten cents. */
export const STEP_CENTS = 10

const readLandingUrl = (settings: OctopusSettings, text: string): string => {
  if (!URL.canParse(text) || new URL(text).origin !== settings.landingOrigin)
    throw new ProviderFault('unreadable', 'octopus request: a landing page at another place')
  return text
}

/**
 * Asks for a payment and answers the form that takes the browser to its landing page. What becomes of it is posted to
 * `returnUrl`, server to server. The language goes with the form, in a field of its own.
 */
export const requestLandingPage = async (settings: OctopusSettings, request: SessionRequest): Promise<FormLaunch> => {
  if (request.currency !== 'HKD') throw new ProviderFault('refused', 'octopus takes Hong Kong dollars only')
  if (request.amount % STEP_CENTS !== 0)
    throw new ProviderFault('refused', 'octopus takes steps of ten cents', { field: 'amount' })
  const answer = await callOctopus(settings, 'request', {
    gatewayId: settings.gatewayId,
    gatewayRef: request.requestNo,
    merchantId: settings.merchantId,
    expiryTime: octopusMoment(request.openedAt + request.timeoutSeconds * 1000),
    businessDate: businessDate(request.openedAt),
    amount: String(request.amount),
    returnUrl: `${settings.siteUrl}/api/pay/notify/octopusonline`,
  })
  if (answer.status !== 'SUCCESS') throw new OctopusRefusal(answer.status)
  return { action: readLandingUrl(settings, answer.field('landingUrl')), fields: { locale: request.locale } }
}
