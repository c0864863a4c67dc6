import type { BookedSession } from '@shuttle/domain'
import type { sessionRow } from '@shuttle/wire'
import { readKnown } from '../coded'
import { SESSION_STATUS } from '../codes.mapper'

/** A session in a state this build does not know is not offered: closed. Times are `HH:mm`, as orders carry them. */
export const sessionFromWire = (row: (typeof sessionRow)['_zod']['output']): BookedSession => ({
  lineCode: row.lineCode,
  date: row.bookDate,
  beginTime: row.beginTime.slice(0, 5),
  endTime: row.endTime.slice(0, 5),
  capacity: row.maxPeople,
  sold: row.totalPeople,
  status: readKnown(SESSION_STATUS, row.statusCode) ?? 'closed',
})
