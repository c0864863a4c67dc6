import type { TicketCheck } from '@shuttle/wire/staff'
import type { CheckedTickets } from './check-tickets'

export const presentCheckedTickets = ({ result, order, tickets }: CheckedTickets): TicketCheck => ({
  result,
  orderNo: order.order_no,
  status: order.status,
  fareType: order.fare_type,
  tickets: tickets.map((ticket) => ({
    ticketNo: ticket.ticket_no,
    passengerType: ticket.passenger_type,
    lineCode: ticket.line_code,
    travelDate: ticket.travel_date,
    beginTime: ticket.begin_time,
    endTime: ticket.end_time,
  })),
})
