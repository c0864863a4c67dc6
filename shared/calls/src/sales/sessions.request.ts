import type { CivilDate } from '@shuttle/domain'
import type { querySessions } from '@shuttle/wire'

/** One way of a line on a day; a round trip asks once for each way. */
export const sessionsToWire = (asked: {
  lineCode: string
  date: CivilDate
}): (typeof querySessions)['request']['_zod']['input'] => ({
  bookDate: asked.date,
  areaCode: asked.lineCode,
  ticketCategory: '1',
})
