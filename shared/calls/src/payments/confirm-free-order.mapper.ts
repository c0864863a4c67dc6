import type { CallOptions } from '../call-service'
import type { PaidOrder } from '../orders/order'
import { confirmPayment } from './confirm-payment'

/** How an order is paid that coupons pay whole: by no provider (decision "the wire" 13). */
export const COUPONS_PAY_TYPE = 'voucher'

/** Settles an order with nothing to pay. Refused: ORDER_EXPIRED, ORDER_NOT_PAYABLE when there is something to pay, ORDER_NOT_FOUND. */
export const confirmFreeOrder = (
  order: { orderReqno: string; orderNo: string },
  options: CallOptions = {},
): Promise<PaidOrder> => confirmPayment({ ...order, payType: COUPONS_PAY_TYPE }, options)
