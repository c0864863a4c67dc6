import type { CivilDate } from '@shuttle/domain'
import type { queryDepartures } from '@shuttle/wire'

/** One way of a line on a day; a round trip asks once for each way. */
export const departuresToWire = (asked: {
  lineCode: string
  date: CivilDate
}): (typeof queryDepartures)['request']['_zod']['input'] => ({
  bookDate: asked.date,
  areaCode: asked.lineCode,
  ticketCategory: '1',
})
