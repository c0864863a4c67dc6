import type { Instant } from './civil-date'

/** How an order proves that a human sends it: type 0, 1 and 2 of the wire (purchase 5, inputs). */
export type CaptchaKind = 'none' | 'digits' | 'slide'

/** Digits of a picture captcha (purchase 9). */
export const CAPTCHA_DIGITS = 4

/** Digits only, four at most (purchase 5, inputs). */
export const captchaDigitsOnly = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, CAPTCHA_DIGITS)

export const isCaptchaComplete = (digits: string): boolean =>
  digits.length === CAPTCHA_DIGITS && captchaDigitsOnly(digits) === digits

/** A dated row: the captcha that orders need from `from` until before `until`, milliseconds. */
export interface CaptchaRule {
  /** Undefined: every line. */
  lineCode: string | undefined
  kind: CaptchaKind
  from: Instant
  /** Undefined: until further notice. */
  until: Instant | undefined
}

/**
 * The captcha that an order of a line needs now; `none` without a row (D6.captcha.2). A row of the line precedes one of
 * all lines, even where it is weaker; among equals the one that began later counts.
 */
export const captchaKindAt = (rules: readonly CaptchaRule[], lineCode: string, now: Instant): CaptchaKind => {
  const [rule] = rules
    .filter((row) => row.lineCode === undefined || row.lineCode === lineCode)
    .filter((row) => row.from <= now && (row.until === undefined || now < row.until))
    .sort(
      (one, other) =>
        Number(one.lineCode === undefined) - Number(other.lineCode === undefined) || other.from - one.from,
    )
  return rule?.kind ?? 'none'
}
