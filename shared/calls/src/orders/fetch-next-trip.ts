import type { Direction, Instant } from '@shuttle/domain'
import { queryNextTripCall } from '@shuttle/wire'
import { instantFromWire } from '../codes'
import { type CallOptions, callService } from '../send-call'
import { type ListedOrder, listedOrderFromWire } from './fetch-orders'

/** What a member does next: the next trip by the time of travel, and the order that is to be paid first. */
export interface NextTrip {
  trip:
    | {
        order: ListedOrder
        direction: Direction
        /** Tickets of this ride that are still valid. */
        ticketCount: number
        /** First moment at which they are no longer valid. */
        goodUntil: Instant
      }
    | undefined
  toPay: ListedOrder | undefined
  /** Orders with a ride that is late or does not run, the nearest first. */
  affected: ListedOrder[]
}

/** `isAirport` for orders of the airport line only. */
export const fetchNextTrip = async (isAirport: boolean, options: CallOptions = {}): Promise<NextTrip> => {
  const { responseData } = await callService(queryNextTripCall, isAirport ? { airport: '1' as const } : {}, options)
  const { trip, toPay, affected = [] } = responseData
  return {
    trip: trip && {
      order: listedOrderFromWire(trip.order),
      direction: trip.leg === '2' ? 'inbound' : 'outbound',
      ticketCount: trip.tickets,
      goodUntil: instantFromWire(trip.goodUntil),
    },
    toPay: toPay && listedOrderFromWire(toPay),
    affected: affected.map(listedOrderFromWire),
  }
}
