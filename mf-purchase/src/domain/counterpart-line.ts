import type { Line, TicketCategory } from '@shuttle/domain'

type Ends = Pick<Line, 'originCode' | 'destinationCode' | 'category'>

/**
 * The line of the other category between the same ends: `HKG<->ZHO` of `HKG->ZHO` (purchase 2); undefined if none is
 * sold.
 */
export const findCounterpartLine = <Known extends Ends>(lines: readonly Known[], line: Ends): Known | undefined => {
  const wanted: TicketCategory = line.category === 'oneWay' ? 'roundTrip' : 'oneWay'
  return lines.find(
    (other) =>
      other.category === wanted &&
      other.originCode === line.originCode &&
      other.destinationCode === line.destinationCode,
  )
}

/**
 * The one-way line that provides seats and departures for a direction: the inbound ride is on the line from the far
 * end.
 */
export const rideLineCode = (
  line: Pick<Line, 'originCode' | 'destinationCode'>,
  direction: 'outbound' | 'inbound',
): string =>
  direction === 'outbound' ? line.originCode + line.destinationCode : line.destinationCode + line.originCode
