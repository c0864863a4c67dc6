export { useMyCoupons, useRefreshCoupons, useTripCoupons } from './coupons'
export { useDepartures } from './departures'
export { useFares, useKnownFares } from './fares'
export { useGuides } from './guides'
export { hasFailed } from './has-failed'
export { useLineSales } from './line-sales'
export { useLineStates } from './line-states'
export { homeContentQuery, useHomeContent, useLine, useLineNames, useLines } from './lines'
export { memberQuery, useMember, useMemberId, useRefreshMember, useUndoUntil } from './member'
export { useNextTrip } from './next-trip'
export { useOrderList, useRefreshOrderLists } from './order-list'
export {
  orderQuery,
  useCancelOrder,
  useChangeDeparture,
  useOrder,
  useReadOrder,
  useRefreshOrder,
} from './orders'
export {
  useConfirmFreeOrder,
  useConfirmPayment,
  usePaidOrder,
  usePaymentMethods,
  useRequestPayment,
} from './payments'
export { usePlaceOrder } from './place-order'
export { useQuote } from './quotes'
export { useRefundRequest, useWithdrawRefundRequest } from './refund-requests'
export { useApplyRefund, useRefundPreview, useRefunds } from './refunds'
export { getRefusalText, reportAndShowFailure, showFailure } from './show-failure'
export { useHelp, usePurchaseTerms, useRefundPolicy } from './terms'
export { type CallMutationOptions, type CallOutcome, newIdempotencyKey, useCallMutation } from './use-call-mutation'
