export { type TicketSigner, ticketKey, ticketSigner } from './ticket-signer'
