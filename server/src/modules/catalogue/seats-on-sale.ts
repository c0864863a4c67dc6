import { checkDeparture, departureStatusAt, type Instant, toDepartureInstant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { sessionsOn } from '../sales/departures.repository'
import { seatsLeft } from './catalogue.repository'
import type { Leg } from './legs-of-line'

/** The seats of sessions are told by the session call; here only that no departure of the day has any left. */
const seatsOfSessions = async (db: Kysely<Database>, leg: Leg, now: Instant): Promise<number | undefined | 'over'> => {
  const sessions = await sessionsOn(db, [leg.lineCode], leg.date)
  if (sessions.every((session) => departureStatusAt(session, now) === 'departed')) return 'over'
  return sessions.some((session) => checkDeparture(session, 1, now) === undefined) ? undefined : 0
}

/**
 * Seats of a fare type still free on a day: undefined where they are not counted by day, `over` when the last bus has
 * left, such as the night tickets of today from 06:00 on (decision "the wire" 12).
 */
export const seatsOnSale = async (
  db: Kysely<Database>,
  leg: Leg,
  now: Instant,
): Promise<number | undefined | 'over'> => {
  if (leg.fareType === 'reserved') return seatsOfSessions(db, leg, now)
  return toDepartureInstant(leg.date, leg.fareType) < now ? 'over' : seatsLeft(db, leg)
}
