import * as z from 'zod/mini'
import { civilDate, orderStatus } from './codecs'

/** A day, or one relative to today, such as `TODAY`, `TODAY+1` or `TODAY-7`: a saved search stays correct tomorrow. */
const dayOrToday = z.optional(z.union([civilDate, z.string().check(z.regex(/^TODAY([+-]\d{1,3})?$/))]))

const text = z.optional(z.string().check(z.maxLength(100)))

/** Filters of an order search; all given ones must match, empty texts and lists match everything. */
export const orderFilters = z.strictObject({
  /** Free text; the answer has its interpretation. */
  q: text,
  orderNo: text,
  ticketNo: text,
  /** Grouped or not, in any case. */
  pickupCode: text,
  /** Prefix of the member's address. */
  email: text,
  /** Prefix of a passenger's name, or its full words in any order. */
  name: text,
  /** The last four letters and digits of an identity document. */
  idTail: text,
  /** Days, both inclusive: of the purchase, and of a ride. */
  placedFrom: dayOrToday,
  placedTo: dayOrToday,
  travelFrom: dayOrToday,
  travelTo: dayOrToday,
  lineCodes: z.optional(z.readonly(z.array(z.string().check(z.maxLength(16))).check(z.maxLength(20)))),
  statuses: z.optional(z.readonly(z.array(orderStatus).check(z.maxLength(orderStatus.options.length)))),
})
export type OrderFilters = z.output<typeof orderFilters>

export const orderSort = z.enum(['NEWEST', 'OLDEST', 'TRAVEL_FIRST', 'TRAVEL_LAST'])
export type OrderSort = z.output<typeof orderSort>
