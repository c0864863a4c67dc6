import type { Coupon } from './coupon'
import { bestDeduction, couponValue } from './coupon-discount'
import type { TicketGroup } from './coupon-order'
import type { Cents } from './money'

/** Deduction of one coupon from one ticket; `group` is the index in the list of groups. */
export interface CouponUse {
  couponNumber: string
  group: number
  amount: Cents
}

const takeOne = (groups: readonly TicketGroup[], at: number): TicketGroup[] =>
  groups.map((group, index) => (index === at ? { ...group, count: group.count - 1 } : group))

/**
 * The ticket that each coupon pays for, where the set deducts the most: coupons in order, each on the first group that
 * leaves the best to the others. Empty where a coupon finds no ticket.
 */
export const assignCoupons = (coupons: readonly Coupon[], groups: readonly TicketGroup[]): CouponUse[] => {
  const [coupon, ...others] = coupons
  const best = bestDeduction(coupons, groups)
  if (coupon === undefined || best === undefined) return []
  for (const [at, group] of groups.entries()) {
    const amount = couponValue(coupon, group)
    if (group.count === 0 || amount === undefined) continue
    const left = takeOne(groups, at)
    const rest = bestDeduction(others, left)
    if (rest !== undefined && amount + rest === best)
      return [{ couponNumber: coupon.couponNumber, group: at, amount }, ...assignCoupons(others, left)]
  }
  return []
}
