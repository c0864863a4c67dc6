import type { OrderRefund } from './order-refund'
import type { Ticket } from './ticket'

/** Marks the tickets whose refund is accepted and not done. */
export const markPendingRefunds = (tickets: readonly Ticket[], refunds: readonly OrderRefund[]): Ticket[] => {
  const pending = refunds.filter(({ state }) => state !== 'done').flatMap(({ ticketNumbers }) => ticketNumbers)
  return tickets.map((ticket) =>
    pending.includes(ticket.ticketNumber) ? { ...ticket, isRefundPending: true } : ticket,
  )
}
