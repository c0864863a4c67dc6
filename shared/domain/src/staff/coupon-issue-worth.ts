import type { Coupon } from '../coupon'
import type { Cents } from '../money'

const WHOLE = 10_000

/**
 * The highest total deduction of an issue of coupons, in cents of any currency: amounts by their face value, a free
 * ticket up to the fare it covers, a percentage of the highest fare.
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
