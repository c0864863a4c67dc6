import { findMeaning } from '../code-table'
import type { PaymentProvider, RefundAcceptance, RefundRequest } from '../payment-provider'
import { callWechatPay, WechatPayRefusal } from './call-wechat-pay'
import { BILLS_READY_AFTER_MS, fetchWechatStatement } from './fetch-statement'
import { ERROR_MEANINGS, type ErrorMeaning } from './wechat-pay-codes'
import {
  assertCertificatesOpen,
  bridgeParameters,
  jsapiOrderBody,
  readPrepayId,
  readRefund,
  readTransaction,
  refundBody,
  refundPath,
  verifyNotice,
} from './wechat-pay-messages'
import type { WechatPaySettings } from './wechat-pay-settings'

const getErrorMeaning = (error: unknown): ErrorMeaning | undefined =>
  error instanceof WechatPayRefusal ? findMeaning(ERROR_MEANINGS, error.code) : undefined
const isUnknown = (error: unknown): boolean => getErrorMeaning(error) === 'unknown'

const postRefund = async (settings: WechatPaySettings, refund: RefundRequest): Promise<RefundAcceptance> => {
  try {
    const body = refundBody(refund)
    const answer = await callWechatPay(settings, { method: 'POST', path: '/v3/refund/domestic/refunds', body })
    const outcome = readRefund(answer, refund)
    return outcome.state === 'refused' ? outcome : { state: 'accepted' }
  } catch (error) {
    const meaning = getErrorMeaning(error)
    if (meaning === 'final' || meaning === 'unknown') return { state: 'refused', reason: (error as Error).message }
    throw error
  }
}

/** Certificates of the platform come encrypted with the APIv3 key; a merchant that uses its public key has none. */
const proveApiKey = async (settings: WechatPaySettings): Promise<void> => {
  try {
    assertCertificatesOpen(settings, await callWechatPay(settings, { method: 'GET', path: '/v3/certificates' }))
  } catch (error) {
    if (!isUnknown(error)) throw error
  }
}

/** WeChat Pay JSAPI v3: an order of the server, a signed call of the bridge. The same code for every address. */
export const createWechatPayProvider = (settings: WechatPaySettings): PaymentProvider => ({
  code: 'wxpay',
  merchant: settings.merchant,
  needsPayer: true,
  takes: (currency) => settings.currencies.includes(currency),
  isCurrency: (spelling, currency) => spelling === currency,
  toLocale: (wanted) => wanted,
  createSession: async (request) => {
    const body = jsapiOrderBody(settings, request)
    const sessionId = readPrepayId(
      await callWechatPay(settings, { method: 'POST', path: '/v3/pay/transactions/jsapi', body }),
    )
    return { sessionId, sessionVersion: '', successIndicator: '', launch: bridgeParameters(settings, sessionId) }
  },
  // The bridge answers in the page: the browser does not leave the site.
  parseReturn: () => ({ hint: 'done' }),
  verifyCallback: (callback) => verifyNotice(settings, callback),
  query: async ({ requestNo }) => {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(requestNo)}?mchid=${encodeURIComponent(settings.merchant)}`
    try {
      const answer = await callWechatPay(settings, { method: 'GET', path })
      return readTransaction(answer, { merchant: settings.merchant, requestNo })
    } catch (error) {
      if (isUnknown(error)) return { state: 'none' }
      throw error
    }
  },
  proofs: [() => proveApiKey(settings)],
  statement: { readyAfterMs: BILLS_READY_AFTER_MS, fetch: (day) => fetchWechatStatement(settings, day) },
  refund: (request) => postRefund(settings, request),
  queryRefund: async (request) => {
    try {
      return readRefund(await callWechatPay(settings, { method: 'GET', path: refundPath(request.refundNo) }), request)
    } catch (error) {
      if (isUnknown(error)) return { state: 'unknown' }
      throw error
    }
  },
})
