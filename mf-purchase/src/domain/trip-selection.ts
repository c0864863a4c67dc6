import type { DepartureTime } from '@shuttle/calls'
import {
  type CivilDate,
  checkTravelDate,
  type Direction,
  type FareType,
  type Instant,
  NO_PASSENGERS,
  type PassengerCounts,
  type PassengerInfo,
  type PassengerType,
} from '@shuttle/domain'

/** What a passenger has chosen on one line so far; choices only, never prices. */
export interface TripSelection {
  date: CivilDate | undefined
  /** Round trips only. */
  returnDate: CivilDate | undefined
  /**
   * Only when chosen by the passenger, else the default of the current time applies. It stays when the date changes.
   */
  fareType: FareType | undefined
  /** Reserved departures only, one for each direction; the times stay when the date changes. */
  departures: Readonly<Partial<Record<Direction, DepartureTime | undefined>>>
  counts: PassengerCounts
  /** As typed, by type and index; entries above the count stay in case the count grows again. */
  passengers: Readonly<Partial<Record<PassengerType, readonly PassengerInfo[]>>>
  /** Identity numbers were typed and lost at a reload: the browser stores none. */
  idNumbersDropped: boolean
  /** Numbers of the chosen coupons. */
  coupons: readonly string[]
  /** Why chosen coupons were withdrawn, until the passenger chooses coupons again. */
  couponsWithdrawn: 'fewerPassengers' | 'notUsable' | undefined
  termsAccepted: boolean
}

/** Before the first choice: most passengers travel alone, so one adult is counted. */
export const INITIAL_SELECTION: TripSelection = {
  date: undefined,
  returnDate: undefined,
  fareType: undefined,
  departures: {},
  counts: { ...NO_PASSENGERS, adult: 1 },
  passengers: {},
  idNumbersDropped: false,
  coupons: [],
  couponsWithdrawn: undefined,
  termsAccepted: false,
}

/**
 * Ticket type and departure time stay: the default applies only while the passenger has not chosen (purchase 4, time
 * mode).
 */
export const chooseDate = (selection: TripSelection, date: CivilDate): TripSelection =>
  date === selection.date ? selection : { ...selection, date }

export const chooseReturnDate = (selection: TripSelection, returnDate: CivilDate): TripSelection =>
  returnDate === selection.returnDate ? selection : { ...selection, returnDate }

export const chooseFareType = (selection: TripSelection, fareType: FareType): TripSelection => ({
  ...selection,
  fareType,
})

/** A departure is chosen together with its ticket type. */
export const chooseDeparture = (
  selection: TripSelection,
  direction: Direction,
  departure: DepartureTime,
): TripSelection => ({
  ...selection,
  fareType: 'reserved',
  departures: { ...selection.departures, [direction]: departure },
})

/** The selection without coupons that no longer fit it; it records why, so that the page shows the reason. */
export const withdrawCoupons = (
  selection: TripSelection,
  remaining: readonly string[],
  reason: NonNullable<TripSelection['couponsWithdrawn']>,
): TripSelection =>
  remaining.length === selection.coupons.length
    ? selection
    : { ...selection, coupons: remaining, couponsWithdrawn: reason }

/** Fewer passengers clear the chosen coupons (purchase 4): there might be more coupons than tickets. */
export const setCount = (selection: TripSelection, type: PassengerType, count: number): TripSelection => {
  const wanted = Math.max(0, Math.trunc(count))
  const changed = { ...selection, counts: { ...selection.counts, [type]: wanted } }
  return wanted < selection.counts[type] ? withdrawCoupons(changed, [], 'fewerPassengers') : changed
}

export const chooseCoupons = (selection: TripSelection, coupons: readonly string[]): TripSelection => ({
  ...selection,
  coupons,
  couponsWithdrawn: undefined,
})

/** A coupon that is ticked again is removed. */
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
  couponsWithdrawn: undefined,
})

/** The trip without names, identity numbers, coupons and consent of the passenger. */
export const withoutPersonalData = (selection: TripSelection): TripSelection => ({
  ...selection,
  passengers: {},
  idNumbersDropped: false,
  coupons: [],
  couponsWithdrawn: undefined,
  termsAccepted: false,
})

/** The trip as it is `now`, with the personal data of `before`, unless passengers were entered again. */
export const withPersonalData = (before: TripSelection, now: TripSelection): TripSelection => ({
  ...now,
  ...(Object.keys(now.passengers).length === 0 && {
    passengers: before.passengers,
    idNumbersDropped: before.idNumbersDropped,
  }),
  coupons: before.coupons,
  termsAccepted: before.termsAccepted,
})

/**
 * What the browser may store of a selection: identity numbers stay in memory and must be typed again after a reload
 * (rule D4.15).
 */
export const toStoredSelection = (selection: TripSelection): TripSelection => {
  const passengers = Object.entries(selection.passengers)
  if (!passengers.some(([, row]) => row.some(({ idNumber }) => idNumber !== ''))) return selection
  return {
    ...selection,
    passengers: Object.fromEntries(
      passengers.map(([type, row]) => [type, row.map((passenger) => ({ ...passenger, idNumber: '' }))]),
    ),
    idNumbersDropped: true,
  }
}

/**
 * Without days that are no longer on sale, such as in a selection made before midnight: the passenger has to choose
 * them again.
 */
export const withoutStaleDates = (selection: TripSelection, now: Instant, windowDays: number): TripSelection => {
  const toDateOnSale = (date: CivilDate | undefined) =>
    date !== undefined && checkTravelDate(date, now, windowDays) === undefined ? date : undefined
  const date = toDateOnSale(selection.date)
  const returnDate = toDateOnSale(selection.returnDate)
  return date === selection.date && returnDate === selection.returnDate ? selection : { ...selection, date, returnDate }
}
