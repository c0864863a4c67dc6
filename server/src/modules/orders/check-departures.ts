import { checkDeparture, checkReturnTrip, type Departure, type Instant, type ReturnTrip } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import type { Leg } from '../catalogue/legs-of-line'
import { findSession } from '../sales/departures.repository'

/** The departures of a journey; none where day or night tickets are bought. */
export interface JourneySessions {
  out: Departure | undefined
  back: Departure | undefined
}
export const NO_SESSIONS: JourneySessions = { out: undefined, back: undefined }

/** A departure that does not exist is closed to everybody; none named at all is undefined. */
const sessionOfLeg = async (db: Kysely<Database>, leg: Leg | undefined): Promise<Departure | undefined> => {
  if (leg?.beginTime === undefined || leg.beginTime === '') return undefined
  const { lineCode, date, beginTime } = leg
  const found = await findSession(db, { lineCode, date, beginTime })
  return found ?? { lineCode, date, beginTime, endTime: beginTime, capacity: 0, sold: 0, status: 'closed' }
}

/** The sessions of both ways, as the database has them now. */
export const sessionsOfLegs = async (db: Kysely<Database>, [out, back]: readonly Leg[]): Promise<JourneySessions> => ({
  out: await sessionOfLeg(db, out),
  back: await sessionOfLeg(db, back),
})

/**
 * Purchase 5 checks 5 and 6, seats and order of both ways. Throws SESSION_..., RETURN_TIME_MISSING,
 * RETURN_DEPARTURE_SOLD_OUT and RETURN_BEFORE_DEPARTURE.
 */
export const refuseTrips = (
  trip: { isReserved: boolean; date: string; returnDate: string | undefined; roundTrip: boolean; seats: number },
  sessions: JourneySessions,
  now: Instant,
): void => {
  const { isReserved, seats } = trip
  const out = isReserved ? checkDeparture(sessions.out, seats, now) : undefined
  if (out) throw new Refusal(out)
  if (!trip.roundTrip) return
  const back: ReturnTrip = { date: trip.returnDate, departure: sessions.back }
  const refusal = checkReturnTrip({ date: trip.date, departure: sessions.out }, back, { seats, isReserved, now })
  if (refusal) throw new Refusal(refusal)
}
