import type { Instant } from './civil-date'
import { type TicketRide, ticketTimes } from './ticket-times'
import { deriveTicketUse } from './ticket-use'

/** A ticket with its ride and what decides whether it can still be used. */
export interface TripTicket extends TicketRide {
  /** 1 outbound, 2 return. */
  leg: number
  isRefunded: boolean
  isChecked: boolean
  isCollected: boolean
}

/** One ride of an order that can still be travelled. */
export interface UpcomingTrip {
  orderNo: string
  leg: 1 | 2
  /** Tickets of this ride that a gate still accepts, or whose pickup code a counter still takes. */
  ticketCount: number
  /** First moment at which they are no longer valid. */
  goodUntil: Instant
}

interface Ride extends UpcomingTrip {
  goodFrom: Instant
}

const byTime = (one: Ride, other: Ride): number =>
  one.goodFrom - other.goodFrom || one.goodUntil - other.goodUntil || one.orderNo.localeCompare(other.orderNo)

/** Rides of one order with a ticket that is valid at `now`. */
const listRides = (orderNo: string, tickets: readonly TripTicket[], now: Instant): Ride[] =>
  ([1, 2] as const).flatMap((leg) => {
    const valid = tickets.filter((ticket) => {
      const { isRefunded, isChecked, isCollected } = ticket
      const goodUntil = ticketTimes(ticket).until
      return ticket.leg === leg && deriveTicketUse({ isRefunded, isChecked, isCollected, goodUntil }, now) === 'valid'
    })
    const [ticket] = valid
    if (!ticket) return []
    const { from: goodFrom, until: goodUntil } = ticketTimes(ticket)
    return [{ orderNo, leg, ticketCount: valid.length, goodFrom, goodUntil }]
  })

/**
 * The next ride of several paid orders by the time of travel: the first that begins, among those with a ticket that is
 * still valid. Undefined where nothing travels.
 */
export const findNextTrip = (
  orders: readonly { orderNo: string; tickets: readonly TripTicket[] }[],
  now: Instant,
): UpcomingTrip | undefined => {
  const [next] = orders.flatMap(({ orderNo, tickets }) => listRides(orderNo, tickets, now)).toSorted(byTime)
  return next && { orderNo: next.orderNo, leg: next.leg, ticketCount: next.ticketCount, goodUntil: next.goodUntil }
}
