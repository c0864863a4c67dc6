import type { queryCoupons } from '@shuttle/wire'
import { codeOf, TICKET_CATEGORY } from '../codes.mapper'
import type { CouponTripAsked } from './coupon-offer'

/** A round trip names the way back too (purchase 7). */
export const couponTripToWire = (trip: CouponTripAsked): (typeof queryCoupons)['request']['_zod']['input'] => ({
  ticketCategory: codeOf(TICKET_CATEGORY, trip.category),
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
