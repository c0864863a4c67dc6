export { cancelUnusedCoupons, listAccountCoupons, moveCoupons } from './account-coupons.repository'
export {
  findOwnCoupons,
  lockCoupons,
  lockCouponsAgain,
  releaseCoupons,
  returnCoupons,
  spendCoupons,
} from './coupons.repository'
export { registerCoupons } from './coupons.routes'
export { loadDemoCoupons } from './demo-coupons'
