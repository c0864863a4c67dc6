import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, count, date, time } from '../scalars'

export const departureRow = z.looseObject({
  bookDate: date,
  beginTime: time,
  endTime: time,
  /** Seats of the bus. */
  maxPeople: count,
  /** Seats sold; the seats left are the difference. */
  totalPeople: count,
  /** Always 9. */
  feeType: code,
  /** 0 closed, 1 open, 2 paused, 3 departed. */
  statusCode: code,
  /** Code of its one-way line. */
  lineCode: z.string(),
})

/** The departures of a line, or of all lines from a start area, on one day (purchase 3, booking slot). */
export const queryDeparturesCall = defineCall({
  path: 'ticket/query.group.ticket.book.info',
  access: 'departure.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    bookDate: date,
    /** A line code, or a start area (D9.10). */
    areaCode: z.string(),
    /** Always 1: each leg needs its own request. */
    ticketCategory: z._default(code, '1'),
  }),
  answer: z.looseObject({ responseData: z.array(departureRow) }),
})
