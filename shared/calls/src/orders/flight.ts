import type { FlightInfo } from '@shuttle/domain'
import type { flightRow } from '@shuttle/wire'

type FlightRow = typeof flightRow

export const flightToWire = (flight: FlightInfo): FlightRow['_zod']['input'] => ({
  flightNo: flight.flightNumber,
  airline: flight.airline,
  origin: flight.origin,
  destination: flight.destination,
  transit: flight.transit,
  flightDate: flight.date,
  flightTime: flight.time,
})

/** The time is `HH:mm`. */
export const flightFromWire = (row: FlightRow['_zod']['output']): FlightInfo => ({
  flightNumber: row.flightNo,
  airline: row.airline,
  origin: row.origin,
  destination: row.destination,
  transit: row.transit,
  date: row.flightDate,
  time: row.flightTime.slice(0, 5),
})
