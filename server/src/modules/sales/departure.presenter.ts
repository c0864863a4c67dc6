import { DEPARTURE_STATUSES, type Departure, departureStatusAt, type Instant } from '@shuttle/domain'
import type { departureRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireFareType } from '../../http/fare-type.presenter'

/** A booking slot as `ticket/query.group.ticket.book.info` answers it; status 0 closed, 1 open, 2 paused, 3 departed. */
export const presentSession = (session: Departure, now: Instant): z.infer<typeof departureRow> => ({
  bookDate: session.date,
  beginTime: `${session.beginTime}:00`,
  endTime: `${session.endTime}:00`,
  maxPeople: session.capacity,
  totalPeople: session.sold,
  feeType: wireFareType('reserved'),
  statusCode: String(DEPARTURE_STATUSES.indexOf(departureStatusAt(session, now))),
  lineCode: session.lineCode,
})
