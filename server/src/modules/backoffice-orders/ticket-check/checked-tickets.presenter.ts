import type { checkTicketCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireFareType, wirePassengerType } from '../../../http/wire-codes.presenter'
import { presentStatus } from '../../orders'
import type { CheckedTickets } from './check-tickets'

export const presentCheckedTickets = ({
  result,
  order,
  tickets,
}: CheckedTickets): z.infer<typeof checkTicketCall.answer>['responseData'] => ({
  result: result.toUpperCase(),
  orderNo: order.order_no,
  orderStatus: presentStatus(order.status),
  fareType: wireFareType(order.fare_type),
  tickets: tickets.map((ticket) => ({
    ticketNo: ticket.ticket_no,
    passengerType: wirePassengerType(ticket.passenger_type),
    lineCode: ticket.line_code,
    travelDate: ticket.travel_date,
    beginTime: ticket.begin_time,
    endTime: ticket.end_time,
  })),
})
