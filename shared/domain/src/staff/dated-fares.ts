import { addDays, type CivilDate } from '../civil-date'
import type { Cents } from '../money'
import { PASSENGER_TYPES, type PassengerType } from '../passenger-type'

/** What one passenger pays for one leg, in both currencies; the line sells in one of them. */
export interface FareAmounts {
  cny: Cents
  hkd: Cents
}

/** Fares of one ticket type on a day; a passenger type without one is not sold. */
export type FaresOfDay = Partial<Record<PassengerType, FareAmounts>>

/** A fare of one passenger type of one ticket type; days are half-open, without `until` it has no end. */
export interface DatedFare extends FareAmounts {
  type: PassengerType
  from: CivilDate
  until: CivilDate | undefined
}

/** Later than every day. */
const FOR_GOOD = '9999-99-99'

const endOf = ({ until }: Pick<DatedFare, 'until'>): CivilDate => until ?? FOR_GOOD

const isSame = (left: FareAmounts | undefined, right: FareAmounts | undefined): boolean =>
  left?.cny === right?.cny && left?.hkd === right?.hkd

/** Fares of one ticket type on a day. */
export const faresOn = (fares: readonly DatedFare[], date: CivilDate): FaresOfDay =>
  Object.fromEntries(
    fares
      .filter((fare) => fare.from <= date && date < endOf(fare))
      .map(({ type, cny, hkd }) => [type, { cny, hkd }] as const),
  )

/** The first day after `date` on which a fare begins or ends; undefined where the fares of `date` have no end. */
export const nextFareDay = (fares: readonly DatedFare[], date: CivilDate): CivilDate | undefined =>
  fares
    .flatMap(({ from, until }) => (until === undefined ? [from] : [from, until]))
    .filter((day) => day > date)
    .sort()[0]

/** Joins two fares that meet on one of `days` and do not differ. */
const join = (fares: readonly DatedFare[], days: readonly CivilDate[]): DatedFare[] => {
  const joined: DatedFare[] = []
  for (const fare of fares) {
    const last = joined.at(-1)
    const continues =
      last?.type === fare.type && last.until === fare.from && days.includes(fare.from) && isSame(last, fare)
    if (last && continues) joined.splice(-1, 1, { ...last, until: fare.until })
    else joined.push(fare)
  }
  return joined
}

const inOrder = (fares: readonly DatedFare[]): DatedFare[] =>
  PASSENGER_TYPES.flatMap((type) =>
    fares.filter((fare) => fare.type === type).sort((left, right) => (left.from < right.from ? -1 : 1)),
  )

/**
 * The fares of one ticket type with new ones from `from` on, until the next existing change. Earlier fares end on that
 * day and later ones stay, so no new gap or overlap appears.
 */
export const setFares = (
  fares: readonly DatedFare[],
  { from, fares: wanted }: { from: CivilDate; fares: FaresOfDay },
): DatedFare[] => {
  const next = nextFareDay(fares, from)
  const outside = fares.flatMap((fare): DatedFare[] => {
    const end = endOf(fare)
    if (fare.from > from || end <= from) return [fare]
    const before = fare.from < from ? [{ ...fare, until: from }] : []
    return next !== undefined && end > next ? [...before, { ...fare, from: next }] : before
  })
  const own = PASSENGER_TYPES.flatMap((type) => {
    const amounts = wanted[type]
    return amounts ? [{ type, ...amounts, from, until: next }] : []
  })
  return join(inOrder([...outside, ...own]), next === undefined ? [from] : [from, next])
}

/** The fares without the change of `from`: those of the day before continue until the next change. */
export const removeFares = (fares: readonly DatedFare[], from: CivilDate): DatedFare[] =>
  setFares(fares, { from, fares: faresOn(fares, addDays(from, -1)) })
