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
export { DEMO_CODE_HASHES, loadDemoCoupons } from './demo-coupons'
export { hashCode } from './redeem-code'
