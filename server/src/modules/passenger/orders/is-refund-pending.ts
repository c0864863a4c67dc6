import type { OrderView } from './order-views.repository'

/** The refund of this ticket is accepted, and the money is not back yet. */
export const isRefundPending = ({ refunds }: Pick<OrderView, 'refunds'>, ticketNo: string): boolean =>
  refunds.some(({ state, tickets }) => state !== 'done' && tickets.some(({ ticket_no }) => ticket_no === ticketNo))
