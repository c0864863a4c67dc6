import type { LineOnSale } from '@shuttle/calls'
import {
  checkConnection,
  checkFlight,
  checkPassengerCounts,
  checkTravelDate,
  DEFAULT_RIDE,
  flightAt,
  type Instant,
  toInstant,
} from '@shuttle/domain'
import { type AirportTripSelection, directionOf } from './airport-trip-selection'

/** Steps that later pages depend on, in the order of the booking. */
export type Step = 'trip' | 'flight' | 'departure'

const isTripChosen = ({ date, counts }: AirportTripSelection, line: LineOnSale, now: Instant): boolean =>
  date !== undefined &&
  checkTravelDate(date, now, line.windowDays) === undefined &&
  checkPassengerCounts(counts, line.limits) === undefined

const isFlightKnown = ({ flight, lineCode }: AirportTripSelection, now: Instant): boolean =>
  Object.keys(checkFlight(flight, directionOf(lineCode), now)).length === 0

/** A departure chosen for another flight no longer connects, and one that has left cannot be taken. */
const isDepartureChosen = (
  { departure, flight, lineCode }: AirportTripSelection,
  line: LineOnSale,
  now: Instant,
): boolean => {
  const at = flightAt(flight)
  if (departure === undefined || at === undefined) return false
  const departsAt = toInstant(departure.date, departure.beginTime)
  const ride = { direction: directionOf(lineCode), departsAt, flightAt: at }
  return departsAt > now && checkConnection(ride, line.ride ?? DEFAULT_RIDE) === undefined
}

/** The first step that is missing or no longer valid; undefined if the trip selection is ready for its passengers. */
export const findMissingStep = (selection: AirportTripSelection, line: LineOnSale, now: Instant): Step | undefined => {
  if (!isTripChosen(selection, line, now)) return 'trip'
  if (!isFlightKnown(selection, now)) return 'flight'
  return isDepartureChosen(selection, line, now) ? undefined : 'departure'
}
