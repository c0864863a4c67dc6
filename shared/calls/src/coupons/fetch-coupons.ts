import { queryCoupons } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import { couponFromWire } from './coupon.mapper'
import type { CouponQuery, ListedCoupon } from './coupon-offer'
import { couponTripToWire } from './coupons.request'

/** The member's coupons for a line and its days, those that cannot be used among them with the reason. Members only. */
export const fetchCoupons = async (trip: CouponQuery, options: CallOptions = {}): Promise<ListedCoupon[]> =>
  (await callService(queryCoupons, couponTripToWire(trip), options)).responseData.flatMap(
    (row) => couponFromWire(row) ?? [],
  )
