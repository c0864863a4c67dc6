import type { ErrorCode } from '@shuttle/contracts'
import type {
  ConnectionViolation,
  DepartureViolation,
  PassengerCountViolation,
  TravelDateViolation,
} from '@shuttle/domain'
import type { Step } from './missing-step'

type OfDeparture =
  | DepartureViolation
  | ConnectionViolation
  | TravelDateViolation
  | Extract<
      ErrorCode,
      `SOLD_OUT${string}` | `ADVANCE_LIMIT_${string}` | 'SALES_CLOSED' | 'SEATS_SHORT' | 'FARE_NOT_ON_SALE'
    >
type OfTrip = PassengerCountViolation | Extract<ErrorCode, 'LINE_NOT_FOUND'>

const OF_DEPARTURE: Readonly<Record<OfDeparture, true>> = {
  DEPARTURE_MISSING: true,
  DEPARTURE_SOLD_OUT: true,
  DEPARTURE_OVER_CAPACITY: true,
  DEPARTURE_CLOSED: true,
  DEPARTURE_PAUSED: true,
  DEPARTED: true,
  SALES_CLOSED: true,
  SEATS_SHORT: true,
  SOLD_OUT: true,
  SOLD_OUT_STOP: true,
  SOLD_OUT_DAY: true,
  SOLD_OUT_TYPE: true,
  FARE_NOT_ON_SALE: true,
  DATE_IN_PAST: true,
  DATE_TOO_FAR: true,
  DATE_NOT_ON_SALE: true,
  ADVANCE_LIMIT_10: true,
  ADVANCE_LIMIT_15: true,
  TOO_LATE_FOR_CHECK_IN: true,
  TOO_SOON_AFTER_LANDING: true,
  TOO_LONG_AFTER_LANDING: true,
}

const OF_TRIP: Readonly<Record<OfTrip, true>> = {
  LINE_NOT_FOUND: true,
  NO_PASSENGER: true,
  BAD_COUNT: true,
  TOO_MANY_TICKETS: true,
  TOO_MANY_CHILDREN: true,
  CHILD_ALONE: true,
  PEAK_LIMIT: true,
  CONCESSION_AT_COUNTER: true,
}

/** The step at which the passenger can correct what the service refused; undefined for other refusals. */
export const stepOfRefusal = (code: string): Step | undefined => {
  if (code.startsWith('FLIGHT_')) return 'flight'
  if (Object.hasOwn(OF_DEPARTURE, code)) return 'departure'
  return Object.hasOwn(OF_TRIP, code) ? 'trip' : undefined
}
