import type { Fare } from '@shuttle/calls'
import {
  checkPassengerCounts,
  FAMILY_COMBO_PASSENGERS,
  NO_PASSENGERS,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerLimits,
} from '@shuttle/domain'
import type { AirportTripSelection } from './airport-trip-selection'

/** Number of paying passengers; before the fares are known, all but infants. */
export const countPayingPassengers = (counts: PassengerCounts, fare: Pick<Fare, 'fares'> | undefined): number =>
  PASSENGER_TYPES.filter((type) => (fare ? (fare.fares[type] ?? 0) > 0 : type !== 'infant')).reduce(
    (sum, type) => sum + counts[type],
    0,
  )

/** Whether these passengers are a family combo: four paying ones, the cheapest of them free (D4.3). */
export const isFamilyParty = (counts: PassengerCounts, fare: Pick<Fare, 'fares'> | undefined): boolean =>
  countPayingPassengers(counts, fare) === FAMILY_COMBO_PASSENGERS

/**
 * Initial counts of four paying passengers: two adults with two children, or as many children as the line sells to;
 * undefined if it cannot sell to four.
 */
export const familyCounts = (
  limits: PassengerLimits,
  fare: Pick<Fare, 'fares'> | undefined,
): PassengerCounts | undefined =>
  [2, 1, 0]
    .map((child) => ({ ...NO_PASSENGERS, adult: FAMILY_COMBO_PASSENGERS - child, child }))
    .find((counts) => checkPassengerCounts(counts, limits) === undefined && isFamilyParty(counts, fare))

/** The trip selection as the family combo, with four paying passengers; unchanged if the line cannot sell to four. */
export const chooseFamily = (
  selection: AirportTripSelection,
  limits: PassengerLimits,
  fare: Pick<Fare, 'fares'> | undefined,
): AirportTripSelection => {
  if (isFamilyParty(selection.counts, fare)) return { ...selection, isFamily: true }
  const counts = familyCounts(limits, fare)
  return counts ? { ...selection, counts, coupons: [], isFamily: true } : selection
}
