import {
  allowedCoupons,
  type Cents,
  discountOf,
  type FareLine,
  freeByPromotion,
  type Instant,
  type PassengerCounts,
  ticketGroups,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import type { Journey } from '../orders/journey'
import type { PricedJourney } from '../orders/price-journey'
import { presentRefusedCoupon } from './coupon.presenter'
import { ownCoupons } from './coupons.repository'
import { runningPromotions } from './promotions.repository'

/** What promotions and coupons make of a price. */
export interface Discount {
  /** Before coupons, after promotions. */
  total: Cents
  promotion: Cents
  couponDeduction: Cents
  due: Cents
  coupons: readonly string[]
}

/** Price, promotions and coupons of a journey. */
export type DiscountedJourney = PricedJourney & Discount

const datesOf = ({ date, returnDate }: Journey) => (returnDate === undefined ? [date] : [date, returnDate])

const freePeople = async (db: Kysely<Database>, { lines, line }: PricedJourney, journey: Journey) => {
  const { date, returnDate, passengers } = journey
  const fares = Object.fromEntries(lines.map(({ type, fare }) => [type, fare]))
  return freeByPromotion(await runningPromotions(db), { lineCode: line.line_code, date, returnDate, passengers, fares })
}

const withoutFree = (lines: readonly FareLine[], free: PassengerCounts) =>
  lines.map((line) => ({ ...line, count: line.count - free[line.type] }))

/**
 * Takes promotions and the chosen coupons off a price, from the database alone; nothing is locked yet. A visitor owns no
 * coupon. Throws COUPON_COUNT_INVALID (more than tickets), COUPON_NUMBER_INVALID (not the member's) and
 * COUPON_NOT_USABLE with number and reason.
 */
export const discountJourney = async (
  db: Kysely<Database>,
  priced: PricedJourney,
  asked: { journey: Journey; coupons: readonly string[]; accountId: string | undefined; now: Instant },
): Promise<DiscountedJourney> => {
  const { journey, coupons: numbers, accountId, now } = asked
  const { line, lines, legs, currency } = priced
  const free = await freePeople(db, priced, journey)
  const promotion = lines.reduce((sum, { type, fare }) => sum + fare * free[type] * legs.length, 0)
  const total = priced.total - promotion
  if (numbers.length > allowedCoupons(journey.counts, line.category)) throw new Refusal('COUPON_COUNT_INVALID')
  const coupons = accountId === undefined ? [] : await ownCoupons(db, accountId, numbers)
  if (coupons.length < numbers.length) throw new Refusal('COUPON_NUMBER_INVALID')
  const dates = datesOf(journey)
  const tickets = ticketGroups(withoutFree(lines, free), dates)
  const order = { lineCode: line.line_code, currency, dates, fareType: journey.fareType, total, tickets }
  const discount = discountOf(coupons, order, now)
  if (discount.kind === 'refused') throw new Refusal('COUPON_NOT_USABLE', presentRefusedCoupon(discount))
  const { deduction, amountDue } = discount
  return { ...priced, total, promotion, couponDeduction: deduction, due: amountDue, coupons: numbers }
}
