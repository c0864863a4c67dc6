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

/** The inbound ride exists on a round trip only. */
export type Direction = 'outbound' | 'inbound'

/** What a passenger has chosen on one line so far; choices only, never prices. */
export interface TripSelection {
  date: CivilDate | undefined
  /** Round trips only. */
  returnDate: CivilDate | undefined
  /** Only when chosen by hand; otherwise the rule of the hour decides. */
  fareType: FareType | undefined
  /** Reserved departures only, one for each direction. */
  departures: Readonly<Partial<Record<Direction, DepartureTime | undefined>>>
  counts: PassengerCounts
  /** As typed, by type and index; entries above the count stay in case the count grows again. */
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

/** The fare type stays: there is one for both directions (decision "the wire" 10). */
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

/** Fewer passengers clear the chosen coupons (purchase 4): there might be more coupons than tickets. */
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

/** The choices of one line on its counterpart. Coupons are for one line; a return date chosen before stays. */
export const carryOver = (from: TripSelection, to: TripSelection): TripSelection => ({
  ...from,
  returnDate: from.returnDate ?? to.returnDate,
  coupons: [],
})

/** The trip without names, identity numbers, coupons and consent of the user who chose it. */
export const withoutPersonalData = (selection: TripSelection): TripSelection => ({
  ...selection,
  people: {},
  coupons: [],
  termsAccepted: false,
})

/** The trip as it is `now`, with the personal data of `before`, unless passengers were entered again. */
export const withPersonalData = (before: TripSelection, now: TripSelection = before): TripSelection => ({
  ...now,
  people: Object.keys(now.people).length > 0 ? now.people : before.people,
  coupons: before.coupons,
  termsAccepted: before.termsAccepted,
})

/** Drops days that are no longer on sale, such as in a selection made before midnight. */
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
