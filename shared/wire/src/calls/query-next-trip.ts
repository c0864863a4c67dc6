import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, count, moment } from '../scalars'
import { listedOrderRow } from './query-orders'

/** The member's next trip by the time of travel, and the unpaid order that is due first. */
export const queryNextTripCall = defineCall({
  path: 'wx/query.wx.next.trip',
  access: 'order.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    /** 1 airport line only, empty all. */
    airport: z._default(z.pipe(code, z.enum(['', '1'])), ''),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      /** Missing where nothing travels. */
      trip: z.optional(
        z.looseObject({
          order: listedOrderRow,
          /** 1 outbound, 2 return. */
          leg: code,
          /** Tickets of this ride that are still valid. */
          tickets: count,
          /** First moment at which they are no longer valid. */
          goodUntil: moment,
        }),
      ),
      /** Missing where nothing is to be paid. */
      toPay: z.optional(listedOrderRow),
      /** Orders with a ride that is late or does not run; missing without one. */
      affected: z.optional(z.array(listedOrderRow)),
    }),
  }),
})
