import type { RefundableTicket } from './refundable-ticket'

/**
 * The chosen tickets and the same passengers' tickets of the other leg, in the order of the order: both legs are
 * refunded together.
 */
export const withOtherLegs = (
  { tickets }: { tickets: readonly Pick<RefundableTicket, 'ticketNo' | 'otherLegTicketNo'>[] },
  chosen: readonly string[],
): string[] =>
  tickets
    .filter(({ ticketNo, otherLegTicketNo }) =>
      [ticketNo, otherLegTicketNo].some((no) => no !== undefined && chosen.includes(no)),
    )
    .map(({ ticketNo }) => ticketNo)
