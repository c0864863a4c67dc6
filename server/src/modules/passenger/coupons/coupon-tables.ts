import type { CouponKind, CouponState } from '@shuttle/domain'

/** One coupon. Lists are joined by commas, empty means all; moments in milliseconds, half-open. */
export interface CouponRow {
  coupon_no: string
  /** Null until its code is redeemed. */
  account_id: string | null
  /** SHA-256 of its code. */
  code_hash: string | null
  name_zh_cn: string
  name_zh_hk: string
  name_en: string
  kind: CouponKind
  /** As {@link Coupon.faceValue}. */
  face_value: number
  /** Empty where it does not matter. */
  currency: '' | 'CNY' | 'HKD'
  minimum_cents: number
  valid_from: number
  valid_until: number
  lines: string
  passenger_types: string
  fare_types: string
  /**
   * Expiry is computed from the clock, not stored. Waiting: its issue waits for a second person, and no member sees it.
   */
  state: Exclude<CouponState, 'expired'> | 'waiting'
  /** The order that locked or used it. */
  order_no: string | null
  /** Its issue; null for a coupon from before issues were stored. */
  issue_no: string | null
}

export interface OrderCouponRow {
  order_no: string
  coupon_no: string
}

declare module '../../../database/types' {
  interface OrderRow {
    /** The discount of promotions; `amount_cents` is what was left. */
    promotion_cents: number
  }
  interface Database {
    coupons: CouponRow
    order_coupons: OrderCouponRow
  }
}
