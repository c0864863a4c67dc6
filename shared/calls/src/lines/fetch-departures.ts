import type { CivilDate, Departure } from '@shuttle/domain'
import { type departureRow, queryDeparturesCall } from '@shuttle/wire'
import { DEPARTURE_STATUS, readKnown } from '../codes'
import { type CallOptions, callService } from '../send-call'

/** One direction of a line on a day; a round trip takes one call for each leg. */
export const departuresToWire = (ride: {
  lineCode: string
  date: CivilDate
}): (typeof queryDeparturesCall)['request']['_zod']['input'] => ({
  bookDate: ride.date,
  areaCode: ride.lineCode,
  ticketCategory: '1',
})

/** A departure with a status this build does not know counts as closed. Times are `HH:mm`, as in orders. */
export const departureFromWire = (row: (typeof departureRow)['_zod']['output']): Departure => ({
  lineCode: row.lineCode,
  date: row.bookDate,
  beginTime: row.beginTime.slice(0, 5),
  endTime: row.endTime.slice(0, 5),
  capacity: row.maxPeople,
  sold: row.totalPeople,
  status: readKnown(DEPARTURE_STATUS, row.statusCode) ?? 'closed',
})

/**
 * The reserved departures of one leg of a line on a day, by departure time, also those that cannot be booked. Public.
 * Refused: LINE_NOT_FOUND, AREA_NOT_FOUND, DATE_IN_PAST.
 */
export const fetchDepartures = async (
  ride: { lineCode: string; date: CivilDate },
  options: CallOptions = {},
): Promise<Departure[]> => {
  const answer = await callService(queryDeparturesCall, departuresToWire(ride), options)
  return answer.responseData.map(departureFromWire)
}
