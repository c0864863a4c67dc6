import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { couponRow } from './query-coupons'

/** Turns a code into a coupon of the member. The same code by the same member is the same coupon. */
export const redeemCoupon = defineCall({
  path: 'wx/add.wx.user.voucher',
  access: 'coupon.redeem',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    /** As typed: case, blanks and dashes do not matter. */
    couponCode: z.string(),
  }),
  answer: z.looseObject({ responseData: couponRow }),
})
