export { checkOpenAttempts } from './check-open-attempts'
export { readCmbSettings } from './cmbpay/cmb-settings'
export { cardFramePolicy, configuredMethods, paymentFormOrigins } from './configured-methods'
export { readOctopusSettings } from './octopus/octopus-settings'
export type { FramePolicy, PaymentMethods } from './payment-provider'
export { getSandboxKeys, readGatewaySettings } from './payment-settings'
export {
  erasePaymentData,
  getRefund,
  listPaymentData,
  loadDemoPayers,
  movePayments,
  type PaymentRefundRow,
  savePayer,
} from './payments.repository'
export { registerPayments } from './payments.routes'
export { refundPayment } from './refund-payment'
export { readWechatPaySettings } from './wechat/wechat-pay-settings'
