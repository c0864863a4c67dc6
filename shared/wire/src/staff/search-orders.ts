import * as z from 'zod/mini'
import { civilDate, currency, fareType, instant, maybe, orderStatus, timeOfDay } from './codecs'
import { csvFile } from './csv-file'
import { defineStaffCall } from './define-staff-call'
import { orderFilters, orderSort } from './order-filters'

/** An order as a row of the table of orders. */
export const foundOrder = z.strictObject({
  orderNo: z.string(),
  placedAt: instant,
  /** First passenger with a name. */
  passengerName: maybe(z.string()),
  /** The member's address, such as `n***@mail.test`; in a list only where no passenger is named. */
  maskedEmail: maybe(z.string()),
  passengerCount: z.int(),
  lineCode: z.string(),
  originName: z.string(),
  destinationName: z.string(),
  travelDate: civilDate,
  returnDate: maybe(civilDate),
  fareType,
  /** Missing where any bus may be used. */
  beginTime: maybe(timeOfDay),
  /** On all legs, including refunded ones. */
  tickets: z.int(),
  due: z.int(),
  /** Refunded amount. */
  refunded: z.int(),
  currency,
  status: orderStatus,
  /** It is used by tickets that a counter handed out and no gate checked. */
  isCollected: z.boolean(),
  /** The money of a refunded ticket has not arrived. */
  isRefundPending: z.boolean(),
})
export type FoundOrder = z.output<typeof foundOrder>

/** A page of the matching orders, with their total number. Each search is audited. */
export const searchOrdersCall = defineStaffCall({
  path: 'staff/search.orders',
  access: 'order.search',
  idempotent: true,
  request: z.object({
    filters: z.optional(orderFilters),
    sort: z.optional(orderSort),
    /** `next` of the previous page; missing for the first one. */
    after: z.optional(z.string().check(z.maxLength(200))),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  data: z.strictObject({
    rows: z.array(foundOrder),
    total: z.int(),
    /** Missing on the last page. */
    next: maybe(z.string()),
    /** Interpretation of free text; missing without one. */
    readAs: maybe(z.enum(['order', 'ticket', 'pickup', 'email', 'idTail', 'name', 'phone', 'flight'])),
  }),
})
export type FoundPage = z.output<typeof searchOrdersCall.data>

/** The same orders as comma-separated values, at most `EXPORT_ROWS` of them; no cell is a formula. */
export const exportOrdersCall = defineStaffCall({
  path: 'staff/export.orders',
  access: 'order.export',
  idempotent: true,
  request: z.object({ filters: z.optional(orderFilters), sort: z.optional(orderSort) }),
  data: csvFile,
})
