import { PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'

const ALWAYS: readonly PassengerType[] = ['adult', 'child', 'elderly']

/** Students and infants are offered where the line has a price for them; the others always (D9.23). */
export const shownPassengerTypes = (isSold: (type: PassengerType) => boolean): PassengerType[] =>
  PASSENGER_TYPES.filter((type) => ALWAYS.includes(type) || isSold(type))
