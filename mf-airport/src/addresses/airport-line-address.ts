import type { LineOnSale } from '@shuttle/calls'
import { isAirportStation } from '@shuttle/domain'
import { AIRPORT_LINE_CODES, type AirportLineCode } from '../domain/airport-trip-selection'

/** The four query values of the airport line (purchase 2, routes). Names are for readers: only the codes count. */
export interface AirportLineAddress {
  /** Undefined if the address names no end. */
  lineCode: AirportLineCode | undefined
  /** It names a stop that no airport line serves, or one stop as both ends. */
  isForeign: boolean
}

/** One end is enough: the other is derived from it. */
export const readAirportLineAddress = (query: URLSearchParams): AirportLineAddress => {
  const start = (query.get('startStationCode') ?? '').trim().toUpperCase()
  const end = (query.get('endStationCode') ?? '').trim().toUpperCase()
  if (start === '' && end === '') return { lineCode: undefined, isForeign: false }
  const isKnown = [start, end].every((code) => code === '' || isAirportStation(code)) && start !== end
  const lineCode = AIRPORT_LINE_CODES.find((line) => line.startsWith(start) && line.endsWith(end))
  return isKnown && lineCode ? { lineCode, isForeign: false } : { lineCode: undefined, isForeign: true }
}

type LineEnds = Pick<LineOnSale, 'originName' | 'destinationName'>

export const reverseEnds = ({ originName, destinationName }: LineEnds): LineEnds => ({
  originName: destinationName,
  destinationName: originName,
})
