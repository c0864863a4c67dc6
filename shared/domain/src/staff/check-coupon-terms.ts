import type { Instant } from '../civil-date'
import type { Coupon } from '../coupon'
import { type ContentTextViolation, checkContentText } from './check-content-text'
import { checkShownWindow, type ShownWindowViolation } from './shown-window'

export const COUPON_NAME_FIELDS = ['nameZhHk', 'nameZhCn', 'nameEn'] as const
export type CouponNameField = (typeof COUPON_NAME_FIELDS)[number]
export const COUPON_NAME_LIMIT = 60
/** The highest deduction of one coupon, and the highest fare that it pays. */
const MOST_CENTS = 100_000
const MOST_MINIMUM_CENTS = 1_000_000
/** 100 % in hundredths of a percent. */
const WHOLE = 10_000

/** Value, scope and validity of coupons that are issued together; NaN where no number was entered. */
export interface CouponTerms
  extends Readonly<Record<CouponNameField, string>>,
    Omit<Coupon, 'couponNumber' | 'state'> {}

export type CouponTermsViolation =
  | ContentTextViolation
  | ShownWindowViolation
  | 'STAFF_COUPON_VALUE'
  | 'STAFF_COUPON_CURRENCY'
  | 'STAFF_COUPON_MINIMUM'
  | 'STAFF_COUPON_LINES'
export type CouponTermsViolations = { -readonly [Field in keyof CouponTerms]?: CouponTermsViolation }

/** In Hong Kong dollars amounts end in 0 cents (D9.24). */
const isAmount = (value: number, { currency }: CouponTerms, { least, most }: { least: number; most: number }) =>
  Number.isInteger(value) && value >= least && value <= most && !(currency === 'HKD' && value % 10 !== 0)

const isValue = (terms: CouponTerms): boolean => {
  const { kind, faceValue } = terms
  if (kind === 'percent') return Number.isInteger(faceValue) && faceValue > 0 && faceValue <= WHOLE
  return isAmount(faceValue, terms, { least: kind === 'amount' ? 1 : 0, most: MOST_CENTS })
}

/** Cents need a currency. */
const needsCurrency = ({ kind, faceValue, minimumSpend }: CouponTerms): boolean =>
  kind === 'amount' || minimumSpend > 0 || (kind === 'freeTicket' && faceValue > 0)

/**
 * Violations of coupon terms, by field; empty where coupons can be issued. `lines` are the codes of all lines on sale.
 */
export const checkCouponTerms = (
  terms: CouponTerms,
  { now, lines }: { now: Instant; lines: readonly string[] },
): CouponTermsViolations => {
  const found: CouponTermsViolations = {}
  for (const field of COUPON_NAME_FIELDS) {
    const violation = checkContentText(terms[field], COUPON_NAME_LIMIT)
    if (violation) found[field] = violation
  }
  const validUntil = checkShownWindow({ from: terms.validFrom, until: terms.validUntil }, now)
  const isMinimum = isAmount(terms.minimumSpend, terms, { least: 0, most: MOST_MINIMUM_CENTS })
  return {
    ...found,
    ...(!isValue(terms) && { faceValue: 'STAFF_COUPON_VALUE' }),
    ...(needsCurrency(terms) && terms.currency === undefined && { currency: 'STAFF_COUPON_CURRENCY' }),
    ...(!isMinimum && { minimumSpend: 'STAFF_COUPON_MINIMUM' }),
    ...(validUntil && { validUntil }),
    ...(terms.lines.some((code) => !lines.includes(code)) && { lines: 'STAFF_COUPON_LINES' }),
  }
}
