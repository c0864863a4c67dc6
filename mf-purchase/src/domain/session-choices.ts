import type { DepartureTime } from '@shuttle/calls'
import { checkDeparture, countSeatsLeft, type Departure, type DepartureViolation, type Instant } from '@shuttle/domain'

export interface SessionChoice {
  session: Departure
  seatsLeft: number
  /** Why it cannot be booked; `BEFORE_OUTBOUND` leaves before the other way of the same day has begun. */
  refusal: Exclude<DepartureViolation, 'DEPARTURE_MISSING'> | 'BEFORE_OUTBOUND' | undefined
}

interface Asked {
  /** At least one: a full bus is full for everybody. */
  seats: number
  /** The chosen departure of the way out, where this is the way back of the same day. */
  after?: Pick<Departure, 'date' | 'beginTime'> | undefined
}

const isBefore = (session: Departure, after: Asked['after']) =>
  after !== undefined && session.date === after.date && session.beginTime <= after.beginTime

/** The sessions of a day as they can be chosen now, in the order they leave (purchase 5 checks 5 and 6). */
export const sessionChoices = (
  sessions: readonly Departure[],
  { seats, after }: Asked,
  now: Instant,
): SessionChoice[] =>
  sessions.map((session) => {
    const refusal = checkDeparture(session, seats, now)
    return {
      session,
      seatsLeft: countSeatsLeft(session),
      refusal:
        refusal === 'DEPARTURE_MISSING'
          ? undefined
          : (refusal ?? (isBefore(session, after) ? 'BEFORE_OUTBOUND' : undefined)),
    }
  })

/** The session of a chosen time as it stands now. */
export const sessionAt = (
  sessions: readonly Departure[] | undefined,
  time: DepartureTime | undefined,
): Departure | undefined =>
  time && sessions?.find(({ beginTime, endTime }) => beginTime === time.beginTime && endTime === time.endTime)
