import type { CivilDate, Departure } from '@shuttle/domain'
import { queryDepartures } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import { departureFromWire } from './session.mapper'
import { departuresToWire } from './sessions.request'

/**
 * The booked sessions of a one-way line on a day, in the order they leave; those that cannot be booked are among them
 * with their status. A round trip asks once for each way. Public. Refused: LINE_NOT_FOUND, DATE_IN_PAST.
 */
export const fetchDepartures = async (
  asked: { lineCode: string; date: CivilDate },
  options: CallOptions = {},
): Promise<Departure[]> => {
  const answer = await callService(queryDepartures, departuresToWire(asked), options)
  return answer.responseData.map(departureFromWire)
}
