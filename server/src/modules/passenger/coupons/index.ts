export { cancelUnusedCoupons, listAccountCoupons, moveCoupons, returnMovedCoupons } from './account-coupons.repository'
export type { CouponRow } from './coupon-tables'
export {
  findOwnCoupons,
  lockCoupons,
  lockCouponsAgain,
  releaseCoupons,
  returnCoupons,
  spendCoupons,
  toCoupon,
} from './coupons.repository'
export { registerCoupons } from './coupons.routes'
export { hashCoupon } from './redeem-code'
