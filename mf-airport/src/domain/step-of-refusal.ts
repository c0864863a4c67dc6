import type { ErrorCode } from '@shuttle/contracts'
import type { Step } from './missing-step'

const OF_DEPARTURE: ReadonlySet<string> = new Set<ErrorCode>([
  'DEPARTURE_MISSING',
  'DEPARTURE_SOLD_OUT',
  'DEPARTURE_OVER_CAPACITY',
  'DEPARTURE_CLOSED',
  'DEPARTURE_PAUSED',
  'DEPARTED',
  'SALES_CLOSED',
  'SEATS_SHORT',
  'SOLD_OUT',
  'SOLD_OUT_STOP',
  'SOLD_OUT_DAY',
  'SOLD_OUT_TYPE',
  'FARE_NOT_ON_SALE',
  'DATE_IN_PAST',
  'DATE_TOO_FAR',
  'DATE_NOT_ON_SALE',
  'ADVANCE_LIMIT_10',
  'ADVANCE_LIMIT_15',
  'TOO_LATE_FOR_CHECK_IN',
  'TOO_SOON_AFTER_LANDING',
  'TOO_LONG_AFTER_LANDING',
])

const OF_TRIP: ReadonlySet<string> = new Set<ErrorCode>([
  'LINE_NOT_FOUND',
  'NO_PASSENGER',
  'BAD_COUNT',
  'TOO_MANY_TICKETS',
  'TOO_MANY_CHILDREN',
  'CHILD_ALONE',
  'PEAK_LIMIT',
  'CONCESSION_AT_COUNTER',
])

/** The step at which the passenger can correct what the service refused; undefined for other refusals. */
export const stepOfRefusal = (code: string): Step | undefined => {
  if (code.startsWith('FLIGHT_')) return 'flight'
  if (OF_DEPARTURE.has(code)) return 'departure'
  return OF_TRIP.has(code) ? 'trip' : undefined
}
