import type { Instant } from '../civil-date'
import type { RefundableTicket } from '../refundable-ticket'
import { type DisruptionScope, isDisrupted, type PlannedRide } from './disruption-scope'

type DisruptedTicket = PlannedRide &
  Pick<RefundableTicket, 'ticketNo' | 'status' | 'isChecked' | 'leg' | 'otherLegTicketNo' | 'departsAt'>

/** Tickets of one order by what a disruption does to them. */
export interface DisruptedTickets {
  /** Refunded in full. */
  refunded: string[]
  /** Tickets of a disrupted ride that were checked nevertheless: for staff to check. */
  checked: string[]
}

/**
 * The tickets of an order that a declared disruption refunds (D5.47, ADR-50): valid, unchecked ones of the rides that
 * do not run, and the same passenger's other leg, unless that one was used or its outbound ride had left before the
 * declaration.
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
