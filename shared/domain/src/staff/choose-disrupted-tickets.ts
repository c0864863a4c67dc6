import type { Instant } from '../civil-date'
import type { RefundableTicket } from '../refundable-ticket'
import { type DisruptionScope, isDisrupted, type TicketRide } from './disruption-scope'

type DisruptedTicket = TicketRide &
  Pick<RefundableTicket, 'ticketNo' | 'status' | 'isChecked' | 'leg' | 'otherLegTicketNo' | 'departsAt'>

/** What becomes of the tickets of one order when a ride does not run. */
export interface DisruptedTickets {
  /** They go back whole. */
  refunded: string[]
  /** Of a ride that does not run, and checked all the same: staff look. */
  checked: string[]
}

/**
 * The tickets of an order that a declared disruption gives back (D5.47, ADR-50): valid and unchecked ones
 * of the rides that do not run, and the same person's other leg with it, unless that one was used or is a way out that had left before
 * the declaration.
 */
export const chooseDisruptedTickets = (
  scope: DisruptionScope,
  tickets: readonly DisruptedTicket[],
  declaredAt: Instant,
): DisruptedTickets => {
  const disrupted = tickets.filter((ticket) => ticket.status === 'valid' && isDisrupted(scope, ticket))
  const own = disrupted.filter(({ isChecked }) => !isChecked).map(({ ticketNo }) => ticketNo)
  const goesAlong = ({ status, isChecked, leg, otherLegTicketNo = '', departsAt }: DisruptedTicket): boolean =>
    status === 'valid' && !isChecked && own.includes(otherLegTicketNo) && (leg !== 1 || departsAt > declaredAt)
  return {
    refunded: tickets.filter((each) => own.includes(each.ticketNo) || goesAlong(each)).map(({ ticketNo }) => ticketNo),
    checked: disrupted.filter(({ isChecked }) => isChecked).map(({ ticketNo }) => ticketNo),
  }
}
