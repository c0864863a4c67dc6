export { presentDifference } from './differences.presenter'
export { registerReconciliation } from './register-reconciliation'
export { runNights } from './run-nights'
