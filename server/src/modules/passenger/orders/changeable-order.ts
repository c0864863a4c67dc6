import { type ChangeableOrder, toDepartureInstant } from '@shuttle/domain'
import type { OrderView } from './order-views.repository'

/**
 * The inputs, from an order's rows, that decide whether its departure may be changed: its valid tickets move together.
 */
export const toChangeableOrder = ({
  order,
  tickets,
  change,
}: Pick<OrderView, 'order' | 'tickets' | 'change'>): ChangeableOrder => {
  const valid = tickets.filter(({ status }) => status === 'valid')
  return {
    lineCode: order.line_code,
    changes: change ? 1 : 0,
    validTickets: valid.length,
    seats: valid.filter(({ passenger_type }) => passenger_type !== 'infant').length,
    isUsed: tickets.some(({ checks, collected_at }) => checks.length > 0 || collected_at !== null),
    // With a valid ticket, an order is being refunded only while a request waits.
    isRequestOpen: order.status === 'refunding',
    departsAt: toDepartureInstant(order.travel_date, order.fare_type, order.begin_time || undefined),
    fareTotal: valid.reduce((sum, { fare_cents }) => sum + fare_cents, 0),
  }
}
