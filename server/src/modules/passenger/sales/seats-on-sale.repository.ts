import {
  type CivilDate,
  checkDeparture,
  type Departure,
  departureStatusAt,
  type FareType,
  type Instant,
  TIME_MODES,
  toDepartureInstant,
} from '@shuttle/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/types'
import { findDeparturesOn } from './departures.repository'
import type { Leg } from './legs'

/** Seats of a day that can be sold: none where staff ended its sale, whatever seats are released. */
export const SEATS_LEFT = sql<number>`case when is_closed then 0 else seats_left end`.as('seats_left')

/**
 * Seats that a line has on a day before the first sale: what staff set for the day, else the usual number. For a query
 * with a row of `daily_quotas` that is called `usual`, and a day of type `date`; null without such a row, where seats
 * are not counted.
 */
export const usualSeatsOn = (day: RawBuilder<unknown>): RawBuilder<number> => sql`coalesce((
  select dated.capacity from dated_quotas dated
  where dated.line_code = usual.line_code and dated.fare_type = usual.fare_type and dated.valid_from <= ${day}
  order by dated.valid_from desc limit 1), usual.capacity)`

type GetUsualSeats = (lineCode: string, fareType: FareType, date: CivilDate) => number | undefined

/** {@link usualSeatsOn} some days, in one query; undefined where seats are not counted. */
export const readUsualSeats = async (
  db: Kysely<Database>,
  lineCodes: readonly string[],
  dates: readonly CivilDate[],
): Promise<GetUsualSeats> => {
  const { rows } = await sql<{ key: string; seats: number }>`
    select concat_ws(' ', usual.line_code, usual.fare_type, requested.day) as key, ${usualSeatsOn(sql.raw('requested.day'))} as seats
    from daily_quotas usual cross join unnest(array[${sql.join(dates)}]::date[]) as requested(day)
    where usual.line_code in (${sql.join(lineCodes)})`.execute(db)
  const seats = new Map(rows.map((row) => [row.key, row.seats]))
  return (lineCode, fareType, date) => seats.get(`${lineCode} ${fareType} ${date}`)
}

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
