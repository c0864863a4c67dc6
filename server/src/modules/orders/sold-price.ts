import { legsOf, type OrderView } from './orders.repository'
import type { PricedJourney } from './price-journey'

/** The price an order was sold at, as it was frozen then: an answer given again later does not ask today's fares. */
export const soldPrice = (view: OrderView): Pick<PricedJourney, 'legs' | 'currency' | 'lines' | 'total'> => {
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
  }
}
