import type { DiscountedJourney } from '../coupons/discount-journey'
import { legsOf, type OrderView } from './orders.repository'

/** What a passenger is shown of a price. */
export type SoldPrice = Pick<
  DiscountedJourney,
  'legs' | 'currency' | 'lines' | 'total' | 'promotion' | 'couponDeduction' | 'due'
>

/** The price an order was sold at, as it was frozen then: an answer given again later does not ask today's fares. */
export const soldPrice = (view: OrderView): SoldPrice => {
  const legs = legsOf(view.order)
  return {
    legs,
    currency: view.order.currency,
    lines: view.items.map((item) => ({
      type: item.passenger_type,
      count: item.count,
      fare: item.fare_cents,
      total: item.fare_cents * item.count * legs.length,
    })),
    total: view.order.amount_cents,
    promotion: view.order.promotion_cents,
    couponDeduction: view.order.coupon_cents,
    due: view.order.due_cents,
  }
}
