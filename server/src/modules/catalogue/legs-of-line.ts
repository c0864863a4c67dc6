import { type CivilDate, type FareType, parseLineCode } from '@shuttle/domain'

/** One ride of a journey, on the one-way line whose seats it takes. */
export interface Leg {
  leg: 1 | 2
  lineCode: string
  fareType: FareType
  date: CivilDate
  /** `HH:mm` of the departure that is booked; day and night tickets have none. */
  beginTime?: string
}

/** The rides of a ticket: one, or out and back. Seats are counted by one-way line, whatever ticket took them. */
export const legsOfLine = (
  lineCode: string,
  fareType: FareType,
  date: CivilDate,
  returnDate: CivilDate | undefined,
  times?: { out: string; back: string },
): Leg[] => {
  const { origin, destination, roundTrip } = parseLineCode(lineCode)
  const booked = (beginTime: string | undefined) => (fareType === 'reserved' && beginTime ? { beginTime } : {})
  const outbound: Leg = { leg: 1, lineCode: origin + destination, fareType, date, ...booked(times?.out) }
  if (!roundTrip || returnDate === undefined) return [outbound]
  const inbound: Leg = { leg: 2, lineCode: destination + origin, fareType, date: returnDate, ...booked(times?.back) }
  return [outbound, inbound]
}
