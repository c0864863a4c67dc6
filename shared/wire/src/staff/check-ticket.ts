import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, date } from '../scalars'
import { hasVisible } from './content-scalars'
import { staffReason } from './order-actions'

/** A typed ticket number or pickup code, and the place of the check, which is shown to the passenger. */
const typed = {
  code: z.string().check(z.maxLength(60)),
  place: z.string().check(z.trim(), hasVisible, z.maxLength(60)),
}

/** The admitted or collected tickets: the facts that staff at the gate compare, without names. */
const checkedTickets = z.looseObject({
  /** `CHECKED` for a ticket, `COLLECTED` for a pickup code. */
  result: code,
  orderNo: z.string(),
  /** Status after the check: `F` once every valid ticket is used. */
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

/** Checks a ticket once and in its valid time, or collects the tickets of a pickup code, once. */
export const checkTicketCall = defineCall({
  path: 'staff/check.ticket',
  access: 'ticket.check',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject(typed),
  answer: z.looseObject({ responseData: checkedTickets }),
})

/** Checks a ticket at any time, with a reason; a checked or refunded ticket is still refused. */
export const overrideTicketCall = defineCall({
  path: 'staff/override.ticket',
  access: 'ticket.override',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ ...typed, reason: staffReason }),
  answer: z.looseObject({ responseData: checkedTickets }),
})
