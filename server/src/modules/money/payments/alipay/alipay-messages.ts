import type { FormLaunch } from '@shuttle/contracts'
import { centsFromUnits, civilDateAt, civilTimeAt, formatUnits, type Instant } from '@shuttle/domain'
import { getMeaning } from '../code-table'
import {
  assertAnswerMatches,
  assertRefundMoney,
  ProviderFault,
  type ProviderPayment,
  type RefundOutcome,
  type RefundRequest,
  type SessionRequest,
} from '../payment-provider'
import { TRADE_REFUND_STATUS, TRADE_STATUS } from './alipay-codes'
import type { AlipaySettings } from './alipay-settings'
import { isSignedNotice, signByRsa2, type TradeFields } from './alipay-signature'

/** `yyyy-MM-dd HH:mm:ss` in UTC+8. */
export const alipayMoment = (at: Instant): string => `${civilDateAt(at)} ${civilTimeAt(at)}`

/** The signed fields of a form or a query; `biz` is what the method is about. */
export const requestFields = (
  settings: AlipaySettings,
  { method, biz, ...addresses }: { method: string; biz: object; notify_url?: string; return_url?: string },
): Record<string, string> => {
  const fields = {
    app_id: settings.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: alipayMoment(settings.now()),
    version: '1.0',
    ...addresses,
    biz_content: JSON.stringify(biz),
  }
  return { ...fields, sign: signByRsa2(fields, settings.privateKey) }
}

/** The yuan is what no answer and no request names. */
const YUAN = 'CNY'
const inCurrency = (currency: string): object =>
  currency === YUAN ? {} : { trans_currency: currency, settle_currency: currency }

/** The form that the browser posts to the gateway (alipay.trade.wap.pay): it opens the app, or the site of Alipay. */
export const wapPayForm = (settings: AlipaySettings, request: SessionRequest): FormLaunch => {
  const { requestNo, orderNo, amount, currency, description, timeoutSeconds, payPath } = request
  const fields = requestFields(settings, {
    method: 'alipay.trade.wap.pay',
    notify_url: `${settings.siteUrl}/api/pay/notify/alipay`,
    return_url: `${settings.siteUrl}/api/pay/return/alipay?orderReqno=${encodeURIComponent(requestNo)}`,
    biz: {
      out_trade_no: requestNo,
      total_amount: formatUnits(amount),
      ...inCurrency(currency),
      subject: description,
      product_code: 'QUICK_WAP_WAY',
      quit_url: `${settings.siteUrl}${payPath}`,
      time_expire: alipayMoment(settings.now() + timeoutSeconds * 1000),
      passback_params: encodeURIComponent(orderNo),
    },
  })
  return { action: `${settings.gatewayUrl}?charset=utf-8`, fields }
}

type Answer = Readonly<Record<string, unknown>>
const text = (answer: Answer, name: string): string => {
  const value = answer[name]
  return typeof value === 'string' ? value : ''
}

/** Reads alipay.trade.query. A trade that was paid and is closed was refunded whole. */
export const readTrade = (settings: AlipaySettings, answer: Answer, requestNo: string): ProviderPayment => {
  assertAnswerMatches('alipay trade', { out_trade_no: requestNo }, answer)
  const status = getMeaning('alipay trade: status', TRADE_STATUS, text(answer, 'trade_status'))
  if (status === 'none' || (status === 'closed' && text(answer, 'send_pay_date') === '')) return { state: 'none' }
  const amount = centsFromUnits(text(answer, 'total_amount'))
  const transactionId = text(answer, 'trade_no')
  if (amount === undefined || transactionId === '')
    throw new ProviderFault('unreadable', 'alipay trade: paid, without amount or number')
  const paid = { transactionId, merchant: settings.appId, amount, currency: text(answer, 'trans_currency') || YUAN }
  return status === 'closed' ? { state: 'returned', ...paid, refunded: amount } : { state: 'captured', ...paid }
}

/** What a refund is requested with; a refund is known by the trade and `out_request_no`. */
export const refundBiz = ({ requestNo, refundNo, amount, currency }: RefundRequest): object => ({
  out_trade_no: requestNo,
  out_request_no: refundNo,
  refund_amount: formatUnits(amount),
  ...(currency !== YUAN && { refund_currency: currency }),
})

/** Reads alipay.trade.fastpay.refund.query: an answer without a number and an amount knows no such refund. */
export const readTradeRefund = (answer: Answer, request: RefundRequest): RefundOutcome | { state: 'unknown' } => {
  const shown = text(answer, 'refund_amount')
  if (shown === '' && text(answer, 'out_request_no') === '') return { state: 'unknown' }
  const { requestNo, refundNo, amount, currency } = request
  assertAnswerMatches('alipay refund', { out_trade_no: requestNo, out_request_no: refundNo }, answer)
  const theirs = centsFromUnits(shown)
  if (theirs === undefined) throw new ProviderFault('unreadable', `alipay refund: amount ${shown.slice(0, 20)}`)
  const theirCurrency = text(answer, 'refund_currency') || YUAN
  assertRefundMoney('alipay refund', { amount, currency }, { amount: theirs, currency: theirCurrency })
  // A refund that ended at once is answered without a status.
  const status = text(answer, 'refund_status') || 'REFUND_SUCCESS'
  const state = getMeaning('alipay refund: status', TRADE_REFUND_STATUS, status)
  return state === 'refused' ? { state, reason: `refund is in state ${status}` } : { state }
}

/** Alipay repeats a notice until it is answered by this text. */
const RECEIVED = { contentType: 'text/plain; charset=utf-8', body: 'success' }

/** A notice names an attempt when Alipay signed it for this application and account; the outcome is queried. */
export const verifyTradeNotice = (
  settings: AlipaySettings,
  body: string,
): { requestNo: string; reply: typeof RECEIVED } | undefined => {
  const fields: TradeFields = Object.fromEntries(new URLSearchParams(body))
  if (!isSignedNotice(fields, settings.alipayKey)) return undefined
  if (fields.app_id !== settings.appId || fields.seller_id !== settings.sellerId) return undefined
  return fields.out_trade_no ? { requestNo: fields.out_trade_no, reply: RECEIVED } : undefined
}
