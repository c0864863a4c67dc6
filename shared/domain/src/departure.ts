import { type CivilDate, type Instant, toInstant } from './civil-date'

/** Wire codes 0 closed, 1 open, 2 paused, 3 departed (D3.reserved.1). */
export const DEPARTURE_STATUSES = ['closed', 'open', 'paused', 'departed'] as const
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number]

/**
 * One departure on which passengers reserve seats (purchase 3, booking slot). Times are `HH:mm` or `HH:mm:ss`, UTC+8.
 */
export interface Departure {
  /** Code of its one-way line. */
  lineCode: string
  date: CivilDate
  beginTime: string
  endTime: string
  capacity: number
  sold: number
  status: DepartureStatus
}

export type DepartureViolation =
  | 'DEPARTURE_MISSING'
  | 'DEPARTURE_SOLD_OUT'
  | 'DEPARTURE_OVER_CAPACITY'
  | 'DEPARTURE_CLOSED'
  | 'DEPARTURE_PAUSED'
  | 'DEPARTED'

/** Capacity less sold seats, never below 0 (purchase 3). */
export const countSeatsLeft = (departure: Pick<Departure, 'capacity' | 'sold'>): number =>
  Math.max(0, departure.capacity - departure.sold)

/** A departure has departed from its begin time on, whatever its stored status (D3.departure.1). */
export const departureStatusAt = (
  departure: Pick<Departure, 'date' | 'beginTime' | 'status'>,
  now: Instant,
): DepartureStatus => (toInstant(departure.date, departure.beginTime) <= now ? 'departed' : departure.status)

/** Why these seats cannot be booked on a departure, or undefined (purchase 5 check 5). */
export const checkDeparture = (
  departure: Departure | undefined,
  seats: number,
  now: Instant,
): DepartureViolation | undefined => {
  if (departure === undefined) return 'DEPARTURE_MISSING'
  const status = departureStatusAt(departure, now)
  if (status === 'departed') return 'DEPARTED'
  if (status === 'closed') return 'DEPARTURE_CLOSED'
  if (status === 'paused') return 'DEPARTURE_PAUSED'
  if (seats > departure.capacity && departure.capacity > 0) return 'DEPARTURE_OVER_CAPACITY'
  return countSeatsLeft(departure) < Math.max(1, seats) ? 'DEPARTURE_SOLD_OUT' : undefined
}
