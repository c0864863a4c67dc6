import {
  type Cents,
  type Currency,
  currencyOfOrigin,
  departureOf,
  type FareLine,
  fareLines,
  type Instant,
  PASSENGER_TYPES,
  refuseCounts,
  refuseDate,
  seatsNeeded,
  totalOf,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database, LineRow } from '../../database/types'
import { refuse } from '../../errors'
import { faresOn, findLine } from '../catalogue/catalogue.repository'
import { type Leg, legsOfLine } from '../catalogue/legs-of-line'
import type { Journey } from './journey'

export interface PricedJourney {
  line: LineRow
  legs: Leg[]
  /** Seats on each leg. */
  seats: number
  currency: Currency
  lines: FareLine[]
  total: Cents
}

const refuseTimes = (journey: Journey, line: LineRow, now: Instant): void => {
  const dates = journey.returnDate === undefined ? [journey.date] : [journey.date, journey.returnDate]
  for (const date of dates) {
    const refusal = refuseDate(date, now, line.booking_window_days)
    if (refusal) throw refuse(refusal)
    if (departureOf(date, journey.fareType) < now) throw refuse('SALES_CLOSED')
  }
  const roundTrip = line.category === 'roundTrip'
  if (roundTrip !== (journey.returnDate !== undefined)) throw refuse('BAD_REQUEST')
  if (journey.returnDate !== undefined && journey.returnDate < journey.date) throw refuse('BAD_REQUEST')
}

/**
 * What a journey costs, from the database alone. Throws the first refusal of purchase 5: counts, dates, fares.
 * Seats are not looked at: a price is not a promise.
 */
export const priceJourney = async (db: Kysely<Database>, journey: Journey, now: Instant): Promise<PricedJourney> => {
  const line = await findLine(db, journey.lineCode)
  if (!line) throw refuse('LINE_NOT_FOUND')
  const countRefusal = refuseCounts(journey.counts, { maxPerOrder: line.max_per_order, maxChildren: line.max_children })
  if (countRefusal) throw refuse(countRefusal)
  refuseTimes(journey, line, now)
  const currency = currencyOfOrigin(line.origin_code)
  const rows = (await faresOn(db, line.line_code, journey.date)).filter((row) => row.fareType === journey.fareType)
  const fares = Object.fromEntries(
    rows.map((row) => [row.passengerType, currency === 'HKD' ? row.centsHkd : row.centsCny]),
  )
  const sold = PASSENGER_TYPES.every((type) => journey.counts[type] === 0 || fares[type] !== undefined)
  if (rows.length === 0 || !sold) throw refuse('FARE_NOT_ON_SALE')
  const legs = legsOfLine(line.line_code, journey.fareType, journey.date, journey.returnDate)
  const lines = fareLines({ fareType: journey.fareType, currency, fares }, journey.counts, legs.length === 2 ? 2 : 1)
  return { line, legs, seats: seatsNeeded(journey.counts), currency, lines, total: totalOf(lines) }
}
