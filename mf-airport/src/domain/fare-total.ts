import type { Fare } from '@shuttle/calls'
import { type Cents, PASSENGER_TYPES, type PassengerCounts } from '@shuttle/domain'

/** What these people pay before coupons and promotions; undefined where the fare lacks one of their types. */
export const fareTotal = (fare: Pick<Fare, 'fares'> | undefined, counts: PassengerCounts): Cents | undefined =>
  fare &&
  PASSENGER_TYPES.reduce<Cents | undefined>((sum, type) => {
    if (sum === undefined || counts[type] === 0) return sum
    const each = fare.fares[type]
    return each === undefined ? undefined : sum + each * counts[type]
  }, 0)
