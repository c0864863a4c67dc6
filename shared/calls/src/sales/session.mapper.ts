import type { Departure } from '@shuttle/domain'
import type { departureRow } from '@shuttle/wire'
import { readKnown } from '../coded'
import { DEPARTURE_STATUS } from '../codes.mapper'

/** A session in a state this build does not know is not offered: closed. Times are `HH:mm`, as orders carry them. */
export const departureFromWire = (row: (typeof departureRow)['_zod']['output']): Departure => ({
  lineCode: row.lineCode,
  date: row.bookDate,
  beginTime: row.beginTime.slice(0, 5),
  endTime: row.endTime.slice(0, 5),
  capacity: row.maxPeople,
  sold: row.totalPeople,
  status: readKnown(DEPARTURE_STATUS, row.statusCode) ?? 'closed',
})
