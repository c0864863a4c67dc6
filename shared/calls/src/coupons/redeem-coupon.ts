import { redeemCoupon as call } from '@shuttle/wire'
import { callService } from '../call-service'
import { couponFromWire } from './coupon.mapper'
import type { ListedCoupon } from './coupon-offer'
import { redeemToWire } from './coupons.request'

/**
 * Adds the coupon of a code to the member's own; again is the same coupon. Undefined when this build cannot show it.
 * Refused: COUPON_CODE_INVALID, whoever has it; TOO_MANY_REQUESTS.
 */
export const redeemCoupon = async (code: string): Promise<ListedCoupon | undefined> =>
  couponFromWire((await callService(call, redeemToWire(code))).responseData)
