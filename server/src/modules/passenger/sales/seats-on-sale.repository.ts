import {
  checkDeparture,
  type Departure,
  departureStatusAt,
  type FareType,
  type Instant,
  TIME_MODES,
  toDepartureInstant,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { SEATS_LEFT } from './day-sale.repository'
import { findDeparturesOn } from './departures.repository'
import type { Leg } from './legs'
import { readUsualSeats } from './usual-seats.repository'

type Db = Kysely<Database>
interface LineOnDay {
  lineCode: string
  date: string
}

/**
 * Seats still free on a day by fare type: the day's own count, else what the line has that day; none where there is no
 * limit.
 */
const countSeatsLeftByFareType = async (db: Db, { lineCode, date }: LineOnDay): Promise<Map<FareType, number>> => {
  const [usual, day] = await Promise.all([
    readUsualSeats(db, [lineCode], [date]),
    db
      .selectFrom('quotas')
      .select(['fare_type', SEATS_LEFT])
      .where('line_code', '=', lineCode)
      .where('travel_date', '=', date)
      .execute(),
  ])
  return new Map([
    ...TIME_MODES.flatMap((fareType) => {
      const seats = usual(lineCode, fareType, date)
      return seats === undefined ? [] : [[fareType, seats] as const]
    }),
    ...day.map(({ fare_type, seats_left }) => [fare_type, seats_left] as const),
  ])
}

export const countSeatsLeftOfDay = async (
  db: Db,
  leg: LineOnDay & { fareType: FareType },
): Promise<number | undefined> => (await countSeatsLeftByFareType(db, leg)).get(leg.fareType)

/** 0 when every departure of a day is full; the departures call answers the seats of each. */
export const countSeatsOfDepartures = (departures: readonly Departure[], now: Instant): number | undefined | 'over' => {
  if (departures.every((departure) => departureStatusAt(departure, now) === 'departed')) return 'over'
  return departures.some((departure) => checkDeparture(departure, 1, now) === undefined) ? undefined : 0
}

/**
 * Seats of fare types still free on a day: undefined where they are not counted by day, `over` when the last bus has
 * left, such as the night tickets of today from 06:00 on (D9.12).
 */
export const countSeatsByFareType = async (
  db: Db,
  { fareTypes, ...day }: LineOnDay & { fareTypes: readonly FareType[] },
  now: Instant,
): Promise<Map<FareType, number | undefined | 'over'>> => {
  const [left, departures] = await Promise.all([
    fareTypes.some((fareType) => fareType !== 'reserved') ? countSeatsLeftByFareType(db, day) : undefined,
    fareTypes.includes('reserved') ? findDeparturesOn(db, [day.lineCode], [day.date]) : undefined,
  ])
  const count = (fareType: FareType) => {
    if (fareType === 'reserved') return departures && countSeatsOfDepartures(departures, now)
    return toDepartureInstant(day.date, fareType) < now ? 'over' : left?.get(fareType)
  }
  return new Map(fareTypes.map((fareType) => [fareType, count(fareType)]))
}

export const countSeatsOnSale = async (
  db: Db,
  { lineCode, date, fareType }: Leg,
  now: Instant,
): Promise<number | undefined | 'over'> =>
  (await countSeatsByFareType(db, { lineCode, date, fareTypes: [fareType] }, now)).get(fareType)
