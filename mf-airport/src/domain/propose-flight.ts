import type { AirportDirection, CivilDate, FlightInfo } from '@shuttle/domain'

/** Initial values of a flight: one of its ends is Hong Kong, and most passengers fly on the day of their ride. */
export const proposeFlight = (
  flight: FlightInfo,
  { direction, hongKong, date }: { direction: AirportDirection; hongKong: string; date: CivilDate | undefined },
): FlightInfo => ({
  ...flight,
  origin: flight.origin || (direction === 'toAirport' ? hongKong : ''),
  destination: flight.destination || (direction === 'fromAirport' ? hongKong : ''),
  date: flight.date || (date ?? ''),
})
