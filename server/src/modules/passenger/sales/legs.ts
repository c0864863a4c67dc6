import { type CivilDate, type Direction, type FareType, parseLineCode } from '@shuttle/domain'

/** One ride of a trip, on the one-way line whose seats it takes. */
export interface Leg {
  direction: Direction
  lineCode: string
  fareType: FareType
  date: CivilDate
  /** `HH:mm` of the departure that is booked; day and night tickets have none. */
  beginTime?: string
}

/**
 * The rides of a ticket: one, or two for a round trip. Seats are counted by one-way line, whatever ticket took them.
 */
export const toLegs = (
  lineCode: string,
  fareType: FareType,
  date: CivilDate,
  returnDate: CivilDate | undefined,
  times?: { outbound: string; inbound: string },
): Leg[] => {
  const { origin, destination, roundTrip } = parseLineCode(lineCode)
  const booked = (beginTime: string | undefined) => (fareType === 'reserved' && beginTime ? { beginTime } : {})
  const outbound: Leg = {
    direction: 'outbound',
    lineCode: origin + destination,
    fareType,
    date,
    ...booked(times?.outbound),
  }
  if (!roundTrip || returnDate === undefined) return [outbound]
  const inbound: Leg = {
    direction: 'inbound',
    lineCode: destination + origin,
    fareType,
    date: returnDate,
    ...booked(times?.inbound),
  }
  return [outbound, inbound]
}
