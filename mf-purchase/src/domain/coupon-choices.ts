import type { ListedCoupon } from '@shuttle/calls'
import {
  type BestCoupon,
  type CouponOrder,
  type CouponTrip,
  type CouponViolation,
  calculateDiscount,
  checkCoupon,
  checkCouponForTrip,
  findBestCoupon,
  type Instant,
} from '@shuttle/domain'

/** Why a coupon cannot be ticked: its own reason, too few tickets, or the limit is reached. */
export type CouponRefusal = CouponViolation | 'other' | 'LIMIT'

export interface CouponChoice {
  coupon: ListedCoupon
  isChosen: boolean
  refusal: CouponRefusal | undefined
  /** It is valid for this order, though maybe not together with all chosen coupons. */
  fits: boolean
}

/** The context in which coupons are checked. */
export interface CouponContext {
  /** The line and its days, which are available before the fare. */
  trip: CouponTrip
  /** Undefined while no fare is in force. */
  order: CouponOrder | undefined
  /** Maximum number of coupons. */
  limit: number
  now: Instant
}

/** The coupon's own refusal, whatever else is chosen. The service's answer takes precedence. */
const findRefusal = (coupon: ListedCoupon, { trip, order, now }: CouponContext): CouponRefusal | undefined =>
  coupon.refusal ?? (order ? checkCoupon(coupon, order, now) : checkCouponForTrip(coupon, trip, now))

const refusalBeside = (
  coupon: ListedCoupon,
  chosen: readonly ListedCoupon[],
  { order, limit, now }: CouponContext,
): CouponRefusal | undefined => {
  if (chosen.length >= limit) return 'LIMIT'
  const discount = order && calculateDiscount([...chosen, coupon], order, now)
  return discount?.kind === 'refused' ? discount.reason : undefined
}

const find = (coupons: readonly ListedCoupon[], numbers: readonly string[]): ListedCoupon[] =>
  numbers.flatMap((number) => coupons.find(({ couponNumber }) => couponNumber === number) ?? [])

/** The chosen coupons that can still be used together, in the order they were chosen; the others are dropped. */
export const findUsable = (
  chosen: readonly string[],
  coupons: readonly ListedCoupon[],
  context: CouponContext,
): readonly string[] => {
  const usable: ListedCoupon[] = []
  for (const coupon of find(coupons, chosen)) {
    if (!findRefusal(coupon, context) && !refusalBeside(coupon, usable, context)) usable.push(coupon)
  }
  return usable.length === chosen.length ? chosen : usable.map(({ couponNumber }) => couponNumber)
}

const NOT_FOR_TRIP: readonly (CouponRefusal | undefined)[] = [
  'USED',
  'EXPIRED',
  'CANCELLED',
  'OTHER_CURRENCY',
  'OTHER_LINE',
] satisfies CouponViolation[]

/** Used up, expired, or of another line or currency: no other choice of this trip makes it usable. */
export const isNotForTrip = ({ refusal }: CouponChoice): boolean => NOT_FOR_TRIP.includes(refusal)

/** The usable coupon to propose while none is chosen; only a fare shows what a coupon takes off. */
export const couponToPropose = (
  coupons: readonly ListedCoupon[],
  chosen: readonly string[],
  { order, now }: CouponContext,
): BestCoupon<ListedCoupon> | undefined =>
  order && chosen.length === 0
    ? findBestCoupon(
        coupons.filter(({ refusal }) => refusal === undefined),
        order,
        now,
      )
    : undefined

/**
 * Every coupon of the member with its state: first those that fit, then those that another choice would fit, then those
 * that are not for this trip.
 */
export const couponChoices = (
  coupons: readonly ListedCoupon[],
  chosen: readonly string[],
  context: CouponContext,
): CouponChoice[] => {
  const ticked = find(coupons, chosen)
  const choices = coupons.map((coupon): CouponChoice => {
    const isChosen = ticked.includes(coupon)
    const own = findRefusal(coupon, context)
    return {
      coupon,
      isChosen,
      refusal: own ?? (isChosen ? undefined : refusalBeside(coupon, ticked, context)),
      fits: own === undefined,
    }
  })
  const rank = (choice: CouponChoice) => (choice.fits ? 0 : isNotForTrip(choice) ? 2 : 1)
  return [0, 1, 2].flatMap((wanted) => choices.filter((choice) => rank(choice) === wanted))
}
