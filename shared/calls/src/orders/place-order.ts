import { buyTicket } from '@shuttle/wire'
import { callService } from '../call-service'
import { orderToWire } from './order.request'
import type { CaptchaProof, ConfirmedQuote, PlacedOrder } from './order-draft'
import { placedOrderFromWire } from './quote.mapper'

/**
 * Orders for real; members only. The same attempt with the same key is one order, however often it is sent.
 * `proof` answers the captcha of the quote; a newer one with the same key is still the same order.
 * Refused: UNPAID_ORDER_EXISTS (data carries `orderNo`), SOLD_OUT, AMOUNT_MISMATCH, STALE_TIMESTAMP, CAPTCHA_MISSING, SLIDE_MISSING, CAPTCHA_WRONG and the rules of dates and counts.
 */
export const placeOrder = async (
  attempt: ConfirmedQuote,
  idempotencyKey: string,
  proof?: CaptchaProof,
): Promise<PlacedOrder> =>
  placedOrderFromWire((await callService(buyTicket, orderToWire(attempt, proof), { idempotencyKey })).responseData)

/** The order that stands in the way of a new one, out of the refusal UNPAID_ORDER_EXISTS. */
export const getUnpaidOrderNo = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !('orderNo' in data)) return undefined
  return typeof data.orderNo === 'string' && data.orderNo !== '' ? data.orderNo : undefined
}
