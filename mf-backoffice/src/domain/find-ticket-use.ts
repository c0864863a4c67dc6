import { deriveTicketUse, type Instant, type TicketUse } from '@shuttle/domain'

type UsedTicket = Parameters<typeof deriveTicketUse>[0] & {
  /** Its refund is accepted, and the money is not back yet. */
  isRefundPending: boolean
}

/** What a ticket is to staff at a moment: its refund is in progress until the money is back. */
export const findTicketUse = (ticket: UsedTicket, now: Instant): TicketUse | 'refunding' =>
  ticket.isRefundPending ? 'refunding' : deriveTicketUse(ticket, now)
