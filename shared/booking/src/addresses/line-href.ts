import { isAirportLine, parseLineCode } from '@shuttle/domain'

/** First page of the airport line, with the ends that were chosen. */
export const AIRPORT_LINE = '/airline'
/** The same page as an entry of its own. */
export const AIRPORT_BUS = '/airline.html'

export interface LinkedLine {
  lineCode: string
  originName: string
  destinationName: string
}

/** Address of the airport line with the chosen ends; its parameter names are fixed (purchase 1). It has two paths. */
export const airportLineHref = (
  { lineCode, originName, destinationName }: LinkedLine,
  path: string = AIRPORT_LINE,
): string => {
  const { origin, destination } = parseLineCode(lineCode)
  return `${path}?${new URLSearchParams({
    startStationCode: origin,
    startStationName: originName,
    endStationCode: destination,
    endStationName: destinationName,
  })}`
}

/** The ticket details of a bus line (purchase 2, routes). */
export const ticketDetailsHref = ({ lineCode, originName, destinationName }: LinkedLine): string => {
  const { origin, destination, roundTrip } = parseLineCode(lineCode)
  return `/ticket_details?${new URLSearchParams({
    xlmc_1: originName,
    xlmc_2: destinationName,
    xllb: roundTrip ? '2' : '1',
    xldm: lineCode,
    code_1: origin,
    code_2: destination,
  })}`
}

/** Where a line is bought: its ticket details, or the airport line; undefined if no remote owns that page yet. */
export const buyHref = (line: LinkedLine, isRoutable: (path: string) => boolean): string | undefined => {
  if (!isAirportLine(line.lineCode)) return ticketDetailsHref(line)
  return isRoutable(AIRPORT_LINE) ? airportLineHref(line) : undefined
}
