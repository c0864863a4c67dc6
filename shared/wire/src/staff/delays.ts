import * as z from 'zod/mini'
import { sentDecimal } from '../scalars'
import { civilDate, instant, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'

/** Rides of one day, all or one departure (`HH:mm`), and how late they are; texts for passengers, all or none. */
const content = {
  lineCode: z.string(),
  date: civilDate,
  beginTime: z.string().check(z.regex(/^(\d{2}:\d{2})?$/)),
  minutes: sentDecimal,
  textZhHk: z.string(),
  textZhCn: z.string(),
  textEn: z.string(),
}

const delay = z.strictObject({
  delayNo: z.string(),
  ...content,
  declaredBy: z.string(),
  declaredAt: instant,
  /** When staff ended it, or declared the same rides anew. */
  endedAt: maybe(instant),
})
export type StaffDelay = z.output<typeof delay>

/**
 * Declares rides late: passengers with a ticket see it, get a mail, and refund without a fee. A repetition with the
 * same key is the same delay; a delay of the same rides replaces the one before.
 */
export const declareDelayCall = defineStaffCall({
  path: 'staff/declare.delay',
  access: 'disruption.declare',
  idempotent: true,
  request: z.object({ ...content, requestKey: z.string().check(z.minLength(8), z.maxLength(64)) }),
  data: delay,
})

/** The last delays, the newest first. */
export const queryDelaysCall = defineStaffCall({
  path: 'staff/query.delays',
  access: 'disruption.read',
  idempotent: true,
  request: z.object({}),
  data: z.strictObject({ rows: z.array(delay) }),
})

/** Ends a delay. Refused: STAFF_DELAY_UNKNOWN, STAFF_FORM_STALE where it has ended. */
export const endDelayCall = defineStaffCall({
  path: 'staff/end.delay',
  access: 'disruption.declare',
  idempotent: false,
  request: z.object({ delayNo: z.string() }),
  data: delay,
})
