import { BOOKING_WINDOW_DAYS } from './booking-window'
import { instantOf } from './civil-date'
import { DEFAULT_LIMITS } from './passenger-limits'
import { NO_PASSENGERS } from './passenger-type'
import { type PurchaseAttempt, refusePurchase } from './purchase-checks'

const now = instantOf('2026-11-21', '09:00')
const good: PurchaseAttempt = {
  signedIn: true,
  termsAccepted: true,
  date: '2026-11-23',
  counts: { ...NO_PASSENGERS, adult: 1 },
  limits: DEFAULT_LIMITS,
  windowDays: BOOKING_WINDOW_DAYS,
}
const refusal = (change: Partial<PurchaseAttempt>) => refusePurchase({ ...good, ...change }, now)

describe('purchase 5 purchase checks, in this order', () => {
  it('passes a good attempt', () => expect(refusal({})).toBeUndefined())
  it.each([
    [
      '1 sign-in first of all',
      { signedIn: false, termsAccepted: false, date: undefined, counts: NO_PASSENGERS },
      'SIGN_IN_NEEDED',
    ],
    ['2 then the terms', { termsAccepted: false, date: undefined, counts: NO_PASSENGERS }, 'TERMS_NOT_ACCEPTED'],
    ['3 then the date', { date: undefined, counts: NO_PASSENGERS }, 'DATE_MISSING'],
    ['4 then the passengers', { date: '2026-11-20', counts: NO_PASSENGERS }, 'NO_PASSENGER'],
    ['7 then a date in the past', { date: '2026-11-20' }, 'DATE_IN_PAST'],
    ['8 then a date too far', { date: '2027-03-01' }, 'DATE_TOO_FAR'],
  ])('check %s', (_name, change, expected) => expect(refusal(change)).toBe(expected))
})
