import type { FormLaunch } from '@shuttle/contracts'
import { findMeaning, getMeaning } from '../code-table'
import {
  assertAnswerMatches,
  assertRefundMoney,
  type PaymentProvider,
  ProviderFault,
  type ProviderPayment,
  type RefundAcceptance,
  type RefundOutcome,
  type RefundRequest,
  type SessionRequest,
} from '../payment-provider'
import {
  businessDate,
  callOctopus,
  type OctopusAnswer,
  OctopusRefusal,
  octopusMoment,
  transactionDocument,
} from './call-octopus'
import { PAYMENT_STATUS, REFUND_STATUS, RESULT_HINT } from './octopus-codes'
import type { OctopusSettings } from './octopus-settings'
import { openEnvelope, sealEnvelope } from './secure-envelope'
import { getText } from './xml'

/** Octopus moves multiples of ten cents. */
const STEP_CENTS = 10

const readLandingUrl = (settings: OctopusSettings, text: string): string => {
  if (!URL.canParse(text) || new URL(text).origin !== settings.landingOrigin)
    throw new ProviderFault('unreadable', 'octopus request: a landing page at another place')
  return text
}

/**
 * Requests a payment and answers the form that takes the browser to its landing page. Its outcome is posted to
 * `returnUrl`, server to server. The language goes with the form, in a field of its own.
 */
const requestLandingPage = async (settings: OctopusSettings, request: SessionRequest): Promise<FormLaunch> => {
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

const CENTS = /^\d{1,9}$/

/** A payment in another currency names it; Octopus itself moves Hong Kong dollars. */
const readCurrency = ({ element }: OctopusAnswer): string =>
  element.children.find((child) => child.name === 'currency')?.attributes.code ?? 'HKD'

/** Reads an enquiry; {@link callOctopus} has compared gateway and number with the request. */
const readPayment = (answer: OctopusAnswer): ProviderPayment => {
  const { status, field } = answer
  const state = getMeaning('octopus: status', PAYMENT_STATUS, status)
  if (state === 'none') return { state }
  if (state === 'declined') return { state, reason: status }
  const [amount, transactionId] = [field('amount'), field('receiptId')]
  if (!CENTS.test(amount) || transactionId === '')
    throw new ProviderFault('unreadable', 'octopus: a payment without amount or receipt')
  const merchant = field('gatewayId')
  const money = { transactionId, merchant, amount: Number(amount), currency: readCurrency(answer) }
  return state === 'returned' ? { state, ...money, refunded: undefined } : { state, ...money }
}

/** Reads a refund and its enquiry; an answer that it is pending or done names the refund, and may name its amount. */
const readRefund = (answer: OctopusAnswer, { refundNo, amount, currency }: RefundRequest) => {
  const { status, field } = answer
  const state = getMeaning('octopus refund: status', REFUND_STATUS, status)
  if (state === 'unknown') return { state }
  const refundRef = field('refundRef')
  if (state !== 'refused' || refundRef !== '')
    assertAnswerMatches('octopus refund', { refundRef: refundNo }, { refundRef })
  const theirs = field('amount')
  if (theirs !== '')
    assertRefundMoney(
      'octopus refund',
      { amount, currency },
      { amount: Number(theirs), currency: readCurrency(answer) },
    )
  return state === 'refused' ? { state, reason: `octopus says ${status}` } : { state }
}

/** The key of a refund: the payment, and our number of it, so that a repeated request reaches the first one. */
const toRefundFields = (settings: OctopusSettings, { requestNo, refundNo }: RefundRequest) => ({
  gatewayId: settings.gatewayId,
  gatewayRef: requestNo,
  refundRef: refundNo,
})

/**
 * A service that does not have the document. Any other HTTP status has no meaning for a refund: it is requested again.
 */
const isWithoutDocument = (error: unknown): error is OctopusRefusal =>
  error instanceof OctopusRefusal && error.code === 'HTTP 404'

/**
 * Refunds money. The names of these two documents follow the others': Octopus publishes none, so they have to be
 * compared with the interface of the contract before money is real. A service that does not know them refuses (404),
 * and staff refund by other means.
 */
const refundOctopus = async (settings: OctopusSettings, request: RefundRequest): Promise<RefundAcceptance> => {
  if (request.amount % STEP_CENTS !== 0) return { state: 'refused', reason: 'octopus moves steps of ten cents' }
  try {
    const fields = { ...toRefundFields(settings, request), amount: String(request.amount) }
    const outcome = readRefund(await callOctopus(settings, 'refund', fields), request)
    if (outcome.state === 'unknown') return { state: 'refused', reason: 'octopus knows no such payment' }
    return outcome.state === 'refused' ? outcome : { state: 'accepted' }
  } catch (error) {
    if (isWithoutDocument(error)) return { state: 'refused', reason: error.message }
    throw error
  }
}

/** The state of a refund; `unknown` permits a request for it. */
const queryOctopusRefund = async (
  settings: OctopusSettings,
  request: RefundRequest,
): Promise<RefundOutcome | { state: 'unknown' }> => {
  try {
    return readRefund(await callOctopus(settings, 'refund-enquiry', toRefundFields(settings, request)), request)
  } catch (error) {
    if (isWithoutDocument(error)) return { state: 'unknown' }
    throw error
  }
}

export const XML = 'application/xml; charset=UTF-8'

/**
 * A result names an attempt when Octopus sealed it for this gateway. It may come again, and its content is not trusted:
 * the service queries. The sealed reply confirms receipt and contains the browser's next address.
 */
const verifyResult = (settings: OctopusSettings, body: string) => {
  const result = openEnvelope(settings, body)
  if (result?.name !== 'paymentResult' || getText(result, 'gatewayId') !== settings.gatewayId) return undefined
  const requestNo = getText(result, 'gatewayRef')
  if (requestNo === '') return undefined
  const status = result.children.find((child) => child.name === 'status')?.attributes.code ?? ''
  const back = new URLSearchParams({ orderReqno: requestNo, result: status })
  const heard = transactionDocument(
    { root: 'paymentResultResponse', now: settings.now() },
    {
      gatewayId: settings.gatewayId,
      gatewayRef: requestNo,
      resultUrl: `${settings.siteUrl}/api/pay/return/octopusonline?${back.toString()}`,
    },
  )
  return { requestNo, reply: { contentType: XML, body: sealEnvelope(settings, heard) } }
}

const LOCALES = ['zh_CN', 'zh_TW', 'en_US']
/**
 * Octopus online payment: sealed documents between servers, a landing page for the browser. The same code for every
 * address.
 */
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
  parseReturn: ({ result = '' }) => ({ hint: findMeaning(RESULT_HINT, result) }),
  verifyCallback: ({ body }) => verifyResult(settings, body),
  query: async ({ requestNo }) =>
    readPayment(await callOctopus(settings, 'enquiry', { gatewayId: settings.gatewayId, gatewayRef: requestNo })),
  refund: (request) => refundOctopus(settings, request),
  queryRefund: (request) => queryOctopusRefund(settings, request),
})
