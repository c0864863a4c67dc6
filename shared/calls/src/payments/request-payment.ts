import type { Currency, FareType, Language } from '@shuttle/domain'
import { METHOD_OF_PAY_TYPE, requestPaymentCall } from '@shuttle/wire'
import { type Coded, CURRENCY, FARE_TYPE, isUnknownCode, toCode } from '../codes'
import { callService } from '../send-call'

export interface PaymentRequest {
  orderNo: string
  payType: string
  fareType: Coded<FareType>
  currency: Currency
  language: Language
}

/** One payment attempt. */
export interface PaymentAttempt {
  orderNo: string
  orderReqno: string
  amount: number
  sessionId: string
  /** What the provider's page must return; a check for the screen only, the service queries the provider itself. */
  successId: string
  /** What the provider's frame needs, JSON text handed on unread. */
  frameText: string
}

const METHODS: Readonly<Record<string, string>> = METHOD_OF_PAY_TYPE

/** Language codes of the card provider (accounts 7, global request rules). */
const CARD_LANGUAGE: Record<Language, string> = { 'zh-cn': 'zh', 'zh-hk': 'zh-hk', en: 'en' }
const OTHER_LANGUAGE: Record<Language, string> = { 'zh-cn': 'zh_CN', 'zh-hk': 'zh_TW', en: 'en_US' }

/** The bus product. The specification does not list the values of these fields, so they are our own. */
export const CALL_TYPE = 'BUS'
/** Sent along where the browser posts a form to the provider (accounts 7). */
const FORM_FIELDS = { callType: CALL_TYPE, classesType: '1', sceneInfo: 'WAP', joinType: 'WEB' } as const

export const paymentToWire = (payment: PaymentRequest): (typeof requestPaymentCall)['request']['_zod']['input'] => {
  const method = METHODS[payment.payType]
  return {
    orderNo: payment.orderNo,
    payType: payment.payType,
    language: (method === 'card' ? CARD_LANGUAGE : OTHER_LANGUAGE)[payment.language],
    feeType: isUnknownCode(payment.fareType)
      ? payment.fareType.slice('unknown:'.length)
      : toCode(FARE_TYPE, payment.fareType),
    currency: toCode(CURRENCY, payment.currency),
    ...((method === 'octopus' || method === 'cmb' || method === 'alipay') && FORM_FIELDS),
  }
}

export const paymentAttemptFromWire = (
  answer: (typeof requestPaymentCall)['answer']['_zod']['output'],
): PaymentAttempt => ({
  orderNo: answer.responseData.orderNo,
  orderReqno: answer.responseData.orderReqno,
  amount: answer.responseData.totalFee,
  sessionId: answer.responseData.sessionId,
  successId: answer.responseData.successId,
  frameText: answer.json,
})

/**
 * Opens a payment attempt; each one gets a new `orderReqno`, and a repetition with the same key is the same attempt.
 * Refused: ORDER_EXPIRED, ORDER_NOT_PAYABLE, PAYMENT_METHOD_UNAVAILABLE, PROVIDER_UNREACHABLE.
 */
export const requestPayment = async (payment: PaymentRequest, idempotencyKey: string): Promise<PaymentAttempt> =>
  paymentAttemptFromWire(await callService(requestPaymentCall, paymentToWire(payment), { idempotencyKey }))
