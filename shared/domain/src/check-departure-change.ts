import type { Instant } from './civil-date'
import { airportDirection, type ConnectionSettings, type ConnectionViolation, checkConnection } from './connection'
import { checkDeparture, type Departure, type DepartureViolation } from './departure'
import type { Cents } from './money'

const MINUTE_MS = 60_000

/** The tickets of an airport order that would move to another departure; they move together (D4.6). */
export interface ChangeableOrder {
  lineCode: string
  /** Number of changes of the order so far; one is allowed. */
  changes: number
  validTickets: number
  /** Seats that those tickets take; infants travel on a lap. */
  seats: number
  /** Whether one of its tickets was collected or checked. */
  isUsed: boolean
  /** Whether staff have an open refund request for it: they decide about the ride of the request. */
  isRequestOpen?: boolean
  departsAt: Instant
  /** Of the tickets that move, in cents. */
  fareTotal: Cents
}

export interface ChangeTarget {
  departure: Departure | undefined
  departsAt: Instant
  /** What the same passengers would pay there, in cents. */
  fareTotal: Cents
  /** Take-off or landing, entered again. */
  flightAt: Instant
}

export type ChangeViolation =
  | 'CHANGE_BUS_TICKET'
  | 'CHANGE_TWICE'
  | 'CHANGE_NO_TICKET'
  | 'CHANGE_USED_TICKET'
  | 'CHANGE_REQUEST_OPEN'
  | 'CHANGE_TOO_LATE'
  | 'CHANGE_SAME_DEPARTURE'
  | 'CHANGE_OTHER_LINE'
  | 'CHANGE_OTHER_FARE'
  | DepartureViolation
  | ConnectionViolation

/** The last moment to change an order, inclusive. */
export const changeableUntil = ({ departsAt }: Pick<ChangeableOrder, 'departsAt'>, leadMinutes: number): Instant =>
  departsAt - leadMinutes * MINUTE_MS

/**
 * Whether an order may be changed at all: an airport order, once, until the lead time before its departure, that minute
 * included.
 */
export const checkChangeable = (
  order: ChangeableOrder,
  leadMinutes: number,
  now: Instant,
): ChangeViolation | undefined => {
  if (airportDirection(order.lineCode) === undefined) return 'CHANGE_BUS_TICKET'
  if (order.validTickets === 0) return 'CHANGE_NO_TICKET'
  if (order.isUsed) return 'CHANGE_USED_TICKET'
  if (order.changes > 0) return 'CHANGE_TWICE'
  if (order.isRequestOpen) return 'CHANGE_REQUEST_OPEN'
  return now > changeableUntil(order, leadMinutes) ? 'CHANGE_TOO_LATE' : undefined
}

/**
 * Why an order cannot move to a departure, or undefined: same line and fare, seats for all, and a connection with the
 * flight are needed.
 */
export const checkDepartureChange = (
  order: ChangeableOrder,
  target: ChangeTarget,
  { connection, leadMinutes }: { connection: ConnectionSettings; leadMinutes: number },
  now: Instant,
): ChangeViolation | undefined => {
  const violation = checkChangeable(order, leadMinutes, now)
  const direction = airportDirection(order.lineCode)
  if (violation || direction === undefined) return violation
  const { departure, departsAt, flightAt } = target
  if (departure && departure.lineCode !== order.lineCode) return 'CHANGE_OTHER_LINE'
  if (departsAt === order.departsAt) return 'CHANGE_SAME_DEPARTURE'
  return (
    checkDeparture(departure, order.seats, now) ??
    (target.fareTotal === order.fareTotal ? undefined : 'CHANGE_OTHER_FARE') ??
    checkConnection({ direction, departsAt, flightAt }, connection)
  )
}
