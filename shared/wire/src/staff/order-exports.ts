import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { count, moment } from '../scalars'
import { ORDER_SORTS, orderFilters } from './order-filters'

export const ORDER_EXPORT_STATES = ['WAITING', 'READY', 'FAILED'] as const

/** A file of orders that is written in the background; its text is read part by part. */
export const orderExportRow = z.looseObject({
  exportId: z.string(),
  state: z.enum(ORDER_EXPORT_STATES),
  fileName: z.string(),
  startedTime: moment,
  /** 0 until it is ready. */
  rows: count,
  parts: count,
})

/**
 * Has all orders that fit written into a file, however many; a mail announces it. A search that waits is not written
 * twice.
 */
export const startOrderExport = defineCall({
  path: 'staff/start.order.export',
  access: 'order.export',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ filters: z.optional(orderFilters), sort: z.optional(z.enum(ORDER_SORTS)) }),
  answer: z.looseObject({ responseData: orderExportRow }),
})

/** The files of the signed-in staff, the newest first; each is deleted after a day. */
export const queryOrderExports = defineCall({
  path: 'staff/query.order.exports',
  access: 'order.search',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: z.array(orderExportRow) }),
})

/** One part of the text of a file, counted from 0; all of them in their order are the file. */
export const readOrderExport = defineCall({
  path: 'staff/read.order.export',
  access: 'order.export',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    exportId: z.string().check(z.maxLength(64)),
    part: z.int().check(z.minimum(0), z.maximum(1000)),
  }),
  answer: z.looseObject({ responseData: z.looseObject({ csv: z.string() }) }),
})
