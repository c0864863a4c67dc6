export { readAlipaySettings } from './alipay/alipay-settings'
export {
  findAttempt,
  findPayerLanguage,
  listAttempts,
  makeAttemptDue,
  type PaymentAttemptRow,
} from './attempts.repository'
export { checkCredentials } from './check-credentials'
export { checkOpenRefunds } from './check-open-refunds'
export { bankDay, refundSerialNo } from './cmbpay/bank-messages'
export { readCmbSettings } from './cmbpay/cmb-settings'
export { cardFramePolicy, configuredMethods, paymentFormOrigins } from './configured-methods'
export { confirmPayment } from './confirm-payment'
export {
  addDifference,
  closeDifference,
  type FoundDifference,
  findDifference,
  listDifferences,
  type PaymentDifferenceRow,
} from './differences.repository'
export { guardMethods } from './guard-methods'
export { listMethodsOff, switchMethodOff, switchMethodOn } from './methods-off.repository'
export { readOctopusSettings, SANDBOX_NEXT_VERSION } from './octopus/octopus-settings'
export { openAttempt } from './open-attempt'
export type { PaymentContext } from './payment-context'
export { paymentJobs } from './payment-jobs'
export { countPaymentEvent, startPaymentCounters } from './payment-metrics'
export {
  type FramePolicy,
  OtherRefundMoney,
  type PaymentMethods,
  type PaymentProvider,
  ProviderFault,
  type ProviderPayment,
  type StatementRow,
} from './payment-provider'
export { readGatewaySettings } from './payment-settings'
export {
  erasePaymentData,
  findTakenPayment,
  findTransaction,
  listPaymentData,
  listTransactions,
  listTransactionsOf,
  movePayments,
  type PaymentTransactionRow,
  returnPayments,
  savePayer,
} from './payments.repository'
export { registerPayments } from './payments.routes'
export { providerBreaker } from './provider-bulkheads'
export { recordLateSuccess } from './record-late-success'
export {
  type AutomaticReason,
  addRefund,
  addRefundItems,
  findRefund,
  findRefundNumber,
  getRefund,
  hasRefusedRefund,
  listRefundItems,
  listTicketRefundStates,
  type RefundRow,
} from './refund-ledger.repository'
export { findSettlement, type RefundSettlementRow } from './refund-settlements.repository'
export { retryRefund } from './retry-refund'
export { resultPath } from './return-address'
export { getSandboxKeys, type SandboxKey } from './sandbox-keys'
export { settleRefund } from './settle-refund'
export { toProviderRefund } from './to-provider-refund'
export { readWechatPaySettings, SANDBOX_SERIALS } from './wechat/wechat-pay-settings'
