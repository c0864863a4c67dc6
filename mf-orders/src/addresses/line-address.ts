import { isAirportStation, parseLineCode } from '@shuttle/domain'
import { AIRPORT_LINE } from '../paths'

interface OrderedLine {
  lineCode: string
  originName: string
  destinationName: string
}

const airportHref = ({ lineCode, originName, destinationName }: OrderedLine): string => {
  const { origin, destination } = parseLineCode(lineCode)
  return `${AIRPORT_LINE}?${new URLSearchParams({
    startStationCode: origin,
    startStationName: originName,
    endStationCode: destination,
    endStationName: destinationName,
  })}`
}

/** Where a line is bought: ticket details with that line (purchase 2, routes), or the airport line; undefined where that has no page yet. */
export const buyAgainHref = (line: OrderedLine, isRoutable: (path: string) => boolean): string | undefined => {
  const { origin, destination, roundTrip } = parseLineCode(line.lineCode)
  if (isAirportStation(origin) || isAirportStation(destination)) {
    return isRoutable(AIRPORT_LINE) ? airportHref(line) : undefined
  }
  return `/ticket_details?${new URLSearchParams({
    xlmc_1: line.originName,
    xlmc_2: line.destinationName,
    xllb: roundTrip ? '2' : '1',
    xldm: line.lineCode,
    code_1: origin,
    code_2: destination,
  })}`
}
