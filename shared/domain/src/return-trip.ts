import type { CivilDate, Instant } from './civil-date'
import { checkDeparture, type Departure, type DepartureViolation } from './departure'

/** The inbound leg of a round trip, as far as it is chosen. */
export interface ReturnTrip {
  date: CivilDate | undefined
  /** Required when the fare type is a departure. */
  departure?: Departure | undefined
}

export type ReturnTripViolation =
  | 'RETURN_TIME_MISSING'
  | 'RETURN_DEPARTURE_SOLD_OUT'
  | 'RETURN_BEFORE_DEPARTURE'
  | Exclude<DepartureViolation, 'DEPARTURE_MISSING' | 'DEPARTURE_SOLD_OUT'>

/**
 * Why the inbound leg is invalid, or undefined, in the order of purchase 5 check 6: time, seats, not before departure.
 */
export const checkReturnTrip = (
  out: { date: CivilDate; departure: Departure | undefined },
  back: ReturnTrip,
  options: { seats: number; isReserved: boolean; now: Instant },
): ReturnTripViolation | undefined => {
  if (back.date === undefined) return 'RETURN_TIME_MISSING'
  const refusal = options.isReserved ? checkDeparture(back.departure, options.seats, options.now) : undefined
  if (refusal === 'DEPARTURE_MISSING') return 'RETURN_TIME_MISSING'
  if (refusal === 'DEPARTURE_SOLD_OUT') return 'RETURN_DEPARTURE_SOLD_OUT'
  if (refusal) return refusal
  if (back.date < out.date) return 'RETURN_BEFORE_DEPARTURE'
  // The same bus cannot serve both legs.
  const [left, returns] = [out.departure?.beginTime, back.departure?.beginTime]
  if (back.date > out.date || left === undefined || returns === undefined) return undefined
  return returns <= left ? 'RETURN_BEFORE_DEPARTURE' : undefined
}
