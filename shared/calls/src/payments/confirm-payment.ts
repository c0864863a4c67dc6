import { confirmPayment as call } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import type { PaidOrder } from '../orders/order'
import { paidOrderFromWire } from '../orders/order.mapper'
import { cardResultToWire } from './payment.mapper'
import type { CardResult } from './payment-method'

/**
 * Makes the server ask the provider and answers with the paid order.
 * Refused: PAYMENT_PENDING (ask again), PAYMENT_FAILED, PAYMENT_AMOUNT_MISMATCH, ORDER_EXPIRED, ORDER_NOT_FOUND.
 */
export const confirmPayment = async (
  payment: { orderReqno: string; orderNo: string; payType: string; card?: CardResult },
  options: AskOptions = {},
): Promise<PaidOrder> => {
  const { orderReqno, orderNo, payType, card } = payment
  return paidOrderFromWire(
    (await ask(call, { orderReqno, orderNo, payType, ...(card && cardResultToWire(card, orderReqno)) }, options))
      .responseData,
  )
}
