import type { Fare } from '@shuttle/calls'
import type { CivilDate } from '@shuttle/domain'

type Seats = Pick<Fare, 'seatsLeft'>

/** Whether this fare cannot seat so many passengers (a quota of 0 is sold out for everyone). */
export const isSoldOut = (fare: Seats, seats: number): boolean =>
  fare.seatsLeft !== undefined && fare.seatsLeft < Math.max(1, seats)

/** What is sold out for the chosen days: `none left` and `too few left` have different messages (purchase 8). */
export interface SoldOut {
  what: 'day' | 'fare' | 'seats' | 'return' | 'returnSeats'
  seatsLeft: number
}

/** Day and night tickets only; a reserved departure has the seats of its own time. */
export const findSoldOut = (
  seats: number,
  {
    fare,
    returnFare,
    isDaySoldOut,
  }: { fare?: Seats | undefined; returnFare?: Seats | undefined; isDaySoldOut: boolean },
): SoldOut | undefined => {
  if (fare && isSoldOut(fare, seats)) {
    const { seatsLeft = 0 } = fare
    if (seatsLeft > 0) return { what: 'seats', seatsLeft }
    return { what: isDaySoldOut ? 'day' : 'fare', seatsLeft }
  }
  if (!returnFare || !isSoldOut(returnFare, seats)) return undefined
  const { seatsLeft = 0 } = returnFare
  return { what: seatsLeft > 0 ? 'returnSeats' : 'return', seatsLeft }
}

interface DayFares {
  date: CivilDate
  fares: readonly Seats[]
}

/** Days without a seat: those the service lists, and those whose loaded fares show it, which are newer. */
export const listSoldOutDays = (listed: readonly CivilDate[], loaded: readonly DayFares[]): CivilDate[] => {
  const known = loaded.filter(({ fares }) => fares.length > 0)
  const isKnown = (date: CivilDate) => known.some((day) => day.date === date)
  const isFull = ({ fares }: DayFares) => fares.every((fare) => isSoldOut(fare, 1))
  return [...listed.filter((date) => !isKnown(date)), ...known.filter(isFull).map(({ date }) => date)]
}
