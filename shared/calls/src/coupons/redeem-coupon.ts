import { redeemCouponCall } from '@shuttle/wire'
import { callService } from '../send-call'
import { couponFromWire, type ListedCoupon } from './fetch-coupons'

/**
 * Adds the coupon of a code to the member's coupons; a repetition returns the same coupon. Undefined when this build
 * cannot show it. Refused: COUPON_CODE_INVALID, also when another member has it; TOO_MANY_REQUESTS.
 */
export const redeemCoupon = async (code: string): Promise<ListedCoupon | undefined> =>
  couponFromWire((await callService(redeemCouponCall, { couponCode: code })).responseData)
