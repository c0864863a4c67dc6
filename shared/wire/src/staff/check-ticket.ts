import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, date } from '../scalars'
import { hasVisible } from './content-scalars'
import { staffReason } from './order-acts'

/** A ticket number or a pickup code as it is typed, and where this is; the passenger reads the place. */
const typed = {
  code: z.string().check(z.maxLength(60)),
  place: z.string().check(z.trim(), hasVisible, z.maxLength(60)),
}

/** What was let in or collected: what whoever stands at the gate compares, and no name. */
const checkedTickets = z.looseObject({
  /** `CHECKED` for a ticket, `COLLECTED` for a pickup code. */
  result: code,
  orderNo: z.string(),
  /** Afterwards: `F` once every valid ticket is used. */
  orderStatus: code,
  fareType: code,
  tickets: z.array(
    z.looseObject({
      ticketNo: z.string(),
      passengerType: code,
      lineCode: z.string(),
      travelDate: date,
      /** `HH:mm`. */
      beginTime: z.string(),
      endTime: z.string(),
    }),
  ),
})

/** Lets a ticket in, once and in its time, or collects the tickets of a pickup code, once. */
export const checkTicket = defineCall({
  path: 'staff/check.ticket',
  access: 'ticket.check',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject(typed),
  answer: z.looseObject({ responseData: checkedTickets }),
})

/** The same at any time, with a reason: nobody is let in twice, and no refunded ticket is. */
export const overrideTicket = defineCall({
  path: 'staff/override.ticket',
  access: 'ticket.override',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ ...typed, reason: staffReason }),
  answer: z.looseObject({ responseData: checkedTickets }),
})
