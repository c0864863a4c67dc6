import type { CaptchaKind, Instant } from '@shuttle/domain'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import type { OrderCaptcha } from '../captcha'
import type { QuoteRequest } from './buy-ticket.request'
import { type DiscountedQuote, discountQuote } from './discount-quote'
import { findSoldOutCode } from './find-sold-out-code'
import { priceQuote } from './price-quote'

/** Context of the commands of orders; the captcha records whether its slide service is up. */
export interface OrdersContext extends Pick<AppContext, 'db' | 'config'> {
  captcha: OrderCaptcha
}

export interface QuoteTrip {
  request: QuoteRequest
  /** Numbers of the chosen coupons. */
  coupons: readonly string[]
  /** Undefined for a visitor. */
  buyer: { accountId: string; level: number } | undefined
  now: Instant
}

/**
 * Prices a trip without placing an order, and returns the captcha that the order will need. Throws the codes of
 * {@link findSoldOutCode}, {@link priceQuote} and {@link discountQuote}.
 */
export const quoteTrip = async (
  { db, captcha }: OrdersContext,
  { request, coupons, buyer, now }: QuoteTrip,
): Promise<{ quote: DiscountedQuote; captchaKind: CaptchaKind }> => {
  const priced = await priceQuote(db, request, { now, level: buyer?.level, purpose: 'quote' })
  // A full day is refused at once, before a form is filled in; departures were checked when priced.
  const soldOut = await findSoldOutCode(db, priced, now)
  if (soldOut) throw new Refusal(soldOut)
  const quote = await discountQuote(db, priced, { request, coupons, accountId: buyer?.accountId, now })
  return { quote, captchaKind: await captcha.kindFor(request.lineCode) }
}
