import { type CouponIssue, type CouponTerms, readReceivers } from '@shuttle/domain/staff'

/** The same terms with names without blanks around them, and each line and type once. */
export const cleanCouponTerms = (terms: CouponTerms): CouponTerms => ({
  ...terms,
  nameZhHk: terms.nameZhHk.trim(),
  nameZhCn: terms.nameZhCn.trim(),
  nameEn: terms.nameEn.trim(),
  lines: [...new Set(terms.lines)],
  passengerTypes: [...new Set(terms.passengerTypes)],
  fareTypes: [...new Set(terms.fareTypes)],
})

/** The same issue with each address once; codes have no receivers. */
export const cleanCouponIssue = ({ to, emails, count }: CouponIssue): CouponIssue => ({
  to,
  emails: to === 'codes' ? [] : readReceivers(emails.join(' ')),
  count,
})
