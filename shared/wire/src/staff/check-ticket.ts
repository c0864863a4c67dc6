import * as z from 'zod/mini'
import { civilDate, fareType, instant, orderStatus, passengerType, timeOfDay } from './codecs'
import { hasVisible } from './content-scalars'
import { defineStaffCall } from './define-staff-call'
import { staffReason } from './order-actions'

/** A typed ticket number or pickup code, and the place of the check, which is shown to the passenger. */
const typed = {
  code: z.string().check(z.maxLength(60)),
  place: z.string().check(z.trim(), hasVisible, z.maxLength(60)),
}

/** The admitted or collected tickets: the facts that staff at the gate compare, without names. */
const ticketCheck = z.strictObject({
  /** `checked` for a ticket, `collected` for a pickup code. */
  result: z.enum(['checked', 'collected']),
  orderNo: z.string(),
  /** After the check: `used` once every valid ticket is used. */
  status: orderStatus,
  fareType,
  tickets: z.array(
    z.strictObject({
      ticketNo: z.string(),
      passengerType,
      lineCode: z.string(),
      travelDate: civilDate,
      beginTime: timeOfDay,
      endTime: timeOfDay,
    }),
  ),
})
export type TicketCheck = z.output<typeof ticketCheck>

/** Data of a refused check: when and where the ticket was used, or when it is good. */
export const refusedTicket = z.object({
  usedAt: z.optional(instant),
  usedPlace: z.optional(z.string()),
  goodFrom: z.optional(instant),
  goodUntil: z.optional(instant),
})

/** Checks a ticket once and in its valid time, or collects the tickets of a pickup code, once. */
export const checkTicketCall = defineStaffCall({
  path: 'staff/check.ticket',
  access: 'ticket.check',
  idempotent: false,
  request: z.object(typed),
  data: ticketCheck,
})

/** Checks a ticket at any time, with a reason; a checked or refunded ticket is still refused. */
export const overrideTicketCall = defineStaffCall({
  path: 'staff/override.ticket',
  access: 'ticket.override',
  idempotent: false,
  request: z.object({ ...typed, reason: staffReason }),
  data: ticketCheck,
})
