import type { BookedSession, CivilDate } from '@shuttle/domain'
import { querySessions } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import { sessionFromWire } from './session.mapper'
import { sessionsToWire } from './sessions.request'

/**
 * The booked sessions of a one-way line on a day, in the order they leave; those that cannot be booked are among them
 * with their status. A round trip asks once for each way. Public. Refused: LINE_NOT_FOUND, DATE_IN_PAST.
 */
export const fetchSessions = async (
  asked: { lineCode: string; date: CivilDate },
  options: AskOptions = {},
): Promise<BookedSession[]> => {
  const answer = await ask(querySessions, sessionsToWire(asked), options)
  return answer.responseData.map(sessionFromWire)
}
