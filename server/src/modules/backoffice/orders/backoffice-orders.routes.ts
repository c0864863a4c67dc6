import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerOrder } from './order/order.routes'
import { registerOrderExports } from './search/order-exports.routes'
import { registerSearch } from './search/search.routes'
import { registerTicketCheck } from './ticket-check/ticket-check.routes'

/** All routes of the back office about orders: search, one order, and actions on it. */
export const registerBackofficeOrders = (app: FastifyInstance, context: AppContext): void => {
  registerSearch(app, context)
  registerOrderExports(app, context)
  registerOrder(app, context)
  registerTicketCheck(app, context)
}
