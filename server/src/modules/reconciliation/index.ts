export { registerReconciliation } from './register-reconciliation'
export { runNights } from './run-nights'
