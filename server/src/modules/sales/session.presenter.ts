import { type BookedSession, type Instant, SESSION_STATUSES, sessionStatusAt } from '@shuttle/domain'
import type { sessionRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireFareType } from '../../http/fare-type.presenter'

/** A booking slot as `ticket/query.group.ticket.book.info` answers it; status 0 closed, 1 open, 2 paused, 3 departed. */
export const presentSession = (session: BookedSession, now: Instant): z.infer<typeof sessionRow> => ({
  bookDate: session.date,
  beginTime: `${session.beginTime}:00`,
  endTime: `${session.endTime}:00`,
  maxPeople: session.capacity,
  totalPeople: session.sold,
  feeType: wireFareType('session'),
  statusCode: String(SESSION_STATUSES.indexOf(sessionStatusAt(session, now))),
  lineCode: session.lineCode,
})
