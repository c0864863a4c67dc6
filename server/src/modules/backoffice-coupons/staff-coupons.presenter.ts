import type { LanguageCode } from '@shuttle/contracts'
import { couponStateAt, type Instant } from '@shuttle/domain'
import { maskEmail } from '@shuttle/domain/staff'
import type { issueCouponsCall, queryStaffCouponsCall, staffCouponRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { wireCurrency, wireFareType, wirePassengerType } from '../../http/wire-codes.presenter'
import { nameIn } from '../catalogue'
import { toCoupon } from '../coupons'
import type { IssuedCoupons } from './issue-coupons'
import type { StaffCoupon } from './staff-coupons.repository'

interface CouponReader {
  language: LanguageCode
  now: Instant
  /** Account of the reading staff. */
  reader: string
}

/** The facts that a second person decides by. */
const presentWait = (row: StaffCoupon, reader: string) => ({
  issueNo: row.issue_no ?? '',
  coupons: row.issued_coupons ?? 0,
  worth: Number(row.issued_worth ?? 0),
  issuedBy: row.issuer_email ?? '',
  own: row.issued_by === reader,
})

export const presentStaffCoupon = (
  row: StaffCoupon,
  { language, now, reader }: CouponReader,
): z.infer<typeof staffCouponRow> => {
  const coupon = toCoupon(row)
  return {
    voucherNo: row.coupon_no,
    issueNo: row.issue_no ?? '',
    name: nameIn(row, language),
    kind: row.kind,
    faceValue: row.face_value,
    currency: coupon.currency === undefined ? '' : wireCurrency(coupon.currency),
    minSpend: row.minimum_cents,
    beginTime: wireMoment(row.valid_from),
    endTime: wireMoment(row.valid_until),
    lineCodes: [...coupon.lines],
    ticketTypes: coupon.passengerTypes.map(wirePassengerType),
    feeTypes: coupon.fareTypes.map(wireFareType),
    state: row.state === 'waiting' ? 'WAITING' : couponStateAt(coupon, now).toUpperCase(),
    email: maskEmail(row.email ?? ''),
    waits: row.account_id === null,
    orderNo: row.order_no ?? '',
    ...(row.state === 'waiting' && { issue: presentWait(row, reader) }),
  }
}

/** A page of coupons; `rows` may have one more, which shows that there is another page. */
export const presentCouponPage = (
  rows: readonly StaffCoupon[],
  { pageSize, ...options }: CouponReader & { pageSize: number },
): z.infer<typeof queryStaffCouponsCall.answer>['responseData'] => {
  const shown = rows.slice(0, pageSize)
  return {
    rows: shown.map((row) => presentStaffCoupon(row, options)),
    nextVoucherNo: rows.length > pageSize ? (shown.at(-1)?.coupon_no ?? '') : '',
  }
}

export const presentIssue = ({
  issueNo,
  issued,
  isWaiting,
  codes,
}: IssuedCoupons): z.infer<typeof issueCouponsCall.answer>['responseData'] => ({
  issueNo,
  issued,
  waits: isWaiting,
  codes: codes.map(({ couponNumber, code }) => ({ voucherNo: couponNumber, couponCode: code })),
})
