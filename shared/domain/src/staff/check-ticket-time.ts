import type { Instant } from '../civil-date'
import { type TicketRide, ticketTimes } from '../ticket-times'

export type TicketTimeViolation = 'STAFF_TICKET_EARLY' | 'STAFF_TICKET_OVER'

/** Why a ticket is not valid at `now`, or undefined. */
export const checkTicketTime = (ride: TicketRide, now: Instant): TicketTimeViolation | undefined => {
  const { from, until } = ticketTimes(ride)
  if (now < from) return 'STAFF_TICKET_EARLY'
  return now >= until ? 'STAFF_TICKET_OVER' : undefined
}
