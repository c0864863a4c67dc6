import { type CivilDate, civilDateAt, type Instant, toInstant } from './civil-date'
import { type AirportDirection, type ConnectionSettings, type ConnectionViolation, checkConnection } from './connection'
import type { Departure } from './departure'
import { checkFlight, type FlightInfo, type FlightViolation, flightAt } from './flight'
import { type PassengerCounts, type PassengerType, totalPassengers } from './passenger-type'
import { checkTravelDocument, type TravelDocumentHolder, type TravelDocumentViolation } from './travel-document'

export type AirportPassenger = TravelDocumentHolder & { type: PassengerType }

/** What a purchase on the airport line has beyond that of a bus line. */
export interface AirportPurchase {
  direction: AirportDirection
  connection: ConnectionSettings
  flight: FlightInfo | undefined
  /** One for each passenger; undefined for one without entries. */
  holders: ReadonlyArray<AirportPassenger | undefined>
}

/** An order requires all of it; a price is requested earlier, and only the given parts of the flight are checked. */
export type AirportInfoRule = 'required' | 'given'

export type AirportViolation =
  | 'AIRPORT_INFO_MISSING'
  | FlightViolation
  | TravelDocumentViolation
  | 'DOCUMENT_TWICE'
  | ConnectionViolation

/** The field that is wrong; passengers are counted from 0. */
export type AirportField =
  | 'flight'
  | `flight.${keyof FlightInfo}`
  | `holders.${number}`
  | `holders.${number}.${keyof TravelDocumentHolder}`
  | 'departure'
export interface AirportFault {
  field: AirportField
  violation: AirportViolation
}

interface Asked {
  date: CivilDate | undefined
  counts: PassengerCounts
  departure?: Departure | undefined
}

/** What is wrong with the flight (accounts 5, text rules), field by field. */
const findFlightFaults = (
  { flight, direction }: AirportPurchase,
  rule: AirportInfoRule,
  now: Instant,
): AirportFault[] => {
  if (flight === undefined) return rule === 'given' ? [] : [{ field: 'flight', violation: 'AIRPORT_INFO_MISSING' }]
  const found = checkFlight(flight, direction, now)
  return (Object.keys(found) as Array<keyof FlightInfo>).flatMap((key) => {
    const violation = found[key]
    const isAsked = rule === 'required' || flight[key] !== ''
    return violation && isAsked ? [{ field: `flight.${key}` as const, violation }] : []
  })
}

/** Documents that occur more than once in an order, at each but the first. */
const findDoubled = (holders: AirportPurchase['holders']): AirportFault[] => {
  const numbers = holders.map((holder) => holder?.documentNumber ?? '')
  return numbers.flatMap((number, at) =>
    number !== '' && numbers.indexOf(number) < at
      ? [{ field: `holders.${at}.documentNumber` as const, violation: 'DOCUMENT_TWICE' as const }]
      : [],
  )
}

/** Violations of the travel documents of all passengers (accounts 5, text rules), field by field. */
const findHolderFaults = (
  holders: AirportPurchase['holders'],
  { date: travelDate, counts }: Asked,
  now: Instant,
): AirportFault[] => {
  const today = civilDateAt(now)
  const count = Math.max(totalPassengers(counts), holders.length)
  const wrong = Array.from({ length: count }, (_, at): AirportFault[] => {
    const holder = holders[at]
    if (holder === undefined) return [{ field: `holders.${at}`, violation: 'AIRPORT_INFO_MISSING' }]
    const found = checkTravelDocument(holder, { type: holder.type, today, travelDate: travelDate ?? today })
    return (Object.keys(found) as Array<keyof TravelDocumentHolder>).flatMap((key) => {
      const violation = found[key]
      return violation ? [{ field: `holders.${at}.${key}` as const, violation }] : []
    })
  })
  return [...wrong.flat(), ...findDoubled(holders)]
}

/** Why the chosen departure does not connect with the flight; empty while either of them is not chosen. */
const findConnectionFaults = (
  { flight, direction, connection }: AirportPurchase,
  { departure }: Asked,
): AirportFault[] => {
  const at = flight && flightAt(flight)
  if (at === undefined || departure === undefined) return []
  const departsAt = toInstant(departure.date, departure.beginTime)
  const violation = checkConnection({ direction, departsAt, flightAt: at }, connection)
  return violation ? [{ field: 'departure', violation }] : []
}

/**
 * All violations of a purchase on the airport line beyond those of a bus line, in the order flight, documents,
 * connection. The purchase checklist reports the first of them.
 */
export const findAirportFaults = (
  airport: AirportPurchase,
  asked: Asked,
  rule: AirportInfoRule,
  now: Instant,
): AirportFault[] => [
  ...findFlightFaults(airport, rule, now),
  ...(rule === 'given' ? [] : findHolderFaults(airport.holders, asked, now)),
  ...findConnectionFaults(airport, asked),
]
