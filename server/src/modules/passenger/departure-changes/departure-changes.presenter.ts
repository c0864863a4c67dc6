import type { changeDepartureCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { OrderRow } from '../../../database/types'
import { wireMoment } from '../../../http/envelope'
import { presentBoardingTimes } from '../orders'

/** A changed order: its departure now, and the pickup code that is valid from now on. */
export const presentChangedOrder = (
  order: OrderRow,
  changedAt: number,
): z.infer<typeof changeDepartureCall.answer>['responseData'] => ({
  orderNo: order.order_no,
  ticketData: order.travel_date,
  ...presentBoardingTimes(order, 'outbound'),
  exchangeCode: order.pickup_code,
  changeTime: wireMoment(changedAt),
})
