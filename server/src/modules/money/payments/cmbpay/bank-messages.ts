import { createHash, timingSafeEqual, verify } from 'node:crypto'
import type { FormLaunch } from '@shuttle/contracts'
import { type Cents, centsFromUnits, civilDateAt, civilTimeAt, formatUnits, type Instant } from '@shuttle/domain'
import * as z from 'zod/mini'
import { getMeaning } from '../code-table'
import {
  assertAnswerMatches,
  assertRefundMoney,
  ProviderFault,
  type ProviderPayment,
  parseJson,
  type RefundAcceptance,
  type RefundOutcome,
  type SessionRequest,
} from '../payment-provider'
import { BANK_ORDER, BANK_REFUND } from './bank-codes'
import type { CmbSettings } from './cmb-settings'

export type Fields = Readonly<Record<string, string>>

/** `name=value` in the order of names, case-insensitive, joined by `&`. */
export const sortedFields = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => ({ name, value, order: name.toLowerCase() }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ name, value }) => `${name}=${value}`)
    .join('&')

/** Hex SHA-256 over the sorted fields and the merchant key. */
export const signFields = (fields: Fields, key: string): string =>
  createHash('sha256')
    .update(`${sortedFields(fields)}&${key}`)
    .digest('hex')

export const isSigned = (fields: Fields, sign: string, key: string): boolean => {
  const [right, shown] = [Buffer.from(signFields(fields, key)), Buffer.from(sign.toLowerCase())]
  return right.length === shown.length && timingSafeEqual(right, shown)
}

/** Whether the bank signed a notice: RSA with SHA-1 over the sorted fields, as its interface defines. */
const isSignedByBank = (fields: Fields, sign: string, bankKey: CmbSettings['bankKey']): boolean => {
  try {
    return verify('RSA-SHA1', Buffer.from(sortedFields(fields)), bankKey, Buffer.from(sign, 'base64'))
  } catch {
    return false
  }
}

/** The JSON text of `jsonRequestData`. */
export const requestText = (settings: Pick<CmbSettings, 'version' | 'key'>, reqData: Fields): string =>
  JSON.stringify({
    version: settings.version,
    charset: 'UTF-8',
    sign: signFields(reqData, settings.key),
    signType: 'SHA-256',
    reqData,
  })

/** `yyyyMMddHHmmss` in UTC+8. */
export const bankMoment = (at: Instant): string => `${civilDateAt(at)}${civilTimeAt(at)}`.replace(/\D/g, '')

/** `yyyyMMdd` in UTC+8: orders are filed under their day. */
export const bankDay = (at: Instant): string => bankMoment(at).slice(0, 8)

/** The bank's order numbers have 6 to 32 letters and digits, no hyphen. */
export const bankOrderNo = (requestNo: string): string => requestNo.replaceAll('-', '')

const SERIAL_LENGTH = 20

/** Up to 20 characters; the same refund always has the same number, so the bank makes it once. */
export const refundSerialNo = (refundNo: string): string =>
  createHash('sha256').update(refundNo).digest('hex').slice(0, SERIAL_LENGTH)

const LONGEST_MINUTES = 30

/** The form that the browser posts to the bank (MB_EUserPay). Both our numbers travel in the notice's own field. */
export const payForm = (settings: CmbSettings, request: SessionRequest): FormLaunch => {
  const { requestNo, orderNo, openedAt } = request
  const minutes = Math.min(LONGEST_MINUTES, Math.max(1, Math.floor(request.timeoutSeconds / 60)))
  const reqData = {
    dateTime: bankMoment(openedAt),
    branchNo: settings.branchNo,
    merchantNo: settings.merchantNo,
    date: bankDay(openedAt),
    orderNo: bankOrderNo(requestNo),
    amount: formatUnits(request.amount),
    expireTimeSpan: String(minutes),
    payNoticeUrl: `${settings.siteUrl}/api/pay/notify/cmbpay`,
    payNoticePara: `${orderNo}|${requestNo}`,
    returnUrl: `${settings.siteUrl}/api/pay/return/cmbpay?orderReqno=${encodeURIComponent(requestNo)}`,
  }
  return { action: `${settings.payUrl}?MB_EUserPay`, fields: { jsonRequestData: requestText(settings, reqData) } }
}

/** The bank's number of the yuan. */
const YUAN = '10'

/** The fields that identify the order of a query; an answer repeats them. */
export type BankOrderKey = { branchNo: string; merchantNo: string; date: string; orderNo: string }

/** Reads DoRefund. It names refund and amount; where it names the order too, that is compared as well. */
export const readRefundAcceptance = (
  answer: Fields,
  expected: BankOrderKey & { refundSerialNo: string; amount: string },
): RefundAcceptance => {
  const { refundSerialNo, amount, branchNo, merchantNo, date, orderNo } = expected
  const order = { branchNo, merchantNo, date, orderNo }
  const named = Object.fromEntries(Object.entries(order).filter(([name]) => Object.hasOwn(answer, name)))
  assertAnswerMatches('cmb refund', { refundSerialNo, amount, ...named }, answer)
  if (answer.currency !== undefined && answer.currency !== YUAN)
    throw new ProviderFault('unreadable', 'cmb refund: another currency')
  return { state: 'accepted' }
}

/** Reads QuerySingleOrder. The bank has no order before the first payment; a cancelled order took no money. */
export const readPayment = (answer: Fields, { branchNo, merchantNo, date, orderNo }: BankOrderKey): ProviderPayment => {
  assertAnswerMatches('cmb order', { branchNo, merchantNo, date, orderNo }, answer)
  const { orderStatus = '', bankSerialNo = '', orderAmount = '', currency = YUAN } = answer
  const state = getMeaning('cmb order: status', BANK_ORDER, orderStatus)
  if (state === 'none') return { state }
  const amount = centsFromUnits(orderAmount)
  if (amount === undefined || bankSerialNo === '')
    throw new ProviderFault('unreadable', 'a paid order without amount or number')
  const transactionId = `${date}/${bankSerialNo}`
  const merchant = `${branchNo}${merchantNo}`
  return { state, transactionId, merchant, amount, currency: currency === YUAN ? 'CNY' : currency }
}

/** Rows of `dataList`: a line of names, then lines of values, separated by commas and a back quote. */
const readRows = (dataList: string): Fields[] => {
  const [names = [], ...rows] = dataList
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(/,`?/))
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))
}

/** The bank transfers yuan only. */
const assertRefundAmount = (expected: Cents, orderAmount: string): void => {
  const amount = centsFromUnits(orderAmount)
  if (amount === undefined) throw new ProviderFault('unreadable', `cmb refund: amount ${orderAmount}`)
  assertRefundMoney('cmb refund', { amount: expected, currency: 'CNY' }, { amount, currency: 'CNY' })
}

/**
 * Reads QuerySettledRefundV2 for one refund of ours: an empty list knows none, and every row must be of this refund and
 * its amount.
 */
export const readRefunds = (
  answer: Fields,
  expected: BankOrderKey & { merchantSerialNo: string; amount: Cents },
): RefundOutcome | { state: 'unknown' } => {
  const [row, ...others] = readRows(answer.dataList ?? '')
  if (!row) return { state: 'unknown' }
  if (others.length > 0) throw new ProviderFault('unreadable', 'cmb refund: more than one row')
  const { branchNo, merchantNo, date, orderNo, merchantSerialNo, amount } = expected
  assertAnswerMatches('cmb refund', { branchNo, merchantNo, date, orderNo, merchantSerialNo }, row)
  const { orderStatus = '', orderAmount } = row
  if (orderAmount !== undefined) assertRefundAmount(amount, orderAmount)
  const state = getMeaning('cmb refund: status', BANK_REFUND, orderStatus)
  return state === 'refused' ? { state, reason: `refund is in state ${orderStatus}` } : { state }
}

const notice = z.looseObject({
  sign: z.string(),
  signType: z.literal('RSA'),
  noticeData: z.record(z.string(), z.string()),
})

/**
 * A notice (BKPAYRTN) names an attempt when the bank signed it for this merchant. It may come again; only the attempt's
 * number is used, and the outcome is queried afterwards.
 */
export const verifyBankNotice = (settings: CmbSettings, body: string): { requestNo: string } | undefined => {
  const read = z.safeParse(notice, parseJson(new URLSearchParams(body).get('jsonRequestData') ?? ''))
  if (!read.success) return undefined
  const { noticeData, sign } = read.data
  if (!isSignedByBank(noticeData, sign, settings.bankKey)) return undefined
  if (noticeData.branchNo !== settings.branchNo || noticeData.merchantNo !== settings.merchantNo) return undefined
  const requestNo = noticeData.merchantPara?.split('|')[1] ?? ''
  return noticeData.orderNo === bankOrderNo(requestNo) ? { requestNo } : undefined
}
