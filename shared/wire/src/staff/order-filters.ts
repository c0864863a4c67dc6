import * as z from 'zod/mini'
import { date } from '../scalars'

/** A day, or one counted from today, such as `TODAY`, `TODAY+1` or `TODAY-7`: a saved search stays true tomorrow. */
export const dayOrToday = z.union([date, z.string().check(z.regex(/^TODAY([+-]\d{1,3})?$/)), z.literal('')])

const text = z.optional(z.string().check(z.maxLength(100)))

/** Codes of the states of an order, as passengers' calls answer them. */
export const ORDER_STATUS_CODES = ['0', '1', '5', 'F', 'E', 'C', 'U', 'T', 'G'] as const

/** What orders are searched by; all that is given has to hold, empty texts and lists ask for nothing. */
export const orderFilters = z.looseObject({
  /** Free text; the answer says what it was read as. */
  q: text,
  orderNo: text,
  ticketNo: text,
  /** In groups or not, in any case. */
  pickupCode: text,
  /** The beginning of the member's address. */
  email: text,
  /** The beginning of a passenger's name, or whole words of it in any order. */
  name: text,
  /** The last four letters and digits of an identity document. */
  idTail: text,
  /** Days, both included: when it was placed, and when somebody rides. */
  placedFrom: z.optional(dayOrToday),
  placedTo: z.optional(dayOrToday),
  travelFrom: z.optional(dayOrToday),
  travelTo: z.optional(dayOrToday),
  lineCodes: z.optional(z.array(z.string().check(z.maxLength(16))).check(z.maxLength(20))),
  statuses: z.optional(z.array(z.enum(ORDER_STATUS_CODES)).check(z.maxLength(ORDER_STATUS_CODES.length))),
})

export const ORDER_SORTS = ['NEWEST', 'OLDEST', 'TRAVEL_FIRST', 'TRAVEL_LAST'] as const
