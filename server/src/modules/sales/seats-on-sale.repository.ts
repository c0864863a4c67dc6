import { checkDeparture, departureStatusAt, type FareType, type Instant, toDepartureInstant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { findDeparturesOn } from './departures.repository'
import type { Leg } from './legs'

/** Seats still free on one leg: the day's own quota, else the line's usual one, else no limit. */
export const countSeatsLeftOfDay = async (
  db: Kysely<Database>,
  leg: { lineCode: string; fareType: FareType; date: string },
): Promise<number | undefined> => {
  const day = await db
    .selectFrom('quotas')
    .select('seats_left')
    .where('line_code', '=', leg.lineCode)
    .where('fare_type', '=', leg.fareType)
    .where('travel_date', '=', leg.date)
    .executeTakeFirst()
  if (day) return day.seats_left
  const usual = await db
    .selectFrom('daily_quotas')
    .select('capacity')
    .where('line_code', '=', leg.lineCode)
    .where('fare_type', '=', leg.fareType)
    .executeTakeFirst()
  return usual?.capacity
}

/** 0 when every departure of the day is full; the seats of each are the answer of the departures call. */
const countSeatsOfDepartures = async (
  db: Kysely<Database>,
  leg: Leg,
  now: Instant,
): Promise<number | undefined | 'over'> => {
  const departures = await findDeparturesOn(db, [leg.lineCode], leg.date)
  if (departures.every((departure) => departureStatusAt(departure, now) === 'departed')) return 'over'
  return departures.some((departure) => checkDeparture(departure, 1, now) === undefined) ? undefined : 0
}

/**
 * Seats of a fare type still free on a day: undefined where they are not counted by day, `over` when the last bus has
 * left, such as the night tickets of today from 06:00 on (decision "the wire" 12).
 */
export const countSeatsOnSale = async (
  db: Kysely<Database>,
  leg: Leg,
  now: Instant,
): Promise<number | undefined | 'over'> => {
  if (leg.fareType === 'reserved') return countSeatsOfDepartures(db, leg, now)
  return toDepartureInstant(leg.date, leg.fareType) < now ? 'over' : countSeatsLeftOfDay(db, leg)
}
