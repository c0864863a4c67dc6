import { isApiError, type StaffErrorCode } from '@shuttle/contracts'
import { civilDateAt, toInstant } from '@shuttle/domain'
import { type CouponIssue, type CouponTerms, checkCouponIssue, checkCouponTerms } from '@shuttle/domain/staff'
import { useForm } from '@shuttle/forms'
import { now } from '@shuttle/host'
import { newIdempotencyKey } from '@shuttle/queries'
import { type IssuedCoupons, issueCouponsCall } from '@shuttle/wire/staff'
import { useRef, useState } from 'react'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { useLineOptions } from '../use-line-options'

/** Terms and receivers side by side; e-mails stay while codes are chosen, and are not sent. */
type IssueContent = CouponTerms & CouponIssue

/** An empty form that begins today. */
const newIssue = (): IssueContent => ({
  nameZhHk: '',
  nameZhCn: '',
  nameEn: '',
  kind: 'amount',
  faceValue: 0,
  currency: 'HKD',
  minimumSpend: 0,
  validFrom: toInstant(civilDateAt(now())),
  validUntil: Number.NaN,
  lines: [],
  passengerTypes: [],
  fareTypes: [],
  to: 'members',
  emails: [],
  count: 1,
})

/** Addresses that a refused issue names; empty for another failure. */
const findRefusedReceivers = (error: unknown): string[] => {
  const emails = isApiError(error) ? (error.data as { emails?: unknown } | null | undefined)?.emails : undefined
  return Array.isArray(emails) ? emails.filter((email) => typeof email === 'string') : []
}

interface CouponFormOptions {
  /** Opens the confirmation before anything is issued. */
  confirm: () => void
  onIssued: (issued: IssuedCoupons) => void
}

/** The form of an issue. The same values sent twice issue once: a change of any value creates a new key. */
export const useCouponForm = ({ confirm, onIssued }: CouponFormOptions) => {
  const staffTexts = useStaffErrorTexts()
  const lines = useLineOptions().map(({ value }) => value)
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const sent = useRef({ key: '', what: '' })
  const form = useForm<IssueContent, IssuedCoupons, StaffErrorCode>({
    name: 'mf-backoffice: issue coupons',
    initial: newIssue,
    check: (content) => ({ ...checkCouponTerms(content, { now: now(), lines }), ...checkCouponIssue(content) }),
    texts: staffTexts,
    confirm,
    fieldForCode: (code) => (code === 'STAFF_COUPON_RECEIVER_UNKNOWN' ? 'emails' : undefined),
    send: ({ to, emails, count, ...terms }) => {
      const order = { terms, issue: { to, emails: to === 'codes' ? [] : emails, count } }
      const what = JSON.stringify(order)
      if (sent.current.what !== what) sent.current = { key: newIdempotencyKey(), what }
      return staffCall(issueCouponsCall, { ...order, key: sent.current.key })
    },
    onFailure: (error) => setUnknown(findRefusedReceivers(error)),
    onDone: onIssued,
  })
  return { form, unknown }
}
