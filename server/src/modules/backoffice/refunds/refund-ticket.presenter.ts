import { type RefundQuoteItem, type RefundTicketViolation, ticketTimes } from '@shuttle/domain'
import type { TicketToRefund } from '@shuttle/wire/staff'
import { isRefundPending, type OrderView, toTicketRide } from '../../passenger/orders'

/** A ticket of an order with its refund, and why the service does not refund it automatically. */
export const presentRefundTicket = (
  view: OrderView,
  ticket: OrderView['tickets'][number],
  item: RefundQuoteItem,
  byHandReason: RefundTicketViolation | undefined,
): Omit<TicketToRefund, 'together'> => ({
  ...item,
  passenger: view.passengers.find(({ position }) => position === ticket.passenger_position)?.name || undefined,
  passengerType: ticket.passenger_type,
  leg: ticket.leg,
  travelDate: ticket.travel_date,
  beginTime: view.order.fare_type === 'reserved' ? ticket.begin_time : undefined,
  isRefunded: ticket.status === 'refunded',
  isRefundPending: isRefundPending(view, ticket.ticket_no),
  isChecked: ticket.checks.length > 0,
  isCollected: ticket.collected_at !== null,
  goodUntil: ticketTimes(toTicketRide(view.order, ticket)).until,
  byHandReason,
})
