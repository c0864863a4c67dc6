import { checkEmail, sameEmail } from '../check-email'

/** Members of one issue, coupons for each of them, and codes of one issue. */
export const COUPON_ISSUE_LIMITS = { members: 300, each: 5, codes: 500 } as const

export interface CouponIssue {
  to: 'members' | 'codes'
  emails: readonly string[]
  /** Coupons for each member, or codes; NaN where no number was entered. */
  count: number
}

export type CouponIssueViolation = 'STAFF_COUPON_COUNT' | 'STAFF_COUPON_RECEIVERS' | 'STAFF_COUPON_ADDRESS'

/** The distinct addresses of a pasted list, separated by line breaks, commas, semicolons and spaces. */
export const readReceivers = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;，；、]+/)
      .filter(Boolean)
      .map(sameEmail),
  ),
]

/** Entries of a list that are no addresses. */
export const findBadReceivers = (emails: readonly string[]): string[] =>
  emails.filter((email) => checkEmail(email) !== undefined)

/** Violations of the receivers of an issue, by field. */
export const checkCouponIssue = ({
  to,
  emails,
  count,
}: CouponIssue): { emails?: CouponIssueViolation; count?: CouponIssueViolation } => {
  const most = to === 'codes' ? COUPON_ISSUE_LIMITS.codes : COUPON_ISSUE_LIMITS.each
  const isCount = Number.isInteger(count) && count >= 1 && count <= most
  const isFew = to === 'codes' || (emails.length >= 1 && emails.length <= COUPON_ISSUE_LIMITS.members)
  const isBad = to === 'members' && findBadReceivers(emails).length > 0
  return {
    ...(isBad && { emails: 'STAFF_COUPON_ADDRESS' }),
    ...(!isFew && { emails: 'STAFF_COUPON_RECEIVERS' }),
    ...(!isCount && { count: 'STAFF_COUPON_COUNT' }),
  }
}
