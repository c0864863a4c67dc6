import { checkTravelDate, type TravelDateViolation } from './booking-window'
import type { FareTypeViolation } from './check-fare-type'
import type { CivilDate, Instant } from './civil-date'
import { checkDeparture, type Departure, type DepartureViolation } from './departure'
import type { FareType } from './fare-type'
import { checkPassengerInfo, type PassengerInfo, type PassengerInfoRule } from './passenger-info'
import { checkPassengerCounts, type PassengerCountViolation, type PassengerLimits } from './passenger-limits'
import { type PassengerCounts, seatsNeeded, totalPassengers } from './passenger-type'
import { checkReturnTrip, type ReturnTrip, type ReturnTripViolation } from './return-trip'

/** What a passenger has chosen when they press confirm. */
export interface PurchaseCheckInput {
  signedIn: boolean
  termsAccepted: boolean
  date: CivilDate | undefined
  counts: PassengerCounts
  /** Those of the day: {@link limitsOn}. */
  limits: PassengerLimits
  windowDays: number
  fareType?: FareType | undefined
  /** The departure on the way out; asked for when the fare type is a departure. */
  departure?: Departure | undefined
  /** Round trips only; undefined is one-way. */
  returnTrip?: ReturnTrip | undefined
  /** The answer of the policy about the fare type: {@link refuseFareType}. */
  fareTypeRefusal?: FareTypeViolation | undefined
  /** The answer of the policy about names: {@link passengerInfoRule}. */
  passengerInfo?: PassengerInfoRule | undefined
  /** One entry for each person. */
  passengers?: readonly PassengerInfo[] | undefined
  /** The captcha the quote asks for, and whether it was answered: four digits typed, or the slide done. */
  captcha?: { kind: 'none' | 'digits' | 'slide'; answered: boolean } | undefined
}

export type PurchaseViolation =
  | 'SIGN_IN_NEEDED'
  | 'TERMS_NOT_ACCEPTED'
  | 'DATE_MISSING'
  | PassengerCountViolation
  | DepartureViolation
  | ReturnTripViolation
  | TravelDateViolation
  | FareTypeViolation
  | 'PASSENGER_INFO_MISSING'
  | 'CAPTCHA_MISSING'
  | 'SLIDE_MISSING'

/** Checks 5 and 6: seats on the way out, then everything about the way back. */
const refuseTrips = (attempt: PurchaseCheckInput, date: CivilDate, now: Instant) => {
  const seats = seatsNeeded(attempt.counts)
  const isReserved = attempt.fareType === 'reserved'
  const out = isReserved ? checkDeparture(attempt.departure, seats, now) : undefined
  if (out) return out
  if (attempt.returnTrip === undefined) return undefined
  return checkReturnTrip({ date, departure: isReserved ? attempt.departure : undefined }, attempt.returnTrip, {
    seats,
    isReserved,
    now,
  })
}

/** Checks 7 and 8 on each day of travel. */
const refuseDates = (attempt: PurchaseCheckInput, date: CivilDate, now: Instant) =>
  checkTravelDate(date, now, attempt.windowDays) ??
  (attempt.returnTrip?.date === undefined
    ? undefined
    : checkTravelDate(attempt.returnTrip.date, now, attempt.windowDays))

const refuseCaptcha = ({ captcha }: PurchaseCheckInput) => {
  if (captcha === undefined || captcha.kind === 'none' || captcha.answered) return undefined
  return captcha.kind === 'slide' ? 'SLIDE_MISSING' : 'CAPTCHA_MISSING'
}

/**
 * The first check that fails, in the order of the specification (purchase 5, purchase checks 1-10). What the policy
 * says about the fare type is told between the dates and the names.
 */
export const checkPurchase = (attempt: PurchaseCheckInput, now: Instant): PurchaseViolation | undefined => {
  const { date, counts, limits } = attempt
  if (!attempt.signedIn) return 'SIGN_IN_NEEDED'
  if (!attempt.termsAccepted) return 'TERMS_NOT_ACCEPTED'
  if (date === undefined) return 'DATE_MISSING'
  return (
    checkPassengerCounts(counts, limits) ??
    refuseTrips(attempt, date, now) ??
    refuseDates(attempt, date, now) ??
    attempt.fareTypeRefusal ??
    checkPassengerInfo(attempt.passengerInfo ?? 'none', attempt.passengers ?? [], totalPassengers(counts)) ??
    refuseCaptcha(attempt)
  )
}
