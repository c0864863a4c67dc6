import type { flightRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { OrderFlightRow } from '../../../database/types'

/** The flight of an order, in the form of orders and quotes. */
export const presentFlight = (row: OrderFlightRow): z.infer<typeof flightRow> => ({
  flightNo: row.flight_number,
  airline: row.airline,
  origin: row.origin,
  destination: row.destination,
  transit: row.transit,
  flightDate: row.flight_date,
  flightTime: `${row.flight_time}:00`,
})
