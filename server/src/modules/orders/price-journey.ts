import {
  type Cents,
  type Currency,
  checkFareType,
  checkPassengerCounts,
  checkTravelDate,
  civilDateAt,
  currencyForOrigin,
  type FareLine,
  fareLines,
  type Instant,
  limitsOn,
  offeredFareTypes,
  PASSENGER_TYPES,
  type PassengerInfoRule,
  passengerInfoRule,
  type SalesPolicy,
  seatsNeeded,
  toDepartureInstant,
  totalOf,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database, LineRow } from '../../database/types'
import { Refusal } from '../../errors'
import { faresOn, findLine } from '../catalogue/catalogue.repository'
import { type Leg, legsOfLine } from '../catalogue/legs-of-line'
import { salesPolicy, settingsOf } from '../sales/sales-policy.repository'
import { advanceRefusal } from './advance-refusal'
import { type JourneySessions, NO_SESSIONS, refuseTrips, sessionsOfLegs } from './check-departures'
import type { Journey } from './journey'

export interface PricedJourney {
  line: LineRow
  legs: Leg[]
  /** Seats on each leg. */
  seats: number
  currency: Currency
  lines: FareLine[]
  total: Cents
  sessions: JourneySessions
  /** What an order must know of its passengers; a price needs no names. */
  passengerInfo: PassengerInfoRule
}

const datesOf = (journey: Journey): string[] =>
  journey.returnDate === undefined ? [journey.date] : [journey.date, journey.returnDate]

/** Purchase 5 checks 7 and 8, and tickets whose window is over. */
const refuseDates = (journey: Journey, windowDays: number, now: Instant): void => {
  for (const date of datesOf(journey)) {
    const refusal = checkTravelDate(date, now, windowDays)
    if (refusal) throw new Refusal(advanceRefusal(refusal, windowDays))
    if (journey.fareType !== 'reserved' && toDepartureInstant(date, journey.fareType) < now)
      throw new Refusal('SALES_CLOSED')
  }
}

/** What the policy says about the fare type on each day, and about whoever buys. */
const refuseByPolicy = (policy: SalesPolicy, journey: Journey, level: number | undefined): void => {
  const { lineCode, fareType } = journey
  for (const date of datesOf(journey)) {
    const refusal = checkFareType(policy, { lineCode, date, fareType, level })
    if (refusal) throw new Refusal(refusal)
  }
}

const refuseWayBack = (line: LineRow, journey: Journey): void => {
  if (line.category === 'oneWay' && journey.returnDate !== undefined) throw new Refusal('BAD_REQUEST')
}

/** Everything but fares, in the order of purchase 5: counts, sessions, the way back, dates, then the policy. */
const refuseJourney = async (
  db: Kysely<Database>,
  line: LineRow,
  journey: Journey,
  { now, level }: { now: Instant; level: number | undefined },
) => {
  const [policy, settings] = await Promise.all([salesPolicy(db), settingsOf(db, line, civilDateAt(now))])
  const countRefusal = checkPassengerCounts(journey.counts, limitsOn(settings, datesOf(journey)))
  if (countRefusal) throw new Refusal(countRefusal)
  refuseWayBack(line, journey)
  const times = { out: journey.beginTime, back: journey.returnBeginTime }
  const legs = legsOfLine(line.line_code, journey.fareType, journey.date, journey.returnDate, times)
  // Where no sessions are sold the fare type is refused below, not the session that is missing.
  const isReserved =
    journey.fareType === 'reserved' &&
    datesOf(journey).every((date) => offeredFareTypes(policy, line.line_code, date).includes('reserved'))
  const sessions = isReserved ? await sessionsOfLegs(db, legs) : NO_SESSIONS
  const { date, returnDate } = journey
  const roundTrip = line.category === 'roundTrip'
  refuseTrips({ isReserved, date, returnDate, roundTrip, seats: seatsNeeded(journey.counts) }, sessions, now)
  refuseDates(journey, settings.windowDays, now)
  refuseByPolicy(policy, journey, level)
  return { legs, sessions, passengerInfo: passengerInfoRule(policy, line.line_code, journey.date) }
}

/**
 * What a journey costs, from the database alone. Throws the first refusal of purchase 5: counts, sessions, dates, the
 * policy for a member of this level (undefined: a visitor), fares. Quotas are not looked at: a price is not a promise.
 */
export const priceJourney = async (
  db: Kysely<Database>,
  journey: Journey,
  now: Instant,
  level?: number,
): Promise<PricedJourney> => {
  const line = await findLine(db, journey.lineCode)
  if (!line) throw new Refusal('LINE_NOT_FOUND')
  const allowed = await refuseJourney(db, line, journey, { now, level })
  const currency = currencyForOrigin(line.origin_code)
  const rows = (await faresOn(db, line.line_code, journey.date)).filter((row) => row.fareType === journey.fareType)
  const fares = Object.fromEntries(
    rows.map((row) => [row.passengerType, currency === 'HKD' ? row.centsHkd : row.centsCny]),
  )
  const sold = PASSENGER_TYPES.every((type) => journey.counts[type] === 0 || fares[type] !== undefined)
  if (rows.length === 0 || !sold) throw new Refusal('FARE_NOT_ON_SALE')
  const legs = allowed.legs.length === 2 ? 2 : 1
  const lines = fareLines({ fareType: journey.fareType, currency, fares }, journey.counts, legs)
  return { ...allowed, line, seats: seatsNeeded(journey.counts), currency, lines, total: totalOf(lines) }
}
