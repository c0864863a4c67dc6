import { type BookedSession, refuseSession, type SessionRefusal } from './booked-session'
import type { CivilDate, Instant } from './civil-date'

/** The way back of a round trip, as far as it is chosen. */
export interface ReturnTrip {
  date: CivilDate | undefined
  /** Asked for when the fare type is a session. */
  session?: BookedSession | undefined
}

export type ReturnRefusal =
  | 'RETURN_TIME_MISSING'
  | 'RETURN_SESSION_SOLD_OUT'
  | 'RETURN_BEFORE_DEPARTURE'
  | Exclude<SessionRefusal, 'SESSION_MISSING' | 'SESSION_SOLD_OUT'>

/** Why the way back cannot be ridden, or undefined, in the order of purchase 5 check 6: time, seats, not before departure. */
export const refuseReturn = (
  out: { date: CivilDate; session: BookedSession | undefined },
  back: ReturnTrip,
  asked: { seats: number; isSession: boolean; now: Instant },
): ReturnRefusal | undefined => {
  if (back.date === undefined) return 'RETURN_TIME_MISSING'
  const refusal = asked.isSession ? refuseSession(back.session, asked.seats, asked.now) : undefined
  if (refusal === 'SESSION_MISSING') return 'RETURN_TIME_MISSING'
  if (refusal === 'SESSION_SOLD_OUT') return 'RETURN_SESSION_SOLD_OUT'
  if (refusal) return refusal
  if (back.date < out.date) return 'RETURN_BEFORE_DEPARTURE'
  // Nobody rides both ways with the same bus.
  const [left, returns] = [out.session?.beginTime, back.session?.beginTime]
  if (back.date > out.date || left === undefined || returns === undefined) return undefined
  return returns <= left ? 'RETURN_BEFORE_DEPARTURE' : undefined
}
