import type { TicketCategory } from './line'
import { type PassengerCounts, totalPassengers } from './passenger-type'

/** Number of coupons an order may use: one a ticket, so twice the passengers on a round trip (purchase 5, counts). */
export const allowedCoupons = (counts: PassengerCounts, category: TicketCategory): number =>
  totalPassengers(counts) * (category === 'roundTrip' ? 2 : 1)
