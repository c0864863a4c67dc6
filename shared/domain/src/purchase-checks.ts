import { type BookedSession, refuseSession, type SessionRefusal } from './booked-session'
import { type DateRefusal, refuseDate } from './booking-window'
import type { CivilDate, Instant } from './civil-date'
import type { FareType } from './fare-type'
import { type PassengerInfo, type PassengerInfoRule, refusePassengerInfo } from './passenger-info'
import { type CountRefusal, type PassengerLimits, refuseCounts } from './passenger-limits'
import { type PassengerCounts, seatsNeeded, totalPassengers } from './passenger-type'
import { type ReturnRefusal, type ReturnTrip, refuseReturn } from './return-trip'
import type { FareTypeRefusal } from './time-choices'

/** What a passenger has chosen when they press confirm. */
export interface PurchaseAttempt {
  signedIn: boolean
  termsAccepted: boolean
  date: CivilDate | undefined
  counts: PassengerCounts
  /** Those of the day: {@link limitsOn}. */
  limits: PassengerLimits
  windowDays: number
  fareType?: FareType | undefined
  /** The session on the way out; asked for when the fare type is a session. */
  session?: BookedSession | undefined
  /** Round trips only; undefined is one-way. */
  returnTrip?: ReturnTrip | undefined
  /** The answer of the policy about the fare type: {@link refuseFareType}. */
  fareTypeRefusal?: FareTypeRefusal | undefined
  /** The answer of the policy about names: {@link passengerInfoRule}. */
  passengerInfo?: PassengerInfoRule | undefined
  /** One entry for each person. */
  passengers?: readonly PassengerInfo[] | undefined
  /** The captcha the quote asks for, and whether it was answered: four digits typed, or the slide done. */
  captcha?: { kind: 'none' | 'digits' | 'slide'; answered: boolean } | undefined
}

export type PurchaseRefusal =
  | 'SIGN_IN_NEEDED'
  | 'TERMS_NOT_ACCEPTED'
  | 'DATE_MISSING'
  | CountRefusal
  | SessionRefusal
  | ReturnRefusal
  | DateRefusal
  | FareTypeRefusal
  | 'PASSENGER_INFO_MISSING'
  | 'CAPTCHA_MISSING'
  | 'SLIDE_MISSING'

/** Checks 5 and 6: seats on the way out, then everything about the way back. */
const refuseTrips = (attempt: PurchaseAttempt, date: CivilDate, now: Instant) => {
  const seats = seatsNeeded(attempt.counts)
  const isSession = attempt.fareType === 'session'
  const out = isSession ? refuseSession(attempt.session, seats, now) : undefined
  if (out) return out
  if (attempt.returnTrip === undefined) return undefined
  return refuseReturn({ date, session: isSession ? attempt.session : undefined }, attempt.returnTrip, {
    seats,
    isSession,
    now,
  })
}

/** Checks 7 and 8 on each day of travel. */
const refuseDates = (attempt: PurchaseAttempt, date: CivilDate, now: Instant) =>
  refuseDate(date, now, attempt.windowDays) ??
  (attempt.returnTrip?.date === undefined ? undefined : refuseDate(attempt.returnTrip.date, now, attempt.windowDays))

const refuseCaptcha = ({ captcha }: PurchaseAttempt) => {
  if (captcha === undefined || captcha.kind === 'none' || captcha.answered) return undefined
  return captcha.kind === 'slide' ? 'SLIDE_MISSING' : 'CAPTCHA_MISSING'
}

/**
 * The first check that fails, in the order of the specification (purchase 5, purchase checks 1-10). What the policy
 * says about the fare type is told between the dates and the names.
 */
export const refusePurchase = (attempt: PurchaseAttempt, now: Instant): PurchaseRefusal | undefined => {
  const { date, counts, limits } = attempt
  if (!attempt.signedIn) return 'SIGN_IN_NEEDED'
  if (!attempt.termsAccepted) return 'TERMS_NOT_ACCEPTED'
  if (date === undefined) return 'DATE_MISSING'
  return (
    refuseCounts(counts, limits) ??
    refuseTrips(attempt, date, now) ??
    refuseDates(attempt, date, now) ??
    attempt.fareTypeRefusal ??
    refusePassengerInfo(attempt.passengerInfo ?? 'none', attempt.passengers ?? [], totalPassengers(counts)) ??
    refuseCaptcha(attempt)
  )
}
