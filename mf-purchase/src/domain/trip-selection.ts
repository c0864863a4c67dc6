import type { DepartureTime } from '@shuttle/calls'
import {
  type CivilDate,
  checkTravelDate,
  type FareType,
  type Instant,
  NO_PASSENGERS,
  type PassengerCounts,
  type PassengerInfo,
  type PassengerType,
} from '@shuttle/domain'

/** Out, and back again on a round trip. */
export type Direction = 'outbound' | 'inbound'

/** What a passenger has chosen on one line so far; choices only, never prices. */
export interface TripSelection {
  date: CivilDate | undefined
  /** Round trips only. */
  returnDate: CivilDate | undefined
  /** Only when chosen by hand; otherwise the rule of the hour decides. */
  fareType: FareType | undefined
  /** Booked departures only, one for each way. */
  departures: Readonly<Partial<Record<Direction, DepartureTime | undefined>>>
  counts: PassengerCounts
  /** As typed, by type and place in its row; those above the count wait for the count to grow again. */
  people: Readonly<Partial<Record<PassengerType, readonly PassengerInfo[]>>>
  /** Numbers of the chosen coupons. */
  coupons: readonly string[]
  termsAccepted: boolean
}

export const EMPTY_SELECTION: TripSelection = {
  date: undefined,
  returnDate: undefined,
  fareType: undefined,
  departures: {},
  counts: NO_PASSENGERS,
  people: {},
  coupons: [],
  termsAccepted: false,
}

const withoutDeparture = ({ departures }: TripSelection, direction: Direction): TripSelection['departures'] => ({
  ...departures,
  [direction]: undefined,
})

/** A new date starts with the fare type of its own default rule (purchase 4, time mode), and with its own departures. */
export const chooseDate = (selection: TripSelection, date: CivilDate): TripSelection =>
  date === selection.date
    ? selection
    : { ...selection, date, fareType: undefined, departures: withoutDeparture(selection, 'outbound') }

/** The way back keeps the fare type: there is one for both ways (decision "the wire" 10). */
export const chooseReturnDate = (selection: TripSelection, returnDate: CivilDate): TripSelection =>
  returnDate === selection.returnDate
    ? selection
    : { ...selection, returnDate, departures: withoutDeparture(selection, 'inbound') }

export const chooseFareType = (selection: TripSelection, fareType: FareType): TripSelection => ({
  ...selection,
  fareType,
})

export const chooseDeparture = (
  selection: TripSelection,
  direction: Direction,
  departure: DepartureTime,
): TripSelection => ({
  ...selection,
  departures: { ...selection.departures, [direction]: departure },
})

/** Fewer of anybody clears the chosen coupons (purchase 4): there might be more coupons than tickets. */
export const setCount = (selection: TripSelection, type: PassengerType, count: number): TripSelection => {
  const wanted = Math.max(0, Math.trunc(count))
  const counts = { ...selection.counts, [type]: wanted }
  return { ...selection, counts, coupons: wanted < selection.counts[type] ? [] : selection.coupons }
}

export const chooseCoupons = (selection: TripSelection, coupons: readonly string[]): TripSelection => ({
  ...selection,
  coupons,
})

/** Ticked again, it is given up. */
export const toggleCoupon = (selection: TripSelection, couponNumber: string): TripSelection =>
  chooseCoupons(
    selection,
    selection.coupons.includes(couponNumber)
      ? selection.coupons.filter((each) => each !== couponNumber)
      : [...selection.coupons, couponNumber],
  )

export const acceptTerms = (selection: TripSelection, termsAccepted: boolean): TripSelection => ({
  ...selection,
  termsAccepted,
})

/** The choices of one line on its twin between the same ends. Coupons are for one line; a way back chosen before is kept. */
export const carryOver = (from: TripSelection, to: TripSelection): TripSelection => ({
  ...from,
  returnDate: from.returnDate ?? to.returnDate,
  coupons: [],
})

/** What one person told of themselves and agreed to; somebody else goes on with the trip alone. */
export const withoutPersonalData = (selection: TripSelection): TripSelection => ({
  ...selection,
  people: {},
  coupons: [],
  termsAccepted: false,
})

/** The same person is inbound: the trip as it is `now`, with what they told of themselves `before`, unless they told it anew. */
export const withPersonalData = (before: TripSelection, now: TripSelection = before): TripSelection => ({
  ...now,
  people: Object.keys(now.people).length > 0 ? now.people : before.people,
  coupons: before.coupons,
  termsAccepted: before.termsAccepted,
})

/** A selection that was kept over midnight may name a day that is no longer on sale: that day is dropped. */
export const dropStaleDates = (selection: TripSelection, now: Instant, windowDays: number): TripSelection => {
  const isStale = (date: CivilDate | undefined) =>
    date !== undefined && checkTravelDate(date, now, windowDays) !== undefined
  let kept = selection
  if (isStale(selection.date)) {
    kept = { ...kept, date: undefined, fareType: undefined, departures: withoutDeparture(kept, 'outbound') }
  }
  return isStale(selection.returnDate)
    ? { ...kept, returnDate: undefined, departures: withoutDeparture(kept, 'inbound') }
    : kept
}

/** Child and elderly tickets are discounted: the reminder comes before the order (purchase 5). */
export const needsConcessionReminder = (counts: PassengerCounts): boolean => counts.child + counts.elderly > 0
