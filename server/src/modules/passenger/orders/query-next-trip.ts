import { addDays, civilDateAt, findNextTrip, type Instant, isAirportLine, type UpcomingTrip } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { type AffectedRide, findRideNotices } from '../ride-states'
import { listOrdersToTravel } from './order-list.repository'
import { type OrderView, viewOrder, viewOrders } from './order-views.repository'
import { findUnpaidOrder } from './orders.repository'
import { toTicketRide } from './ticket-ride'

interface NextTripQuery {
  accountId: string
  /** Orders of the airport line alone. */
  isAirport: boolean
  now: Instant
}

interface FoundTrips {
  next: { trip: UpcomingTrip; view: OrderView } | undefined
  toPay: OrderView | undefined
  /** Orders with a ride that is late or does not run, the nearest first. */
  affected: OrderView[]
  notices: ReadonlyMap<string, AffectedRide[]>
}

/** Finds a member's next trip by the time of travel, and the unpaid order before its deadline. */
export const queryNextTrip = async (db: Kysely<Database>, query: NextTripQuery): Promise<FoundTrips> => {
  const { accountId, isAirport, now } = query
  // The window of a ticket may end on the day after its own.
  const from = addDays(civilDateAt(now), -1)
  const [orders, unpaid] = await Promise.all([
    listOrdersToTravel(db, { accountId, isAirport, from }),
    findUnpaidOrder(db, accountId, now),
  ])
  const views = await viewOrders(db, orders)
  const candidates = views.map(({ order, tickets }) => ({
    orderNo: order.order_no,
    tickets: tickets.map((ticket) => ({
      ...toTicketRide(order, ticket),
      leg: ticket.leg,
      isRefunded: ticket.status === 'refunded',
      isChecked: ticket.checks.length > 0,
      isCollected: ticket.collected_at !== null,
    })),
  }))
  const trip = findNextTrip(candidates, now)
  const view = views.find(({ order }) => order.order_no === trip?.orderNo)
  const isShown = unpaid && (!isAirport || isAirportLine(unpaid.line_code))
  const notices = await findRideNotices(db, views, now)
  return {
    next: trip && view && { trip, view },
    toPay: isShown ? await viewOrder(db, unpaid) : undefined,
    affected: views.filter(({ order }) => notices.get(order.order_no)?.length),
    notices,
  }
}
