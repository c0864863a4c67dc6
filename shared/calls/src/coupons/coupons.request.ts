import type { queryCoupons } from '@shuttle/wire'
import { TICKET_CATEGORY, toCode } from '../codes.mapper'
import type { CouponQuery } from './coupon-offer'

/** A round trip names the way back too (purchase 7). */
export const couponTripToWire = (trip: CouponQuery): (typeof queryCoupons)['request']['_zod']['input'] => ({
  ticketCategory: toCode(TICKET_CATEGORY, trip.category),
  ticketData: trip.date,
  startStationCode: trip.originCode,
  endStationCode: trip.destinationCode,
  ...(trip.category === 'roundTrip' && {
    ticketDataRe: trip.returnDate ?? '',
    startStationCodeRe: trip.destinationCode,
    endStationCodeRe: trip.originCode,
  }),
})

export const redeemToWire = (code: string): { couponCode: string } => ({ couponCode: code })
