export { findPolicyOfOrder, findRefundPolicy, UNDATED_POLICY } from './refund-policies.repository'
export { presentRefundPolicy } from './refund-policy.presenter'
export { registerRefunds } from './refunds.routes'
