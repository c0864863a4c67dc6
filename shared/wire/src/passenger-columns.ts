import { count, units } from './scalars'

/** For each passenger type, the passengers on all legs and the fee of one leg. */
export const passengerColumns = {
  adultTotal: count,
  adultFee: units,
  childrenTotal: count,
  childrenFee: units,
  elderlyTotal: count,
  elderlyFee: units,
  babyTotal: count,
  babyFee: units,
  studentTotal: count,
  studentFee: units,
}
