import {
  allowedCoupons,
  type Cents,
  calculateDiscount,
  type FareLine,
  freeByPromotion,
  type Instant,
  type PassengerCounts,
  ticketGroups,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { findOwnCoupons } from '../coupons'
import { findRunningPromotions } from '../sales'
import type { QuoteRequest } from './buy-ticket.request'
import { type PricedQuote, toTravelDates } from './price-quote'

/** What promotions and coupons make of a price. */
export interface Discount {
  /** Before coupons, after promotions. */
  total: Cents
  promotion: Cents
  couponDeduction: Cents
  due: Cents
  coupons: readonly string[]
}

/** Price, promotions and coupons of a trip. */
export type DiscountedQuote = PricedQuote & Discount

const freePeople = async (db: Kysely<Database>, { lines, line }: PricedQuote, request: QuoteRequest) => {
  const { date, returnDate, passengers } = request
  const fares = Object.fromEntries(lines.map(({ type, fare }) => [type, fare]))
  return freeByPromotion(await findRunningPromotions(db), {
    lineCode: line.line_code,
    date,
    returnDate,
    passengers,
    fares,
  })
}

const withoutFree = (lines: readonly FareLine[], free: PassengerCounts) =>
  lines.map((line) => ({ ...line, count: line.count - free[line.type] }))

/**
 * Takes promotions and the chosen coupons off a price, from the database alone; nothing is locked yet. A visitor owns no
 * coupon. Throws COUPON_COUNT_INVALID (more than tickets), COUPON_NUMBER_INVALID (not the member's) and
 * COUPON_NOT_USABLE with number and reason.
 */
export const discountQuote = async (
  db: Kysely<Database>,
  priced: PricedQuote,
  asked: { request: QuoteRequest; coupons: readonly string[]; accountId: string | undefined; now: Instant },
): Promise<DiscountedQuote> => {
  const { request, coupons: numbers, accountId, now } = asked
  const { line, lines, legs, currency } = priced
  const free = await freePeople(db, priced, request)
  const promotion = lines.reduce((sum, { type, fare }) => sum + fare * free[type] * legs.length, 0)
  const total = priced.total - promotion
  if (numbers.length > allowedCoupons(request.counts, line.category)) throw new Refusal('COUPON_COUNT_INVALID')
  const coupons = accountId === undefined ? [] : await findOwnCoupons(db, accountId, numbers)
  if (coupons.length < numbers.length) throw new Refusal('COUPON_NUMBER_INVALID')
  const dates = toTravelDates(request)
  const tickets = ticketGroups(withoutFree(lines, free), dates)
  const order = { lineCode: line.line_code, currency, dates, fareType: request.fareType, total, tickets }
  const discount = calculateDiscount(coupons, order, now)
  if (discount.kind === 'refused') {
    const { couponNumber, reason } = discount
    throw new Refusal('COUPON_NOT_USABLE', { coupon: { couponNumber, reason } })
  }
  const { deduction, amountDue } = discount
  return { ...priced, total, promotion, couponDeduction: deduction, due: amountDue, coupons: numbers }
}
