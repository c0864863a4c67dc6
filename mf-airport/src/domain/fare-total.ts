import type { Fare } from '@shuttle/calls'
import {
  type Cents,
  FAMILY_COMBO,
  freeByPromotion,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
} from '@shuttle/domain'

/** A placeholder line and day on which the combo always applies. */
const COMBO_TRIP = { lineCode: 'combo', date: '', returnDate: undefined }
const COMBO = { ...FAMILY_COMBO, on: true, appliesTo: [COMBO_TRIP.lineCode] }

/**
 * What these passengers pay before coupons; undefined if the fare lacks one of their types. `hasCombo`: the family
 * combo is on.
 */
export const fareTotal = (
  fare: Pick<Fare, 'fares'> | undefined,
  counts: PassengerCounts,
  hasCombo = false,
): Cents | undefined => {
  if (!fare || PASSENGER_TYPES.some((type) => counts[type] > 0 && fare.fares[type] === undefined)) return undefined
  const types = PASSENGER_TYPES.flatMap((type) => Array.from<PassengerType>({ length: counts[type] }).fill(type))
  const passengers = types.map((type) => ({ type, idNumber: '' }))
  const free = hasCombo ? freeByPromotion([COMBO], { ...COMBO_TRIP, passengers, fares: fare.fares }) : []
  return types.reduce((sum, type, position) => (free.includes(position) ? sum : sum + (fare.fares[type] ?? 0)), 0)
}
