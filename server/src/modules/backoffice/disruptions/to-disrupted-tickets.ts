import { toDepartureInstant } from '@shuttle/domain'
import type { chooseDisruptedTickets } from '@shuttle/domain/staff'
import type { OrderView } from '../../passenger/orders'

/** The tickets of an order as the rule of disruptions reads them. */
export const toDisruptedTickets = ({
  order,
  tickets,
}: Pick<OrderView, 'order' | 'tickets'>): Array<Parameters<typeof chooseDisruptedTickets>[1][number]> =>
  tickets.map((ticket) => ({
    ticketNo: ticket.ticket_no,
    lineCode: ticket.line_code,
    travelDate: ticket.travel_date,
    fareType: order.fare_type,
    beginTime: ticket.begin_time,
    status: ticket.status,
    isChecked: ticket.checks.length > 0,
    leg: ticket.leg,
    otherLegTicketNo: ticket.other_leg_ticket_no ?? undefined,
    departsAt: toDepartureInstant(ticket.travel_date, order.fare_type, ticket.begin_time || undefined),
  }))
