import { type Currency, civilDateAt, type FareType, type Language } from '@shuttle/domain'
import type { requestPayment } from '@shuttle/wire'
import { type Coded, isUnknownCode, readCode } from '../coded'
import { CURRENCY, FARE_TYPE, toCode } from '../codes.mapper'
import type { CardResult, PaymentAttempt, PaymentMethod } from './payment-method'

const METHOD = { MasterCard: 'card', wxpay: 'wechat', octopusonline: 'octopus', cmbpay: 'cmb' } as const
/** Language codes of the card provider (accounts 7, global request rules). */
const CARD_LANGUAGE: Record<Language, string> = { 'zh-cn': 'zh', 'zh-hk': 'zh-hk', en: 'en' }
const OTHER_LANGUAGE: Record<Language, string> = { 'zh-cn': 'zh_CN', 'zh-hk': 'zh_TW', en: 'en_US' }

/** The bus product. The specification does not show the values of these fields: they are our own. */
const CALL_TYPE = 'BUS'
/** Sent along where the browser posts a form to the provider (accounts 7). */
const FORM_FIELDS = { callType: CALL_TYPE, classesType: '1', sceneInfo: 'WAP', joinType: 'WEB' } as const

export const paymentMethodFromWire = (payCode: string, takesAmount = true): PaymentMethod => ({
  method: readCode<'card' | 'wechat' | 'octopus' | 'cmb'>(METHOD, payCode),
  payType: payCode,
  takesAmount,
})

type PaymentBody = (typeof requestPayment)['request']['_zod']['input']
type PaymentAnswer = (typeof requestPayment)['answer']['_zod']['output']

export const paymentToWire = (payment: {
  orderNo: string
  payType: string
  fareType: Coded<FareType>
  currency: Currency
  language: Language
}): PaymentBody => {
  const { method } = paymentMethodFromWire(payment.payType)
  return {
    orderNo: payment.orderNo,
    payType: payment.payType,
    language: (method === 'card' ? CARD_LANGUAGE : OTHER_LANGUAGE)[payment.language],
    feeType: isUnknownCode(payment.fareType)
      ? payment.fareType.slice('unknown:'.length)
      : toCode(FARE_TYPE, payment.fareType),
    currency: toCode(CURRENCY, payment.currency),
    ...((method === 'octopus' || method === 'cmb') && FORM_FIELDS),
  }
}

/** The result's fields of a card payment; the number that joins both sides is the attempt's. */
export const cardResultToWire = (card: CardResult, orderReqno: string) => ({
  totalFee: String(card.amount),
  callType: CALL_TYPE,
  xldm: card.lineCode,
  total_ps: String(card.totalPeople),
  join_no: orderReqno,
  sprq: civilDateAt(card.soldAt),
})

export const paymentAttemptFromWire = (answer: PaymentAnswer): PaymentAttempt => ({
  orderNo: answer.responseData.orderNo,
  orderReqno: answer.responseData.orderReqno,
  amount: answer.responseData.totalFee,
  sessionId: answer.responseData.sessionId,
  successId: answer.responseData.successId,
  frameText: answer.json,
})
