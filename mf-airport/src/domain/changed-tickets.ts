import type { Fare, Order } from '@shuttle/calls'
import { PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'

/** Tickets that would move: all that are still valid. */
export const movingTickets = ({ tickets }: Pick<Order, 'tickets'>): Order['tickets'] =>
  tickets.filter(({ state }) => state === 'valid')

/** Seats that they take; infants travel on a lap. */
export const movingSeats = (order: Pick<Order, 'tickets'>): number =>
  movingTickets(order).filter(({ passengerType }) => passengerType !== 'infant').length

/** Whether the fare of each of them on another day equals the paid one; unknown fares are left to the service. */
export const isSameFare = (
  order: Pick<Order, 'tickets' | 'priceLines'>,
  fare: Pick<Fare, 'fares'> | undefined,
): boolean => {
  if (!fare) return true
  const moving = new Set(movingTickets(order).map(({ passengerType }) => passengerType))
  const isSame = (type: PassengerType) => order.priceLines.find((line) => line.type === type)?.fare === fare.fares[type]
  return PASSENGER_TYPES.filter((type) => moving.has(type)).every(isSame)
}
