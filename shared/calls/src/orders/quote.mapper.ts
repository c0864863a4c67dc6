import { ApiError } from '@shuttle/contracts'
import type { orderAnswer } from '@shuttle/wire'
import { readKnown } from '../coded'
import { CURRENCY } from '../codes.mapper'
import { instantOfMoment } from '../moment.mapper'
import type { PlacedOrder, Quote } from './order-draft'

type OrderAnswer = (typeof orderAnswer)['_zod']['output']

const CAPTCHA: Record<string, Quote['captcha']> = { 0: 'none', 1: 'digits', 2: 'slide' }

export const quoteFromWire = (answer: OrderAnswer): Quote => {
  const currency = readKnown(CURRENCY, answer.currency)
  // A price without a currency must not be shown.
  if (!currency) throw new ApiError({ kind: 'unreadable', code: `currency ${answer.currency}` })
  return {
    total: answer.totalMoney,
    ...(answer.totalDiscount ? { promotionDeduction: answer.totalDiscount } : undefined),
    couponDeduction: answer.totalVoucherpay,
    amountDue: answer.totalNeedpay,
    currency,
    captcha: readKnown(CAPTCHA, answer.captchaType) ?? 'none',
  }
}

export const placedOrderFromWire = (answer: OrderAnswer): PlacedOrder => {
  const orderNo = answer.orderNo ?? answer.orderNumber
  if (!orderNo) throw new ApiError({ kind: 'unreadable', code: 'order without a number' })
  return {
    orderNo,
    amountDue: answer.totalNeedpay,
    payBy: answer.tradeEtime === undefined ? undefined : instantOfMoment(answer.tradeEtime),
  }
}
