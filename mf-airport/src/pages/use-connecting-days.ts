import type { LineOnSale } from '@shuttle/calls'
import {
  type CivilDate,
  civilDateAt,
  connectionWindow,
  DEFAULT_RIDE,
  type FlightInfo,
  flightAt,
  lastDateOnSale,
} from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { type AirportLineCode, directionOf } from '../domain/airport-trip-selection'
import { connectingDays } from '../domain/connecting-days'
import type { Connection } from '../domain/departure-options'

const MINUTE_MS = 60_000

interface ConnectingDaysQuery {
  line: LineOnSale
  lineCode: AirportLineCode
  flight: FlightInfo
  /** Day of travel; without one, the day next to the flight. */
  date: CivilDate | undefined
}

/** How departures connect with a flight, and the days whose departures are shown. */
export const useConnectingDays = ({ line, lineCode, flight, date }: ConnectingDaysQuery) => {
  const now = useNow(MINUTE_MS)
  const settings = line.ride ?? DEFAULT_RIDE
  const connection: Connection = { direction: directionOf(lineCode), flightAt: flightAt(flight) ?? 0, settings }
  const window = connectionWindow(connection.direction, connection.flightAt, settings)
  const nearest = civilDateAt(connection.direction === 'toAirport' ? window.until : window.from)
  const onSale = { first: civilDateAt(now), last: lastDateOnSale(now, line.windowDays) }
  return { connection, days: connectingDays(date ?? nearest, window, onSale) }
}
