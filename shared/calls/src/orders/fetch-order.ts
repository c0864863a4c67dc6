import { queryOrder } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import type { Order } from './order'
import { orderFromWire } from './order.mapper'

/** One order of the signed-in member. Refused: ORDER_NOT_FOUND. */
export const fetchOrder = async (orderNo: string, options: AskOptions = {}): Promise<Order> => {
  const [row, back] = (await ask(queryOrder, { orderNo }, options)).responseData
  return orderFromWire(row, back)
}
