import type { TicketCategory } from './line'
import { type PassengerCounts, totalPassengers } from './passenger-type'

/** Coupons an order may use: one a ticket, so twice the people on a round trip (purchase 5, counts). */
export const allowedCoupons = (counts: PassengerCounts, category: TicketCategory): number =>
  totalPassengers(counts) * (category === 'roundTrip' ? 2 : 1)
