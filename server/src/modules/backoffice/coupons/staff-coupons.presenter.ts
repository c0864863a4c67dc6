import type { LanguageCode } from '@shuttle/contracts'
import { couponStateAt, type Instant } from '@shuttle/domain'
import { maskEmail } from '@shuttle/domain/staff'
import type { StaffCoupon, WaitingIssue } from '@shuttle/wire/staff'
import { nameIn } from '../../passenger/catalogue'
import { toCoupon } from '../../passenger/coupons'
import type { StaffCouponRow } from './staff-coupons.repository'

interface CouponReader {
  language: LanguageCode
  now: Instant
  /** Account of the reading staff. */
  reader: string
}

/** The facts that a second person decides by. */
const presentWait = (row: StaffCouponRow, reader: string): WaitingIssue => ({
  issueNo: row.issue_no ?? '',
  coupons: row.issued_coupons ?? 0,
  worth: Number(row.issued_worth ?? 0),
  issuedBy: row.issuer_email ?? undefined,
  isOwn: row.issued_by === reader,
})

export const presentStaffCoupon = (row: StaffCouponRow, { language, now, reader }: CouponReader): StaffCoupon => {
  const coupon = toCoupon(row)
  return {
    ...coupon,
    issueNo: row.issue_no ?? undefined,
    name: nameIn(row, language),
    state: row.state === 'waiting' ? 'waiting' : couponStateAt(coupon, now),
    maskedEmail: maskEmail(row.email ?? '') || undefined,
    isOwned: row.account_id !== null,
    orderNo: row.order_no ?? undefined,
    waiting: row.state === 'waiting' ? presentWait(row, reader) : undefined,
  }
}
