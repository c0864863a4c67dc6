import type { RefundableTicket } from './refundable-ticket'

/** The chosen tickets with the same people's tickets for the other way, in the order of the order: both legs go together. */
export const withOtherLegs = (
  { tickets }: { tickets: readonly Pick<RefundableTicket, 'ticketNo' | 'otherLegTicketNo'>[] },
  chosen: readonly string[],
): string[] =>
  tickets
    .filter(({ ticketNo, otherLegTicketNo }) =>
      [ticketNo, otherLegTicketNo].some((no) => no !== undefined && chosen.includes(no)),
    )
    .map(({ ticketNo }) => ticketNo)
