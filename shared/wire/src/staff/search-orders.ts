import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, count, date, moment } from '../scalars'
import { csvFile } from './csv-file'
import { ORDER_SORTS, orderFilters } from './order-filters'

/** Interpretation of free text; empty without one. */
export const SEARCH_READINGS = ['', 'ORDER', 'TICKET', 'PICKUP', 'EMAIL', 'ID_TAIL', 'NAME'] as const

/** An order as a row of the table of orders. */
export const foundOrderRow = z.looseObject({
  orderNo: z.string(),
  placedTime: moment,
  /** First passenger; empty where no name was requested. */
  firstName: z.string(),
  /** The member's address, masked, where no passenger is named; otherwise missing. */
  email: z.optional(z.string()),
  passengerCount: count,
  lineCode: z.string(),
  originName: z.string(),
  destinationName: z.string(),
  travelDate: date,
  /** Missing on a one-way order. */
  returnDate: z.optional(date),
  fareType: code,
  /** `HH:mm`; empty where any bus may be used. */
  beginTime: z.string(),
  /** On all legs, including refunded ones. */
  tickets: count,
  due: cents,
  /** Refunded amount; missing where there is none. */
  refunded: z.optional(cents),
  currency: code,
  orderStatus: code,
  orderStatusText: z.string(),
  /** True where F comes from tickets that a counter handed out and no gate checked; otherwise missing. */
  collected: z.optional(z.boolean()),
  /** True where the money of a refunded ticket has not arrived; otherwise missing. */
  refundPending: z.optional(z.boolean()),
})

/** A page of the matching orders, with their total number. Each search is audited. */
export const searchOrdersCall = defineCall({
  path: 'staff/search.orders',
  access: 'order.search',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    filters: z.optional(orderFilters),
    sort: z.optional(z.enum(ORDER_SORTS)),
    /** `next` of the previous page; empty for the first one. */
    after: z.optional(z.string().check(z.maxLength(200))),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rows: z.array(foundOrderRow),
      total: count,
      /** Empty on the last page. */
      next: z.string(),
      readAs: z.enum(SEARCH_READINGS),
    }),
  }),
})

/** The same orders as comma-separated values, at most `EXPORT_ROWS` of them; no cell is a formula. */
export const exportOrdersCall = defineCall({
  path: 'staff/export.orders',
  access: 'order.export',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ filters: z.optional(orderFilters), sort: z.optional(z.enum(ORDER_SORTS)) }),
  answer: z.looseObject({ responseData: csvFile }),
})
