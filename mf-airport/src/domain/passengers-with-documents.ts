import { PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'
import type { AirportTripSelection, EnteredTravelDocument } from './airport-trip-selection'

/** One passenger of the ride, with the index among those of the same type. */
export interface PassengerWithDocument {
  key: `${PassengerType}-${number}`
  type: PassengerType
  index: number
  travelDocument: EnteredTravelDocument
}

const NOT_ENTERED: Omit<EnteredTravelDocument, 'type'> = {
  lastName: '',
  firstName: '',
  documentType: '',
  documentNumber: '',
  gender: '',
  birthDate: '',
  nationality: '',
  telephone: '',
}

const heldOf = (travelDocuments: AirportTripSelection['travelDocuments'], type: PassengerType) =>
  travelDocuments.filter((travelDocument) => travelDocument.type === type)

/** One entry for each counted passenger, in the order of the order's passengers; empty until entered. */
export const listPassengersWithDocuments = ({
  counts,
  travelDocuments,
}: Pick<AirportTripSelection, 'counts' | 'travelDocuments'>): PassengerWithDocument[] =>
  PASSENGER_TYPES.flatMap((type) => {
    const held = heldOf(travelDocuments, type)
    return Array.from({ length: counts[type] }, (_, index) => ({
      key: `${type}-${index}` as const,
      type,
      index,
      travelDocument: held[index] ?? { ...NOT_ENTERED, type },
    }))
  })

export const updateTravelDocument = (
  { travelDocuments }: Pick<AirportTripSelection, 'travelDocuments'>,
  { type, index }: Pick<PassengerWithDocument, 'type' | 'index'>,
  entered: Partial<EnteredTravelDocument>,
): EnteredTravelDocument[] => {
  const held = heldOf(travelDocuments, type)
  const row = Array.from({ length: Math.max(held.length, index + 1) }, (_, at) => held[at] ?? { ...NOT_ENTERED, type })
  return [
    ...travelDocuments.filter((travelDocument) => travelDocument.type !== type),
    ...row.map((travelDocument, at) => (at === index ? { ...travelDocument, ...entered } : travelDocument)),
  ]
}
