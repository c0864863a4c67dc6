import type { Currency } from './money'

export type StationCode = 'HKG' | 'MAC' | 'ZHO' | 'HZI' | 'CLK'
export type TicketCategory = 'oneWay' | 'roundTrip'
/** Direction of a ride on a round trip; one-way tickets ride outbound. */
export type Direction = 'outbound' | 'inbound'

/** A line as a passenger chooses it: two stations, one way or round trip. */
export interface Line {
  /** `HKG->ZHO` one way, `HKG<->ZHO` round trip. */
  routeCode: string
  /** `HKGZHO`, round trips end in `RT`. */
  lineCode: string
  category: TicketCategory
  originCode: StationCode
  destinationCode: StationCode
  originName: string
  destinationName: string
}

/** The four one-way bus lines shown as tiles, in the order of the home screen (purchase 2). */
export const TILE_ROUTE_CODES = ['HKG->ZHO', 'HKG->MAC', 'MAC->HKG', 'ZHO->HKG'] as const
/** Both directions of the airport line. */
export const AIRPORT_ROUTE_CODES = ['HZI->CLK', 'CLK->HZI'] as const

/** Hong Kong stations sell in Hong Kong dollars, all others in yuan (D1.12). */
export const currencyForOrigin = (origin: StationCode): Currency =>
  origin === 'HKG' || origin === 'CLK' ? 'HKD' : 'CNY'

export const isAirportStation = (code: string): boolean => code === 'HZI' || code === 'CLK'

/** Lines matched by route code, in the requested order; lines the server does not sell are left out. */
export const linesByRouteCode = <Known extends Line>(lines: readonly Known[], codes: readonly string[]): Known[] =>
  codes.flatMap((code) => lines.filter((line) => line.routeCode === code).slice(0, 1))

/** Airport lines: their orders are collected by a pickup code and have no e-tickets (accounts 2, result page). */
export const isAirportLine = (lineCode: string): boolean => {
  const { origin, destination } = parseLineCode(lineCode)
  return isAirportStation(origin) || isAirportStation(destination)
}

export const parseLineCode = (lineCode: string): { origin: string; destination: string; roundTrip: boolean } => ({
  origin: lineCode.slice(0, 3),
  destination: lineCode.slice(3, 6),
  roundTrip: lineCode.endsWith('RT'),
})
