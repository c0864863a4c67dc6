import type { Line } from '@shuttle/domain'
import { AIRPORT_LINE } from '../paths'

/** Address of the airport line with the ends that were chosen; its names of parameters are fixed (purchase 1). */
export const airportLineHref = (line: Line): string =>
  `${AIRPORT_LINE}?${new URLSearchParams({
    startStationCode: line.originCode,
    startStationName: line.originName,
    endStationCode: line.destinationCode,
    endStationName: line.destinationName,
  })}`
