import { cancelOrderCall } from '@shuttle/wire'
import { callService } from '../send-call'

/** Cancels an unpaid order and frees its seats. Refused: ORDER_NOT_CANCELLABLE, ORDER_NOT_FOUND. */
export const cancelOrder = async (orderNo: string): Promise<void> => {
  await callService(cancelOrderCall, { orderNo })
}
