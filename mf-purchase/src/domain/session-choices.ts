import type { SessionTime } from '@shuttle/calls'
import { type BookedSession, type Instant, refuseSession, type SessionRefusal, seatsLeftOf } from '@shuttle/domain'

export interface SessionChoice {
  session: BookedSession
  seatsLeft: number
  /** Why it cannot be booked; `BEFORE_OUTBOUND` leaves before the other way of the same day has begun. */
  refusal: Exclude<SessionRefusal, 'SESSION_MISSING'> | 'BEFORE_OUTBOUND' | undefined
}

interface Asked {
  /** At least one: a full bus is full for everybody. */
  seats: number
  /** The chosen departure of the way out, where this is the way back of the same day. */
  after?: Pick<BookedSession, 'date' | 'beginTime'> | undefined
}

const isBefore = (session: BookedSession, after: Asked['after']) =>
  after !== undefined && session.date === after.date && session.beginTime <= after.beginTime

/** The sessions of a day as they can be chosen now, in the order they leave (purchase 5 checks 5 and 6). */
export const sessionChoices = (
  sessions: readonly BookedSession[],
  { seats, after }: Asked,
  now: Instant,
): SessionChoice[] =>
  sessions.map((session) => {
    const refusal = refuseSession(session, seats, now)
    return {
      session,
      seatsLeft: seatsLeftOf(session),
      refusal:
        refusal === 'SESSION_MISSING'
          ? undefined
          : (refusal ?? (isBefore(session, after) ? 'BEFORE_OUTBOUND' : undefined)),
    }
  })

/** The session of a chosen time as it stands now. */
export const sessionAt = (
  sessions: readonly BookedSession[] | undefined,
  time: SessionTime | undefined,
): BookedSession | undefined =>
  time && sessions?.find(({ beginTime, endTime }) => beginTime === time.beginTime && endTime === time.endTime)
