import { queryCoupons } from '@shuttle/wire'
import { ask } from '../ask'
import { couponFromWire } from './coupon.mapper'
import type { CouponOffer } from './coupon-offer'

/** All coupons of the member, judged by their state alone, in the order of the service. Members only. Throws `ApiError`. */
export const fetchMyCoupons = async (): Promise<CouponOffer[]> =>
  (await ask(queryCoupons, {})).responseData.flatMap((row) => couponFromWire(row) ?? [])
