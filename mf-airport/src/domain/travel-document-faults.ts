import type { LineOnSale } from '@shuttle/calls'
import {
  type AirportViolation,
  DEFAULT_RIDE,
  findAirportFaults,
  type Instant,
  type TravelDocument,
} from '@shuttle/domain'
import { type AirportTripSelection, directionOf } from './airport-trip-selection'
import { listPassengersWithDocuments } from './passengers-with-documents'
import { toTravelDocument } from './to-travel-document'

/** Faults in the fields of one passenger. */
export type TravelDocumentFaults = Readonly<Partial<Record<keyof TravelDocument, AirportViolation>>>

/** Faults of each passenger of the trip selection, in their order: by the same rules as the service. */
export const findTravelDocumentFaults = (
  selection: AirportTripSelection,
  line: Pick<LineOnSale, 'ride'>,
  now: Instant,
): TravelDocumentFaults[] => {
  const passengers = listPassengersWithDocuments(selection)
  const travelDocuments = passengers.map(({ travelDocument }) => toTravelDocument(travelDocument))
  const { counts, flight, departure } = selection
  const airport = {
    direction: directionOf(selection.lineCode),
    connection: line.ride ?? DEFAULT_RIDE,
    flight,
    travelDocuments,
  }
  const faults = findAirportFaults(airport, { date: departure?.date, counts }, 'required', now)
  return passengers.map(({ travelDocument }, at) => ({
    // The rules accept a single name; unless the passenger chose one name, the first name is missing.
    ...(!travelDocument.hasOneName &&
      travelDocuments[at]?.firstName === '' && { firstName: 'TRAVEL_NAME_INVALID' as const }),
    ...Object.fromEntries(
      faults.flatMap(({ field, violation }) =>
        field.startsWith(`travelDocuments.${at}.`) ? [[field.slice(`travelDocuments.${at}.`.length), violation]] : [],
      ),
    ),
  }))
}
