import type { LanguageCode } from '@shuttle/contracts'
import { type CouponTrip, type CouponViolation, checkCouponForTrip, couponStateAt, type Instant } from '@shuttle/domain'
import type { couponRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import { wireFareType, wirePassengerType } from '../../../http/wire-codes.presenter'
import { nameIn } from '../catalogue'
import type { CouponRow } from './coupon-tables'
import { toCoupon } from './coupons.repository'

const CURRENCY_CODE = { '': '', CNY: '1', HKD: '2' } as const

/** Without a trip, a coupon is checked by its state alone. */
const findViolation = (row: CouponRow, trip: CouponTrip | undefined, now: Instant): CouponViolation | undefined => {
  const coupon = toCoupon(row)
  const anywhere = { lineCode: coupon.lines[0] ?? '', currency: coupon.currency ?? 'HKD', dates: [] }
  return checkCouponForTrip(coupon, trip ?? anywhere, now)
}

export const presentCoupon = (
  row: CouponRow,
  extra: { trip: CouponTrip | undefined; language: LanguageCode; now: Instant },
): z.infer<typeof couponRow> => {
  const coupon = toCoupon(row)
  const violation = findViolation(row, extra.trip, extra.now)
  return {
    voucherNo: row.coupon_no,
    ischecked: '0',
    name: nameIn(row, extra.language),
    kind: row.kind,
    faceValue: row.face_value,
    currency: CURRENCY_CODE[row.currency],
    beginTime: wireMoment(row.valid_from),
    endTime: wireMoment(row.valid_until),
    state: couponStateAt(coupon, extra.now),
    usable: violation === undefined,
    reason: violation ?? '',
    minSpend: row.minimum_cents,
    lineCodes: [...coupon.lines],
    ticketTypes: coupon.passengerTypes.map(wirePassengerType),
    feeTypes: coupon.fareTypes.map(wireFareType),
  }
}
