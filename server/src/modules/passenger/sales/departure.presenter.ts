import { DEPARTURE_STATUSES, type Departure, departureStatusAt, type Instant } from '@shuttle/domain'
import type { departureRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireFareType } from '../../../http/wire-codes.presenter'

/** A departure in the form of `ticket/query.group.ticket.book.info`; status 0 closed, 1 open, 2 paused, 3 departed. */
export const presentDeparture = (departure: Departure, now: Instant): z.infer<typeof departureRow> => ({
  bookDate: departure.date,
  beginTime: `${departure.beginTime}:00`,
  endTime: `${departure.endTime}:00`,
  maxPeople: departure.capacity,
  totalPeople: departure.sold,
  feeType: wireFareType('reserved'),
  statusCode: String(DEPARTURE_STATUSES.indexOf(departureStatusAt(departure, now))),
  lineCode: departure.lineCode,
})
