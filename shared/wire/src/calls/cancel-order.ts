import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** Cancels an unpaid order and frees its seats. */
export const cancelOrderCall = defineCall({
  path: 'wx/cancel.wx.order',
  access: 'order.cancel',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ orderNo: z.string() }),
  answer: z.looseObject({}),
})
