import { addDays, civilDateAt, type FareType, type Instant, type TicketRide, ticketTimes } from '@shuttle/domain'
import { findDelay, isDisrupted } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { Database, TicketRow } from '../../../database/types'
import { listCancelledRidesOf } from './cancelled-rides.repository'
import { type DelayRow, listDelaysFrom, toDelay } from './delays.repository'

/** An order with its tickets, as far as its rides need them. */
export interface OrderWithRides {
  order: { order_no: string; fare_type: FareType }
  tickets: readonly (TicketRow & { checks: readonly unknown[] })[]
}

/** What staff declared about one ride of an order. */
export interface AffectedRide {
  kind: 'late' | 'cancelled'
  /** 1 outbound, 2 return. */
  leg: number
  since: Instant
  /** Of a late ride. */
  delay?: DelayRow
}

type Ride = TicketRide & { lineCode: string; leg: number }

const toRide = (order: OrderWithRides['order'], ticket: TicketRow): Ride => ({
  ...{ lineCode: ticket.line_code, leg: ticket.leg, fareType: order.fare_type, date: ticket.travel_date },
  ...{ beginTime: ticket.begin_time, endTime: ticket.end_time },
})

/** The rides of tickets, one for each leg. */
const ridesOf = ({ order }: OrderWithRides, tickets: OrderWithRides['tickets']): Ride[] =>
  [1, 2].flatMap((leg) => {
    const ticket = tickets.find((each) => each.leg === leg)
    return ticket ? [toRide(order, ticket)] : []
  })

const isUsable = (ticket: OrderWithRides['tickets'][number]): boolean =>
  ticket.status === 'valid' && ticket.checks.length === 0

/**
 * What staff declared about the rides of these orders, by order number: late rides of usable tickets, and rides that do
 * not run, whose tickets are refunded. A ride that is over has no notice.
 */
export const findRideNotices = async (
  db: Kysely<Database>,
  orders: readonly OrderWithRides[],
  now: Instant,
): Promise<ReadonlyMap<string, AffectedRide[]>> => {
  // The window of a ticket may end on the day after its own.
  const from = addDays(civilDateAt(now), -1)
  const numbers = orders
    .filter(({ tickets }) => tickets.some(({ travel_date }) => travel_date >= from))
    .map(({ order }) => order.order_no)
  if (numbers.length === 0) return new Map()
  const [delays, cancelled] = await Promise.all([
    listDelaysFrom(db, from).then((rows) => rows.map(toDelay)),
    listCancelledRidesOf(db, numbers, from),
  ])
  const noticesOf = (view: OrderWithRides): AffectedRide[] => {
    const rides = cancelled.filter(({ orderNo }) => orderNo === view.order.order_no)
    const notRunning = ridesOf(view, view.tickets).flatMap((ride): AffectedRide[] => {
      const found = rides.find((scope) => isDisrupted(scope, { ...ride, travelDate: ride.date }))
      return found && now < ticketTimes(ride).until
        ? [{ kind: 'cancelled', leg: ride.leg, since: found.declaredAt }]
        : []
    })
    const late = ridesOf(view, view.tickets.filter(isUsable)).flatMap((ride): AffectedRide[] => {
      const found = findDelay(delays, ride, now)
      const isNotRunning = notRunning.some(({ leg }) => leg === ride.leg)
      return found && !isNotRunning ? [{ kind: 'late', leg: ride.leg, since: found.declaredAt, delay: found.row }] : []
    })
    return [...notRunning, ...late]
  }
  return new Map(orders.map((view) => [view.order.order_no, noticesOf(view)]))
}
