import type { UpcomingTrip } from '@shuttle/domain'
import type { queryNextTripCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import { presentListedOrder } from './listed-order.presenter'
import type { OrderView } from './order-views.repository'

/** The next trip and the order to pay, each as its card in the list shows it. */
export const presentNextTrip = (
  found: {
    next: { trip: UpcomingTrip; view: OrderView } | undefined
    toPay: OrderView | undefined
    affected: readonly OrderView[]
  },
  extra: Parameters<typeof presentListedOrder>[1],
): z.infer<(typeof queryNextTripCall)['answer']>['responseData'] => {
  const { next, toPay, affected } = found
  return {
    ...(next && {
      trip: {
        order: presentListedOrder(next.view, extra),
        leg: String(next.trip.leg),
        tickets: next.trip.ticketCount,
        goodUntil: wireMoment(next.trip.goodUntil),
      },
    }),
    ...(toPay && { toPay: presentListedOrder(toPay, extra) }),
    ...(affected.length > 0 && { affected: affected.map((view) => presentListedOrder(view, extra)) }),
  }
}
