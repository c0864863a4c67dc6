import type { WalletLaunch } from '@shuttle/contracts'
import { civilDateAt, civilTimeAt, type Instant } from '@shuttle/domain'
import * as z from 'zod/mini'
import { getMeaning } from '../code-table'
import {
  assertAnswerMatches,
  assertRefundMoney,
  ProviderFault,
  type ProviderPayment,
  parseJson,
  type RefundOutcome,
  type RefundRequest,
  type SessionRequest,
} from '../payment-provider'
import { REFUND_STATUS, TRADE_STATE } from './wechat-pay-codes'
import type { WechatPaySettings } from './wechat-pay-settings'
import { decryptResource, isFromPlatform, noticeResource, signLines } from './wechat-pay-signature'

/** RFC 3339 in UTC+8, the format of `time_expire`. */
const momentText = (at: Instant): string => `${civilDateAt(at)}T${civilTimeAt(at)}+08:00`

/** Body of `/v3/pay/transactions/jsapi`; amounts are whole cents. */
export const jsapiOrderBody = (settings: WechatPaySettings, request: SessionRequest) => ({
  appid: settings.appId,
  mchid: settings.merchant,
  description: request.description,
  out_trade_no: request.requestNo,
  time_expire: momentText(request.openedAt + request.timeoutSeconds * 1000),
  attach: request.orderNo,
  notify_url: settings.notifyUrl,
  amount: { total: request.amount, currency: request.currency },
  payer: { openid: request.payer },
})

const orderAnswer = z.looseObject({ prepay_id: z.string().check(z.minLength(1)) })

export const readPrepayId = (answer: unknown): string => {
  const read = z.safeParse(orderAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'jsapi answer of no known shape', { cause: read.error })
  return read.data.prepay_id
}

/** Arguments of the bridge of WeChat's browser; signed over app, time, nonce and package. */
export const bridgeParameters = (settings: WechatPaySettings, prepayId: string): WalletLaunch => {
  const timeStamp = String(Math.floor(settings.now() / 1000))
  const nonceStr = settings.nonce()
  const packageText = `prepay_id=${prepayId}`
  return {
    appId: settings.appId,
    timeStamp,
    nonceStr,
    package: packageText,
    signType: 'RSA',
    paySign: signLines([settings.appId, timeStamp, nonceStr, packageText], settings.privateKey),
  }
}

const orderTransactionAnswer = z.looseObject({
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  trade_state_desc: z._default(z.string(), ''),
  transaction_id: z.optional(z.string()),
  amount: z.optional(z.looseObject({ total: z.int(), currency: z._default(z.string(), 'CNY') })),
})

/** Reads the query of an order. */
export const readTransaction = (
  answer: unknown,
  expected: { merchant: string; requestNo: string },
): ProviderPayment => {
  const read = z.safeParse(orderTransactionAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'transaction of no known shape', { cause: read.error })
  const { trade_state: tradeState, transaction_id: transactionId, amount, mchid: merchant } = read.data
  assertAnswerMatches('wechat order', { mchid: expected.merchant, out_trade_no: expected.requestNo }, read.data)
  const state = getMeaning('wechat order: state', TRADE_STATE, tradeState)
  if (state === 'none') return { state }
  if (state === 'declined') return { state, reason: read.data.trade_state_desc }
  if (transactionId === undefined || amount === undefined)
    throw new ProviderFault('unreadable', 'a paid transaction without number or amount')
  const money = { transactionId, merchant, amount: amount.total, currency: amount.currency }
  return state === 'returned' ? { state, ...money, refunded: undefined } : { state, ...money }
}

/** Body of `/v3/refund/domestic/refunds`; the refund number is ours, so a retry reaches its first attempt. */
export const refundBody = (request: RefundRequest) => ({
  out_trade_no: request.requestNo,
  out_refund_no: request.refundNo,
  amount: { refund: request.amount, total: request.captured, currency: request.currency },
})

export const refundPath = (refundNo: string): string => `/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`

const refundAnswer = z.looseObject({
  status: z.string(),
  out_refund_no: z.string(),
  out_trade_no: z.string(),
  amount: z.looseObject({ refund: z.int(), currency: z._default(z.string(), 'CNY') }),
})

/** Reads the answers to a refund and to its query. */
export const readRefund = (answer: unknown, refund: RefundRequest): RefundOutcome => {
  const read = z.safeParse(refundAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'refund answer of no known shape', { cause: read.error })
  const { status, amount } = read.data
  const numbers = { out_refund_no: refund.refundNo, out_trade_no: refund.requestNo }
  assertAnswerMatches('wechat refund', numbers, read.data)
  assertRefundMoney('wechat refund', refund, { amount: amount.refund, currency: amount.currency })
  const state = getMeaning('wechat refund: status', REFUND_STATUS, status)
  return state === 'refused' ? { state, reason: status } : { state }
}

const certificatesAnswer = z.looseObject({ data: z.array(z.looseObject({ encrypt_certificate: noticeResource })) })

/** Throws `unreadable` where a certificate of the platform cannot be decrypted with the APIv3 key. */
export const assertCertificatesOpen = ({ apiKey }: Pick<WechatPaySettings, 'apiKey'>, answer: unknown): void => {
  const read = z.safeParse(certificatesAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'certificates of no known shape', { cause: read.error })
  if (read.data.data.some((each) => decryptResource(each.encrypt_certificate, apiKey) === undefined))
    throw new ProviderFault('unreadable', 'a certificate does not open with WECHAT_PAY_API_KEY')
}

const notice = z.looseObject({ resource: noticeResource })
const noticeTransaction = z.looseObject({ mchid: z.string(), out_trade_no: z.string() })

/**
 * A notice names an attempt when the platform signed it and its resource can be decrypted with our key. It may come
 * again, and late; only the attempt's number is used, and the outcome is queried afterwards.
 */
export const verifyNotice = (
  settings: WechatPaySettings,
  callback: { headers: Readonly<Record<string, string | string[] | undefined>>; body: string },
): { requestNo: string } | undefined => {
  const read = z.safeParse(notice, parseJson(callback.body))
  const text = read.success ? decryptResource(read.data.resource, settings.apiKey) : undefined
  // First, because anyone can name an unknown key: the message matters only from a sender that has the key of the API.
  if (text === undefined || !isFromPlatform(settings, callback, settings.now())) return undefined
  const about = z.safeParse(noticeTransaction, parseJson(text))
  if (!about.success || about.data.mchid !== settings.merchant) return undefined
  return { requestNo: about.data.out_trade_no }
}
