import { queryCouponsCall, redeemCouponCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { presentCoupon } from './coupon.presenter'
import { readCouponTrip } from './coupon-trip.request'
import { findCoupons } from './coupons.repository'
import { redeemCode } from './redeem-code'

/** A member's coupons, and the redeeming of codes. The discount of coupons is computed by a quote. */
export const registerCoupons = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock } = context

  registerCall(app, context, queryCouponsCall, async ({ body, member, language }) => {
    const trip = readCouponTrip(body)
    const rows = await findCoupons(db, member.accountId)
    return { responseData: rows.map((row) => presentCoupon(row, { trip, language, now: clock.now() })) }
  })

  registerCall(app, context, redeemCouponCall, async ({ body, member, language, request }) => {
    const now = clock.now()
    const row = await redeemCode(context, { code: body.couponCode, accountId: member.accountId, ip: request.ip, now })
    return { responseData: presentCoupon(row, { trip: undefined, language, now }) }
  })
}
