import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { count, moment } from '../scalars'
import { ORDER_SORTS, orderFilters } from './order-filters'
import { ledgerFilter } from './refund-ledger'

export const LIST_EXPORT_STATES = ['WAITING', 'READY', 'FAILED'] as const

/** A file of a whole list that is written in the background; its text is read part by part. */
export const listExportRow = z.looseObject({
  exportId: z.string(),
  state: z.enum(LIST_EXPORT_STATES),
  fileName: z.string(),
  startedTime: moment,
  /** 0 until it is ready. */
  rows: count,
  parts: count,
})

const started = z.looseObject({ responseData: listExportRow })
const files = z.looseObject({ responseData: z.array(listExportRow) })
const part = z.looseObject({ responseData: z.looseObject({ csv: z.string() }) })
const partOf = z.looseObject({
  exportId: z.string().check(z.maxLength(64)),
  part: z.int().check(z.minimum(0), z.maximum(1000)),
})

/**
 * Starts to write all matching orders into a file, without a limit; a mail announces it. A search that is already
 * pending is not written twice.
 */
export const startOrderExportCall = defineCall({
  path: 'staff/start.order.export',
  access: 'order.export',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ filters: z.optional(orderFilters), sort: z.optional(z.enum(ORDER_SORTS)) }),
  answer: started,
})

/** The files of orders of the signed-in staff, the newest first; each is deleted after a day. */
export const queryOrderExportsCall = defineCall({
  path: 'staff/query.order.exports',
  access: 'order.search',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: files,
})

/** One part of the text of a file, counted from 0; the parts in order are the file. */
export const readOrderExportCall = defineCall({
  path: 'staff/read.order.export',
  access: 'order-file.open',
  idempotent: true,
  success: 'done-message',
  request: partOf,
  answer: part,
})

/** Starts to write all matching refunds into a file, as {@link startOrderExportCall} does for orders. */
export const startLedgerExportCall = defineCall({
  path: 'staff/start.ledger.export',
  access: 'ledger.export',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(ledgerFilter),
  answer: started,
})

/** The files of refunds of the signed-in staff, the newest first; each is deleted after a day. */
export const queryLedgerExportsCall = defineCall({
  path: 'staff/query.ledger.exports',
  access: 'ledger.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: files,
})

/** One part of the text of a file of refunds, as {@link readOrderExportCall}. */
export const readLedgerExportCall = defineCall({
  path: 'staff/read.ledger.export',
  access: 'ledger-file.open',
  idempotent: true,
  success: 'done-message',
  request: partOf,
  answer: part,
})
