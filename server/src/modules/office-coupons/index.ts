export { registerOfficeCoupons } from './register-office-coupons'
