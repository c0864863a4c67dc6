import { Refusal } from '../../errors'
import type { BuyTicketBody } from '../orders/buy-ticket.request'

/** More than any order could use: a longer list is nobody's choice. */
const MOST = 100

/**
 * The coupon numbers an order names, joined by commas. Throws COUPON_NUMBER_INVALID when one stands twice or is empty,
 * COUPON_COUNT_INVALID when there are not as many as a real order says.
 */
export const readChosenCoupons = (body: BuyTicketBody): string[] => {
  if (body.voucherStr.trim() === '') {
    if (body.orderType === '1' && body.voucherNum !== 0) throw new Refusal('COUPON_COUNT_INVALID')
    return []
  }
  const numbers = body.voucherStr.split(',').map((number) => number.trim())
  if (numbers.length > MOST) throw new Refusal('COUPON_COUNT_INVALID')
  if (numbers.includes('') || new Set(numbers).size < numbers.length) throw new Refusal('COUPON_NUMBER_INVALID')
  if (body.orderType === '1' && body.voucherNum !== numbers.length) throw new Refusal('COUPON_COUNT_INVALID')
  return numbers
}
