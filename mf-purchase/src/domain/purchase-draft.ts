import {
  type CivilDate,
  defaultFareType,
  type FareType,
  type Instant,
  NO_PASSENGERS,
  type PassengerCounts,
  type PassengerType,
  refuseDate,
} from '@shuttle/domain'

/** What a passenger has chosen on one line so far; choices only, never prices. */
export interface PurchaseDraft {
  date: CivilDate | undefined
  /** Only when chosen by hand; otherwise the rule of the hour decides. */
  fareType: FareType | undefined
  counts: PassengerCounts
  termsAccepted: boolean
}

export const EMPTY_DRAFT: PurchaseDraft = {
  date: undefined,
  fareType: undefined,
  counts: NO_PASSENGERS,
  termsAccepted: false,
}

/** A new date starts with the fare type of its own default rule (purchase 4, time mode). */
export const chooseDate = (draft: PurchaseDraft, date: CivilDate): PurchaseDraft =>
  date === draft.date ? draft : { ...draft, date, fareType: undefined }

export const chooseFareType = (draft: PurchaseDraft, fareType: FareType): PurchaseDraft => ({ ...draft, fareType })

export const setCount = (draft: PurchaseDraft, type: PassengerType, count: number): PurchaseDraft => ({
  ...draft,
  counts: { ...draft.counts, [type]: Math.max(0, Math.trunc(count)) },
})

export const acceptTerms = (draft: PurchaseDraft, termsAccepted: boolean): PurchaseDraft => ({
  ...draft,
  termsAccepted,
})

/** A draft that was kept over midnight may name a day that is no longer on sale: that day is dropped. */
export const dropStaleDate = (draft: PurchaseDraft, now: Instant, windowDays: number): PurchaseDraft =>
  draft.date !== undefined && refuseDate(draft.date, now, windowDays) !== undefined
    ? { ...draft, date: undefined, fareType: undefined }
    : draft

/** The fare type in force: the chosen one, else the default of the day, else what is on sale at all. */
export const fareTypeInForce = (
  draft: PurchaseDraft,
  onSale: readonly FareType[],
  now: Instant,
): FareType | undefined => {
  if (draft.fareType && onSale.includes(draft.fareType)) return draft.fareType
  const usual = draft.date === undefined ? 'day' : defaultFareType(draft.date, now)
  return onSale.includes(usual) ? usual : onSale[0]
}

/** Child and elderly tickets are discounted: the reminder comes before the order (purchase 5). */
export const needsConcessionReminder = (counts: PassengerCounts): boolean => counts.child + counts.elderly > 0
