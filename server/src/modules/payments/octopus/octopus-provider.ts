import type { ReturnHint } from '@shuttle/contracts'
import type { PaymentProvider } from '../payment-provider'
import { callOctopus } from './call-octopus'
import type { OctopusSettings } from './octopus-settings'
import { requestLandingPage, STEP_CENTS } from './payment-request'
import { readPayment } from './read-payment'
import { queryOctopusRefund, refundOctopus } from './refund-payment'
import { verifyResult } from './verify-result'

const LOCALES = ['zh_CN', 'zh_TW', 'en_US']
const HINT: Record<string, ReturnHint> = {
  SUCCESS: 'done',
  CANCELLED: 'cancelled',
  EXPIRED: 'timedOut',
  FAILED: 'failed',
  REJECTED: 'failed',
}

/** Octopus online payment: sealed documents between servers, a landing page for the browser. The same code for every address. */
export const createOctopusProvider = (settings: OctopusSettings): PaymentProvider => ({
  code: 'octopusonline',
  merchant: settings.gatewayId,
  needsPayer: false,
  takes: (currency) => currency === 'HKD',
  takesAmount: (amount) => amount % STEP_CENTS === 0,
  isCurrency: (spelling, currency) => spelling === currency,
  toLocale: (wanted) => (LOCALES.includes(wanted) ? wanted : 'zh_TW'),
  createSession: async (request) => ({
    sessionId: request.requestNo,
    sessionVersion: '',
    successIndicator: '',
    launch: await requestLandingPage(settings, request),
  }),
  parseReturn: ({ result = '' }) => ({ hint: HINT[result] }),
  verifyCallback: ({ body }) => verifyResult(settings, body),
  query: async ({ requestNo }) =>
    readPayment(await callOctopus(settings, 'enquiry', { gatewayId: settings.gatewayId, gatewayRef: requestNo })),
  refund: (request) => refundOctopus(settings, request),
  queryRefund: (request) => queryOctopusRefund(settings, request),
})
