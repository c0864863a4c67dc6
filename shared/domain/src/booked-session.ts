import { type CivilDate, type Instant, instantOf } from './civil-date'

/** Wire codes 0 closed, 1 open, 2 paused, 3 departed (decision "orders" on bookings). */
export const SESSION_STATUSES = ['closed', 'open', 'paused', 'departed'] as const
export type SessionStatus = (typeof SESSION_STATUSES)[number]

/** One departure that people book seats on (purchase 3, booking slot). Times are `HH:mm` or `HH:mm:ss`, UTC+8. */
export interface BookedSession {
  /** The one-way line it rides. */
  lineCode: string
  date: CivilDate
  beginTime: string
  endTime: string
  capacity: number
  sold: number
  status: SessionStatus
}

export type SessionRefusal =
  | 'SESSION_MISSING'
  | 'SESSION_SOLD_OUT'
  | 'SESSION_OVER_CAPACITY'
  | 'SESSION_CLOSED'
  | 'SESSION_PAUSED'
  | 'SESSION_DEPARTED'

/** Capacity less sold, never below none (purchase 3). */
export const seatsLeftOf = (session: Pick<BookedSession, 'capacity' | 'sold'>): number =>
  Math.max(0, session.capacity - session.sold)

/** A session has departed from its begin time on, whatever its row says (decision "departure"). */
export const sessionStatusAt = (
  session: Pick<BookedSession, 'date' | 'beginTime' | 'status'>,
  now: Instant,
): SessionStatus => (instantOf(session.date, session.beginTime) <= now ? 'departed' : session.status)

/** Why these seats cannot be booked on a session, or undefined (purchase 5 check 5). */
export const refuseSession = (
  session: BookedSession | undefined,
  seats: number,
  now: Instant,
): SessionRefusal | undefined => {
  if (session === undefined) return 'SESSION_MISSING'
  const status = sessionStatusAt(session, now)
  if (status === 'departed') return 'SESSION_DEPARTED'
  if (status === 'closed') return 'SESSION_CLOSED'
  if (status === 'paused') return 'SESSION_PAUSED'
  if (seats > session.capacity && session.capacity > 0) return 'SESSION_OVER_CAPACITY'
  return seatsLeftOf(session) < Math.max(1, seats) ? 'SESSION_SOLD_OUT' : undefined
}
