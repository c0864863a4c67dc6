import { addDays, type CivilDate, civilDateAt, type Instant, isCivilDate, toInstant } from './civil-date'
import { toPlainSigns } from './plain-signs'

/**
 * Lengths of a flight number, and of the names of airline, origin, destination and transit (accounts 5, text rules).
 */
export const FLIGHT_NUMBER_LENGTH = { min: 5, max: 15 }
export const FLIGHT_PLACE_LENGTH = { min: 2, max: 15 }
/** Timetables are published for a year: a later flight is a slip of the year. */
const LONGEST_AHEAD_DAYS = 365
const DIGITS = 4

/** The flight that the bus connects with, as the passenger enters it. */
export interface FlightInfo {
  flightNumber: string
  airline: string
  origin: string
  destination: string
  /** Where the flight stops on the way; empty where it does not. */
  transit: string
  /** The take-off towards the airport, the landing from it; always Hong Kong time. */
  date: CivilDate
  time: string
}

/**
 * Characters allowed while a flight number is typed: capital letters and digits. Full-width characters become plain
 * ones.
 */
export const filterFlightNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, FLIGHT_NUMBER_LENGTH.max)

/** An airline's two or three characters, of which one is a letter, the number, and the letter of an extra flight. */
const PARTS = /^((?=.?[A-Z])[A-Z0-9]{2}|[A-Z]{3})(\d{1,4})([A-Z]?)$/

/**
 * A flight number as it is stored: digits are padded to four, so CX88 is CX0088 (D4.10). Anything else is unchanged.
 */
export const normalizeFlightNumber = (text: string): string => {
  const typed = filterFlightNumber(text)
  const [, airline = '', digits = '', suffix = ''] = PARTS.exec(typed) ?? []
  return airline === '' ? typed : airline + digits.padStart(DIGITS, '0') + suffix
}

/** A stored flight number in the form passengers know, without the padding zeros: CX0088 is CX88. */
export const plainFlightNumber = (stored: string): string => {
  const [, airline = '', digits = '', suffix = ''] = PARTS.exec(stored) ?? []
  return airline === '' ? stored : airline + Number(digits) + suffix
}

/** The name of an airline or an airport as it is stored: full-width characters become plain ones. */
export const normalizeFlightPlace = (text: string): string => toPlainSigns(text)

/** A flight as it is stored. */
export const normalizeFlight = (flight: FlightInfo): FlightInfo => ({
  flightNumber: normalizeFlightNumber(flight.flightNumber),
  airline: normalizeFlightPlace(flight.airline),
  origin: normalizeFlightPlace(flight.origin),
  destination: normalizeFlightPlace(flight.destination),
  transit: normalizeFlightPlace(flight.transit),
  date: flight.date,
  time: flight.time,
})

export type FlightViolation =
  | 'FLIGHT_NUMBER_INVALID'
  | 'FLIGHT_PLACE_INVALID'
  | 'FLIGHT_TIME_MISSING'
  | 'FLIGHT_PAST'
  | 'FLIGHT_TOO_FAR'

const hasLength = (text: string, { min, max }: { min: number; max: number }): boolean => {
  const { length } = [...text]
  return length >= min && length <= max
}
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Characters dropped when a number is stored may only be blanks and hyphens. */
const checkNumber = (text: string): FlightViolation | undefined => {
  const stored = normalizeFlightNumber(text)
  const typed = toPlainSigns(text).replace(/[\s-]/g, '')
  const isRight = hasLength(stored, FLIGHT_NUMBER_LENGTH) && /\d/.test(stored) && /^[A-Za-z0-9]+$/.test(typed)
  return isRight && typed.length <= FLIGHT_NUMBER_LENGTH.max ? undefined : 'FLIGHT_NUMBER_INVALID'
}
/** Letters and digits of any script, and the punctuation of names such as `St. John's` or `London/LHR`. */
const PLACE = /^[\p{L}\p{M}\p{N} .,'’()/&·-]+$/u
const checkPlace = (text: string): FlightViolation | undefined => {
  const place = normalizeFlightPlace(text)
  return hasLength(place, FLIGHT_PLACE_LENGTH) && PLACE.test(place) ? undefined : 'FLIGHT_PLACE_INVALID'
}

/** The take-off or the landing; undefined when date or time is invalid. */
export const flightAt = ({ date, time }: Pick<FlightInfo, 'date' | 'time'>): Instant | undefined =>
  isCivilDate(date) && isTime(time) ? toInstant(date, time) : undefined

/**
 * The violation of each field of a flight (accounts 5, text rules; D4.10); empty when it is valid. A landing may be a
 * day old: its bus leaves within a day of it.
 */
export const checkFlight = (
  flight: FlightInfo,
  direction: 'toAirport' | 'fromAirport',
  now: Instant,
): Partial<Record<keyof FlightInfo, FlightViolation>> => {
  const at = flightAt(flight)
  const earliest = direction === 'toAirport' ? now : toInstant(addDays(civilDateAt(now), -1))
  const findTime = (): FlightViolation | undefined => {
    if (at === undefined) return 'FLIGHT_TIME_MISSING'
    if (at < earliest) return 'FLIGHT_PAST'
    return at > toInstant(addDays(civilDateAt(now), LONGEST_AHEAD_DAYS)) ? 'FLIGHT_TOO_FAR' : undefined
  }
  const found = {
    flightNumber: checkNumber(flight.flightNumber),
    airline: checkPlace(flight.airline),
    origin: checkPlace(flight.origin),
    destination: checkPlace(flight.destination),
    transit: normalizeFlightPlace(flight.transit) === '' ? undefined : checkPlace(flight.transit),
    [isCivilDate(flight.date) ? 'time' : 'date']: findTime(),
  }
  return Object.fromEntries(Object.entries(found).filter(([, violation]) => violation !== undefined))
}
