export { registerTicketRefunds } from './ticket-refunds.routes'
