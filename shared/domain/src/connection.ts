import type { Instant } from './civil-date'
import { isAirportLine, parseLineCode } from './line'

const MINUTE_MS = 60_000

/** How a ride of the airport line connects with a flight, in minutes; an operator sets it for each line (D4.5). */
export interface ConnectionSettings {
  /** From the departure of the bus to its arrival. */
  rideMinutes: number
  /** Towards the airport: from the arrival of the bus to the take-off, at least. */
  checkInMinutes: number
  /** From the airport: from the landing to the departure of the bus, at least. */
  landingMinutes: number
  /** From the airport: from the landing to the departure of the bus, at most. */
  longestWaitMinutes: number
}
export const DEFAULT_CONNECTION: ConnectionSettings = {
  rideMinutes: 60,
  checkInMinutes: 120,
  landingMinutes: 60,
  longestWaitMinutes: 24 * 60,
}

/** How an operator sells one line of the airport. */
export interface RideSettings extends ConnectionSettings {
  /** A ticket may be changed until so many minutes before its departure. */
  changeLeadMinutes: number
}
export const DEFAULT_RIDE: RideSettings = { ...DEFAULT_CONNECTION, changeLeadMinutes: 120 }

export type AirportDirection = 'toAirport' | 'fromAirport'

/**
 * Direction of an airport line; undefined for a bus line. A flight takes off after a ride towards the airport, and has
 * landed before one from it.
 */
export const airportDirection = (lineCode: string): AirportDirection | undefined => {
  if (!isAirportLine(lineCode)) return undefined
  return parseLineCode(lineCode).destination === 'CLK' ? 'toAirport' : 'fromAirport'
}

/** The departures that connect with a flight: the first and the last moment, both inclusive. */
export interface ConnectionWindow {
  from: Instant
  until: Instant
}

/**
 * Departures that connect with a flight (D4.5): towards the airport, ride and check-in end before the take-off; from
 * it, the bus leaves at least an hour and at most a day after the landing. `flightAt` is the take-off or the landing.
 */
export const connectionWindow = (
  direction: AirportDirection,
  flightAt: Instant,
  settings: ConnectionSettings,
): ConnectionWindow => {
  if (direction === 'toAirport') {
    const last = flightAt - (settings.rideMinutes + settings.checkInMinutes) * MINUTE_MS
    return { from: Number.NEGATIVE_INFINITY, until: last }
  }
  return {
    from: flightAt + settings.landingMinutes * MINUTE_MS,
    until: flightAt + settings.longestWaitMinutes * MINUTE_MS,
  }
}

/** `TOO_LATE_FOR_CHECK_IN` towards the airport; the two others from it. */
export type ConnectionViolation = 'TOO_LATE_FOR_CHECK_IN' | 'TOO_SOON_AFTER_LANDING' | 'TOO_LONG_AFTER_LANDING'

/**
 * Why a departure does not connect with a flight, or undefined. All times are instants, independent of midnight and the
 * phone's zone.
 */
export const checkConnection = (
  { direction, departsAt, flightAt }: { direction: AirportDirection; departsAt: Instant; flightAt: Instant },
  settings: ConnectionSettings,
): ConnectionViolation | undefined => {
  const { from, until } = connectionWindow(direction, flightAt, settings)
  if (departsAt < from) return 'TOO_SOON_AFTER_LANDING'
  if (departsAt <= until) return undefined
  return direction === 'toAirport' ? 'TOO_LATE_FOR_CHECK_IN' : 'TOO_LONG_AFTER_LANDING'
}
