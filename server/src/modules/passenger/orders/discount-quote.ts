import {
  allowedCoupons,
  assignCoupons,
  type Cents,
  calculateDiscount,
  type FareLine,
  freeByPromotion,
  type Instant,
  type PassengerType,
  paidShares,
  ticketGroups,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findOwnCoupons } from '../coupons'
import { findRunningPromotions } from '../sales'
import type { QuoteRequest } from './buy-ticket.request'
import { type PricedQuote, toTravelDates } from './price-quote'

/** The price after promotions and coupons. */
export interface Discount {
  /** Before coupons, after promotions. */
  total: Cents
  promotion: Cents
  /** One entry for each passenger who travels free by a promotion. */
  free: readonly PassengerType[]
  couponDeduction: Cents
  due: Cents
  coupons: readonly string[]
  /** Of {@link due}, by person and leg. */
  shares: readonly Cents[][]
}

/** Price, promotions and coupons of a trip. */
export type DiscountedQuote = PricedQuote & Discount

const toFares = (lines: readonly FareLine[]) => Object.fromEntries(lines.map(({ type, fare }) => [type, fare]))

const findFree = async (db: Kysely<Database>, { lines, line }: PricedQuote, request: QuoteRequest) => {
  const { date, returnDate, passengers } = request
  const trip = { lineCode: line.line_code, date, returnDate, passengers, fares: toFares(lines) }
  return freeByPromotion(await findRunningPromotions(db), trip)
}

const withoutFree = (lines: readonly FareLine[], free: readonly PassengerType[]) =>
  lines.map((line) => ({ ...line, count: line.count - free.filter((type) => type === line.type).length }))

/**
 * Deducts promotions and the chosen coupons from a price, from the database alone; nothing is locked yet. A visitor
 * owns no coupon. Throws COUPON_COUNT_INVALID (more than tickets), COUPON_NUMBER_INVALID (not the member's) and
 * COUPON_NOT_USABLE with number and reason.
 */
export const discountQuote = async (
  db: Kysely<Database>,
  priced: PricedQuote,
  input: { request: QuoteRequest; coupons: readonly string[]; accountId: string | undefined; now: Instant },
): Promise<DiscountedQuote> => {
  const { request, coupons: numbers, accountId, now } = input
  const { line, lines, legs, currency } = priced
  const fares = toFares(lines)
  const types = request.passengers.map(({ type }) => type)
  const free = await findFree(db, priced, request)
  const freeTypes = types.filter((_, position) => free.includes(position))
  const promotion = freeTypes.reduce((sum, type) => sum + (fares[type] ?? 0) * legs.length, 0)
  const total = priced.total - promotion
  if (numbers.length > allowedCoupons(request.counts, line.category)) throw new Refusal('COUPON_COUNT_INVALID')
  const coupons = accountId === undefined ? [] : await findOwnCoupons(db, accountId, numbers)
  if (coupons.length < numbers.length) throw new Refusal('COUPON_NUMBER_INVALID')
  const dates = toTravelDates(request)
  const tickets = ticketGroups(withoutFree(lines, freeTypes), dates)
  const order = { lineCode: line.line_code, currency, dates, fareType: request.fareType, total, tickets }
  const discount = calculateDiscount(coupons, order, now)
  if (discount.kind === 'refused') {
    const { couponNumber, reason } = discount
    throw new Refusal('COUPON_NOT_USABLE', { coupon: { couponNumber, reason } })
  }
  const { deduction, amountDue } = discount
  const shares = paidShares({
    passengers: types,
    legs: legs.length === 2 ? 2 : 1,
    fares,
    free,
    coupons: assignCoupons(coupons, tickets).flatMap(({ group, amount }) => {
      const type = tickets[group]?.type
      return type === undefined ? [] : [{ type, leg: Math.floor(group / lines.length), amount }]
    }),
    due: amountDue,
    currency,
  })
  return {
    ...priced,
    total,
    promotion,
    free: freeTypes,
    couponDeduction: deduction,
    due: amountDue,
    coupons: numbers,
    shares,
  }
}
