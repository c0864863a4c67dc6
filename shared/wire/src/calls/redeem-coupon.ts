import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { couponRow } from './query-coupons'

/** Redeems a code as a coupon of the member. A repetition by the same member returns the same coupon. */
export const redeemCouponCall = defineCall({
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
