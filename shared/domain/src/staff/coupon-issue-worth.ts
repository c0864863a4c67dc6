import type { Coupon } from '../coupon'
import type { Cents } from '../money'

const WHOLE = 10_000

/**
 * What an issue of coupons can take off, in cents of whichever currency: amounts by their face value, a free ticket up to the fare it
 * covers, a percent of the dearest fare.
 */
export const couponIssueWorth = (
  { kind, faceValue }: Pick<Coupon, 'kind' | 'faceValue'>,
  { coupons, dearestFare }: { coupons: number; dearestFare: Cents },
): Cents => {
  const each = {
    amount: () => faceValue,
    freeTicket: () => (faceValue > 0 ? Math.min(faceValue, dearestFare) : dearestFare),
    percent: () => Math.ceil((dearestFare * faceValue) / WHOLE),
  }[kind]()
  return each * coupons
}
