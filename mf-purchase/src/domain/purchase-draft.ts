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
export type Way = 'out' | 'back'

/** What a passenger has chosen on one line so far; choices only, never prices. */
export interface PurchaseDraft {
  date: CivilDate | undefined
  /** Round trips only. */
  returnDate: CivilDate | undefined
  /** Only when chosen by hand; otherwise the rule of the hour decides. */
  fareType: FareType | undefined
  /** Booked sessions only, one for each way. */
  sessions: Readonly<Partial<Record<Way, DepartureTime | undefined>>>
  counts: PassengerCounts
  /** As typed, by type and place in its row; those above the count wait for the count to grow again. */
  people: Readonly<Partial<Record<PassengerType, readonly PassengerInfo[]>>>
  /** Numbers of the chosen coupons. */
  coupons: readonly string[]
  termsAccepted: boolean
}

export const EMPTY_DRAFT: PurchaseDraft = {
  date: undefined,
  returnDate: undefined,
  fareType: undefined,
  sessions: {},
  counts: NO_PASSENGERS,
  people: {},
  coupons: [],
  termsAccepted: false,
}

const withoutSession = ({ sessions }: PurchaseDraft, way: Way): PurchaseDraft['sessions'] => ({
  ...sessions,
  [way]: undefined,
})

/** A new date starts with the fare type of its own default rule (purchase 4, time mode), and with its own sessions. */
export const chooseDate = (draft: PurchaseDraft, date: CivilDate): PurchaseDraft =>
  date === draft.date ? draft : { ...draft, date, fareType: undefined, sessions: withoutSession(draft, 'out') }

/** The way back keeps the fare type: there is one for both ways (decision "the wire" 10). */
export const chooseReturnDate = (draft: PurchaseDraft, returnDate: CivilDate): PurchaseDraft =>
  returnDate === draft.returnDate ? draft : { ...draft, returnDate, sessions: withoutSession(draft, 'back') }

export const chooseFareType = (draft: PurchaseDraft, fareType: FareType): PurchaseDraft => ({ ...draft, fareType })

export const chooseSession = (draft: PurchaseDraft, way: Way, session: DepartureTime): PurchaseDraft => ({
  ...draft,
  sessions: { ...draft.sessions, [way]: session },
})

/** Fewer of anybody clears the chosen coupons (purchase 4): there might be more coupons than tickets. */
export const setCount = (draft: PurchaseDraft, type: PassengerType, count: number): PurchaseDraft => {
  const wanted = Math.max(0, Math.trunc(count))
  const counts = { ...draft.counts, [type]: wanted }
  return { ...draft, counts, coupons: wanted < draft.counts[type] ? [] : draft.coupons }
}

export const chooseCoupons = (draft: PurchaseDraft, coupons: readonly string[]): PurchaseDraft => ({
  ...draft,
  coupons,
})

/** Ticked again, it is given up. */
export const toggleCoupon = (draft: PurchaseDraft, couponNumber: string): PurchaseDraft =>
  chooseCoupons(
    draft,
    draft.coupons.includes(couponNumber)
      ? draft.coupons.filter((each) => each !== couponNumber)
      : [...draft.coupons, couponNumber],
  )

export const acceptTerms = (draft: PurchaseDraft, termsAccepted: boolean): PurchaseDraft => ({
  ...draft,
  termsAccepted,
})

/** The choices of one line on its twin between the same ends. Coupons are for one line; a way back chosen before is kept. */
export const carryOver = (from: PurchaseDraft, to: PurchaseDraft): PurchaseDraft => ({
  ...from,
  returnDate: from.returnDate ?? to.returnDate,
  coupons: [],
})

/** What one person told of themselves and agreed to; somebody else goes on with the trip alone. */
export const forgetPerson = (draft: PurchaseDraft): PurchaseDraft => ({
  ...draft,
  people: {},
  coupons: [],
  termsAccepted: false,
})

/** The same person is back: the trip as it is `now`, with what they told of themselves `before`, unless they told it anew. */
export const giveBack = (before: PurchaseDraft, now: PurchaseDraft = before): PurchaseDraft => ({
  ...now,
  people: Object.keys(now.people).length > 0 ? now.people : before.people,
  coupons: before.coupons,
  termsAccepted: before.termsAccepted,
})

/** A draft that was kept over midnight may name a day that is no longer on sale: that day is dropped. */
export const dropStaleDates = (draft: PurchaseDraft, now: Instant, windowDays: number): PurchaseDraft => {
  const isStale = (date: CivilDate | undefined) =>
    date !== undefined && checkTravelDate(date, now, windowDays) !== undefined
  let kept = draft
  if (isStale(draft.date)) {
    kept = { ...kept, date: undefined, fareType: undefined, sessions: withoutSession(kept, 'out') }
  }
  return isStale(draft.returnDate) ? { ...kept, returnDate: undefined, sessions: withoutSession(kept, 'back') } : kept
}

/** Child and elderly tickets are discounted: the reminder comes before the order (purchase 5). */
export const needsConcessionReminder = (counts: PassengerCounts): boolean => counts.child + counts.elderly > 0
