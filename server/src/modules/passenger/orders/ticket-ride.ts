import type { TicketRide } from '@shuttle/domain'
import type { OrderRow, TicketRow } from '../../../database/types'

/** The ride of a ticket, as its times are derived from it. */
export const toTicketRide = (order: Pick<OrderRow, 'fare_type'>, ticket: TicketRow): TicketRide => ({
  fareType: order.fare_type,
  date: ticket.travel_date,
  beginTime: ticket.begin_time,
  endTime: ticket.end_time,
})
