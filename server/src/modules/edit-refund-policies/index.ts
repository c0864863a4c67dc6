export { registerEditRefundPolicies } from './register-edit-refund-policies'
