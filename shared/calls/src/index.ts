export { WIRE_VERSION } from '@shuttle/wire'
export { changePassword, setFirstPassword } from './account/change-password'
export { deleteAccount, fetchMyData } from './account/delete-account'
export { fetchMember } from './account/fetch-member'
export { isProofNeeded, proveMember, proveMemberByCode } from './account/prove-member'
export { type MailboxProof, register, resetPassword } from './account/register'
export { requestVerificationCode, secondsToWait } from './account/request-verification-code'
export { isCaptchaNeeded, type SignedIn, signIn } from './account/sign-in'
export { signInByCode } from './account/sign-in-by-code'
export { bindEmail, fetchWechatAddress, mayJoin, signInThroughWechat } from './account/sign-in-through-wechat'
export { fetchUndoUntil, undoJoin, undoJoinByCode } from './account/undo-join'
export { captchaPictureAddress, fetchCaptchaSound } from './captcha'
export { type Coded, isUnknownCode, type UnknownCode } from './codes'
export {
  type CouponQuery,
  fetchCoupons,
  fetchMyCoupons,
  getRefusedCoupon,
  type ListedCoupon,
} from './coupons/fetch-coupons'
export { redeemCoupon } from './coupons/redeem-coupon'
export { fetchDepartures } from './lines/fetch-departures'
export { type Fare, fetchFares } from './lines/fetch-fares'
export { fetchGuides, type Guides, type LineTimes, type Stop } from './lines/fetch-guides'
export {
  type Banner,
  fetchHomeContent,
  type HomeContent,
  type PublicNotice,
  type Survey,
} from './lines/fetch-home-content'
export { fetchLineSales, type LineSales } from './lines/fetch-line-sales'
export { fetchLineStates, type LineState } from './lines/fetch-line-states'
export type { LineOnSale } from './lines/line-on-sale'
export { cancelOrder } from './orders/cancel-order'
export { type ChangedOrder, changeDeparture, type DepartureChange } from './orders/change-departure'
export { fetchNextTrip, type NextTrip } from './orders/fetch-next-trip'
export { fetchOrder, type Order, type RideNotice } from './orders/fetch-order'
export { fetchOrders, type ListedOrder, type OrderFilter, type OrderPage } from './orders/fetch-orders'
export type { OrderPassenger, Trip } from './orders/order-core'
export {
  type CaptchaProof,
  type ConfirmedQuote,
  getUnpaidOrderNo,
  type PlacedOrder,
  placeOrder,
} from './orders/place-order'
export {
  fetchRefundProof,
  fetchRefundRequest,
  type NewRefundRequest,
  type RefundProof,
  type RefundRequest,
  type RequestableRefund,
  requestRefund,
  type TicketToRequest,
  withdrawRefundRequest,
} from './orders/refund-request'
export {
  applyRefund,
  type ConfirmedRefund,
  fetchRefundPreview,
  fetchRefunds,
  type Refund,
  type RefundItem,
  type RefundPreview,
  type TicketToRefund,
} from './orders/refund-tickets'
export { getRefusedDocumentFields, type RefusedDocumentField } from './orders/refused-document-fields'
export { type DepartureTime, type Quote, type QuoteRequest, requestQuote } from './orders/request-quote'
export type { OrderRefund, Ticket } from './orders/ticket'
export {
  type CardResult,
  COUPONS_PAY_TYPE,
  cardResultToWire,
  confirmPayment,
  type PaidOrder,
} from './payments/confirm-payment'
export { fetchPaymentMethods, type PaymentMethod, paymentMethodFromWire } from './payments/fetch-payment-methods'
export { logCardError } from './payments/log-card-error'
export { type PaymentAttempt, type PaymentRequest, requestPayment } from './payments/request-payment'
export { type CallOptions, callService } from './send-call'
export { type Contact, fetchHelp, type Help } from './terms/fetch-help'
export { fetchPurchaseTerms, type LineFares, type PurchaseTerms } from './terms/fetch-purchase-terms'
export { fetchRefundPolicy } from './terms/fetch-refund-policy'
