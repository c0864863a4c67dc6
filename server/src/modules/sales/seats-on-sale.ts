import { checkDeparture, departureStatusAt, type Instant, toDepartureInstant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { findDeparturesOn } from './departures.repository'
import type { Leg } from './legs'
import { countSeatsLeftOfDay } from './quotas.repository'

/** The departures call answers the seats of each; here only whether any departure of the day has seats left. */
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
