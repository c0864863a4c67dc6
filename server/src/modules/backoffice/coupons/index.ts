export { registerBackofficeCoupons } from './register-backoffice-coupons'
