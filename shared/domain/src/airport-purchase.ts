import { type CivilDate, civilDateAt, type Instant, toInstant } from './civil-date'
import { type AirportDirection, type ConnectionSettings, type ConnectionViolation, checkConnection } from './connection'
import type { Departure } from './departure'
import { checkFlight, type FlightInfo, type FlightViolation, flightAt } from './flight'
import { type PassengerCounts, type PassengerType, totalPassengers } from './passenger-type'
import { checkTravelDocument, type TravelDocument, type TravelDocumentViolation } from './travel-document'

export type AirportPassenger = TravelDocument & { type: PassengerType }

/** What a purchase on the airport line has beyond that of a bus line. */
export interface AirportPurchase {
  direction: AirportDirection
  connection: ConnectionSettings
  flight: FlightInfo | undefined
  /** One for each passenger; undefined for one without entries. */
  travelDocuments: ReadonlyArray<AirportPassenger | undefined>
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
  | `travelDocuments.${number}`
  | `travelDocuments.${number}.${keyof TravelDocument}`
  | 'departure'
export interface AirportFault {
  field: AirportField
  violation: AirportViolation
}

interface ChosenTrip {
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
    const isRelevant = rule === 'required' || flight[key] !== ''
    return violation && isRelevant ? [{ field: `flight.${key}` as const, violation }] : []
  })
}

/** Documents that occur more than once in an order, at each but the first. */
const findDoubled = (travelDocuments: AirportPurchase['travelDocuments']): AirportFault[] => {
  const numbers = travelDocuments.map((travelDocument) => travelDocument?.documentNumber ?? '')
  return numbers.flatMap((number, at) =>
    number !== '' && numbers.indexOf(number) < at
      ? [{ field: `travelDocuments.${at}.documentNumber` as const, violation: 'DOCUMENT_TWICE' as const }]
      : [],
  )
}

/** Violations of the travel documents of all passengers (accounts 5, text rules), field by field. */
const findDocumentFaults = (
  travelDocuments: AirportPurchase['travelDocuments'],
  { date: travelDate, counts }: ChosenTrip,
  now: Instant,
): AirportFault[] => {
  const today = civilDateAt(now)
  const count = Math.max(totalPassengers(counts), travelDocuments.length)
  const wrong = Array.from({ length: count }, (_, at): AirportFault[] => {
    const travelDocument = travelDocuments[at]
    if (travelDocument === undefined) return [{ field: `travelDocuments.${at}`, violation: 'AIRPORT_INFO_MISSING' }]
    const found = checkTravelDocument(travelDocument, {
      type: travelDocument.type,
      today,
      travelDate: travelDate ?? today,
    })
    return (Object.keys(found) as Array<keyof TravelDocument>).flatMap((key) => {
      const violation = found[key]
      return violation ? [{ field: `travelDocuments.${at}.${key}` as const, violation }] : []
    })
  })
  return [...wrong.flat(), ...findDoubled(travelDocuments)]
}

/** Why the chosen departure does not connect with the flight; empty while either of them is not chosen. */
const findConnectionFaults = (
  { flight, direction, connection }: AirportPurchase,
  { departure }: ChosenTrip,
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
  trip: ChosenTrip,
  rule: AirportInfoRule,
  now: Instant,
): AirportFault[] => [
  ...findFlightFaults(airport, rule, now),
  ...(rule === 'given' ? [] : findDocumentFaults(airport.travelDocuments, trip, now)),
  ...findConnectionFaults(airport, trip),
]
