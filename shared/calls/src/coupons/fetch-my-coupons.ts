import { queryCoupons } from '@shuttle/wire'
import { callService } from '../call-service'
import { couponFromWire } from './coupon.mapper'
import type { ListedCoupon } from './coupon-offer'

/** All coupons of the member, judged by their state alone, in the order of the service. Members only. Throws `ApiError`. */
export const fetchMyCoupons = async (): Promise<ListedCoupon[]> =>
  (await callService(queryCoupons, {})).responseData.flatMap((row) => couponFromWire(row) ?? [])
