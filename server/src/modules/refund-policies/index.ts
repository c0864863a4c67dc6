export {
  deletePolicy,
  insertPolicy,
  listPolicies,
  lockPolicies,
  type StoredPolicy,
  storePolicyEnds,
} from './policy-versions.repository'
export {
  endPause,
  findPause,
  findPauses,
  insertPause,
  listPauses,
  type RefundPauseRow,
} from './refund-pauses.repository'
export { findPolicyOfOrder, findRefundPolicy, UNDATED_POLICY } from './refund-policies.repository'
export { registerRefundPolicies } from './refund-policies.routes'
export { presentRefundPolicy } from './refund-policy.presenter'
export { withPause } from './with-pause'
