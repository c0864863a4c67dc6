import { type Coupon, couponStateAt, type Instant } from '@shuttle/domain'

/** Tabs of my coupons as their address names them: 0 unused, 1 used, 2 expired and cancelled (accounts 2, 7). */
export const COUPON_TABS = ['0', '1', '2'] as const
export type CouponTab = (typeof COUPON_TABS)[number]

/** An unknown tab is the first. */
export const toCouponTab = (tab1: string | null): CouponTab => COUPON_TABS.find((tab) => tab === tab1) ?? '0'

const TAB = { unused: '0', locked: '0', used: '1', expired: '2', cancelled: '2' } as const

/** The tab of a coupon now. One that waits in an unpaid order is not used yet. */
export const tabOfCoupon = (coupon: Pick<Coupon, 'state' | 'validUntil'>, now: Instant): CouponTab =>
  TAB[couponStateAt(coupon, now)]
