import { deriveTicketUse, type Instant, type TicketUse } from '@shuttle/domain'

type UsedTicket = Parameters<typeof deriveTicketUse>[0] & {
  /** The refund is accepted, and the money is not back yet. */
  isRefundPending: boolean
}

/** Ticket use for staff: `refunding` until the money is back. */
export const findTicketUse = (ticket: UsedTicket, now: Instant): TicketUse | 'refunding' =>
  ticket.isRefundPending ? 'refunding' : deriveTicketUse(ticket, now)
