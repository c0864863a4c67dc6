import { confirmPayment as call } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import type { PaidOrder } from '../orders/order'
import { paidOrderFromWire } from '../orders/order.mapper'
import { cardResultToWire } from './payment.mapper'
import type { CardResult } from './payment-method'

/**
 * Makes the server callService the provider and answers with the paid order.
 * Refused: PAYMENT_PENDING (callService again), PAYMENT_FAILED, PAYMENT_AMOUNT_MISMATCH, ORDER_EXPIRED, ORDER_NOT_FOUND.
 */
export const confirmPayment = async (
  payment: { orderReqno: string; orderNo: string; payType: string; card?: CardResult },
  options: CallOptions = {},
): Promise<PaidOrder> => {
  const { orderReqno, orderNo, payType, card } = payment
  return paidOrderFromWire(
    (
      await callService(
        call,
        { orderReqno, orderNo, payType, ...(card && cardResultToWire(card, orderReqno)) },
        options,
      )
    ).responseData,
  )
}
