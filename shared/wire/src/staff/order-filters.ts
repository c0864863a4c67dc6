import * as z from 'zod/mini'
import { date } from '../scalars'

/** A day, or one relative to today, such as `TODAY`, `TODAY+1` or `TODAY-7`: a saved search stays correct tomorrow. */
export const dayOrToday = z.union([date, z.string().check(z.regex(/^TODAY([+-]\d{1,3})?$/)), z.literal('')])

const text = z.optional(z.string().check(z.maxLength(100)))

/** Codes of the statuses of an order, as in passengers' calls. */
export const ORDER_STATUS_CODES = ['0', '1', '5', 'F', 'E', 'C', 'U', 'T', 'G'] as const

/** Filters of an order search; all given ones must match, empty texts and lists match everything. */
export const orderFilters = z.looseObject({
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
  placedFrom: z.optional(dayOrToday),
  placedTo: z.optional(dayOrToday),
  travelFrom: z.optional(dayOrToday),
  travelTo: z.optional(dayOrToday),
  lineCodes: z.optional(z.array(z.string().check(z.maxLength(16))).check(z.maxLength(20))),
  statuses: z.optional(z.array(z.enum(ORDER_STATUS_CODES)).check(z.maxLength(ORDER_STATUS_CODES.length))),
})

export const ORDER_SORTS = ['NEWEST', 'OLDEST', 'TRAVEL_FIRST', 'TRAVEL_LAST'] as const
