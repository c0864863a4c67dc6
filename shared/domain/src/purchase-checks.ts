import { type DateRefusal, refuseDate } from './booking-window'
import type { CivilDate, Instant } from './civil-date'
import { type CountRefusal, type PassengerLimits, refuseCounts } from './passenger-limits'
import type { PassengerCounts } from './passenger-type'

/** What a passenger has chosen when they press confirm. */
export interface PurchaseAttempt {
  signedIn: boolean
  termsAccepted: boolean
  date: CivilDate | undefined
  counts: PassengerCounts
  limits: PassengerLimits
  windowDays: number
}

export type PurchaseRefusal = 'SIGN_IN_NEEDED' | 'TERMS_NOT_ACCEPTED' | 'DATE_MISSING' | CountRefusal | DateRefusal

/** The first check that fails, in the order of the specification (purchase 5, purchase checks 1-4, 7, 8). */
export const refusePurchase = (attempt: PurchaseAttempt, now: Instant): PurchaseRefusal | undefined => {
  if (!attempt.signedIn) return 'SIGN_IN_NEEDED'
  if (!attempt.termsAccepted) return 'TERMS_NOT_ACCEPTED'
  if (attempt.date === undefined) return 'DATE_MISSING'
  return refuseCounts(attempt.counts, attempt.limits) ?? refuseDate(attempt.date, now, attempt.windowDays)
}
