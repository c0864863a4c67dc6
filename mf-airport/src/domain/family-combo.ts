import type { Fare } from '@shuttle/calls'
import {
  checkPassengerCounts,
  FAMILY_COMBO_PEOPLE,
  NO_PASSENGERS,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerLimits,
} from '@shuttle/domain'
import type { AirportDraft } from './airport-draft'

/** People who pay; before the fares are known, all but infants. */
export const payingPeople = (counts: PassengerCounts, fare: Pick<Fare, 'fares'> | undefined): number =>
  PASSENGER_TYPES.filter((type) => (fare ? (fare.fares[type] ?? 0) > 0 : type !== 'infant')).reduce(
    (sum, type) => sum + counts[type],
    0,
  )

/** Whether these people are a family combo: four who pay, the cheapest of them free (D4.3). */
export const isFamilyParty = (counts: PassengerCounts, fare: Pick<Fare, 'fares'> | undefined): boolean =>
  payingPeople(counts, fare) === FAMILY_COMBO_PEOPLE

/** Four paying people to begin with: two adults with two children, or as many children as the line sells to; undefined where it sells to no four. */
export const familyCounts = (
  limits: PassengerLimits,
  fare: Pick<Fare, 'fares'> | undefined,
): PassengerCounts | undefined =>
  [2, 1, 0]
    .map((child) => ({ ...NO_PASSENGERS, adult: FAMILY_COMBO_PEOPLE - child, child }))
    .find((counts) => checkPassengerCounts(counts, limits) === undefined && isFamilyParty(counts, fare))

/** The draft as the family combo, with four paying people; the same draft where the line sells to no four. */
export const chooseFamily = (
  draft: AirportDraft,
  limits: PassengerLimits,
  fare: Pick<Fare, 'fares'> | undefined,
): AirportDraft => {
  if (isFamilyParty(draft.counts, fare)) return { ...draft, isFamily: true }
  const counts = familyCounts(limits, fare)
  return counts ? { ...draft, counts, coupons: [], isFamily: true } : draft
}
