import { type CivilDate, type FareType, stationsOfLineCode } from '@shuttle/domain'

/** One ride of a journey, on the one-way line whose seats it takes. */
export interface Leg {
  leg: 1 | 2
  lineCode: string
  fareType: FareType
  date: CivilDate
}

/** The rides of a ticket: one, or out and back. Seats are counted by one-way line, whatever ticket took them. */
export const legsOfLine = (
  lineCode: string,
  fareType: FareType,
  date: CivilDate,
  returnDate: CivilDate | undefined,
): Leg[] => {
  const { origin, destination, roundTrip } = stationsOfLineCode(lineCode)
  const outbound: Leg = { leg: 1, lineCode: origin + destination, fareType, date }
  if (!roundTrip || returnDate === undefined) return [outbound]
  return [outbound, { leg: 2, lineCode: destination + origin, fareType, date: returnDate }]
}
