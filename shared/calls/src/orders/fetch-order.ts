import { queryOrder } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import { refundPolicyFromWire } from '../refunds/refund-policy.mapper'
import type { Order } from './order'
import { orderFromWire } from './order.mapper'

/** One order of the signed-in member. Refused: ORDER_NOT_FOUND. */
export const fetchOrder = async (orderNo: string, options: CallOptions = {}): Promise<Order> => {
  const { responseData, extend } = await callService(queryOrder, { orderNo }, options)
  return {
    ...orderFromWire(responseData[0], responseData[1]),
    refundPolicy: extend.refundPolicy && refundPolicyFromWire(extend.refundPolicy),
  }
}
