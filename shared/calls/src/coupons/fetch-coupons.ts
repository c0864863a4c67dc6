import { queryCoupons } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import { couponFromWire } from './coupon.mapper'
import type { CouponOffer, CouponTripAsked } from './coupon-offer'
import { couponTripToWire } from './coupons.request'

/** The member's coupons for a line and its days, those that cannot be used among them with the reason. Members only. */
export const fetchCoupons = async (trip: CouponTripAsked, options: AskOptions = {}): Promise<CouponOffer[]> =>
  (await ask(queryCoupons, couponTripToWire(trip), options)).responseData.flatMap((row) => couponFromWire(row) ?? [])
