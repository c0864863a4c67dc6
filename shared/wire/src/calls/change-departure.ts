import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { flightRow } from '../flight-row'
import { date, moment, time } from '../scalars'

/**
 * Moves all valid tickets of an airport order to another departure, once (D4.6). A repetition with the same
 * `Idempotency-Key` is the same change.
 */
export const changeDepartureCall = defineCall({
  path: 'ticket/change.departure',
  access: 'order.change',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({
    orderNo: z.string(),
    /** Line of the departure; that of the order where it is missing. A different one is refused. */
    lineCode: z.optional(z.string()),
    bookDate: date,
    beginTime: time,
    flight: z.optional(flightRow),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      orderNo: z.string(),
      ticketData: date,
      bookBeginTime: time,
      bookEndTime: time,
      /** The new pickup code; the previous one is void. */
      exchangeCode: z.string(),
      changeTime: moment,
    }),
  }),
})
