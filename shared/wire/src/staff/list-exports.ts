import * as z from 'zod/mini'
import { instant } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { orderFilters, orderSort } from './order-filters'
import { ledgerFilter } from './refund-ledger'

/** A file of a whole list that is written in the background; its text is read part by part. */
const listFile = z.strictObject({
  id: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  fileName: z.string(),
  startedAt: instant,
  /** 0 until it is ready. */
  rows: z.int(),
  parts: z.int(),
})
export type ListFile = z.output<typeof listFile>

const part = z.strictObject({ csv: z.string() })
const partOf = z.object({
  id: z.string().check(z.maxLength(64)),
  part: z.int().check(z.minimum(0), z.maximum(1000)),
})

/**
 * Starts to write all matching orders into a file, without a limit; a mail announces it. A search that is already
 * pending is not written twice.
 */
export const startOrderExportCall = defineStaffCall({
  path: 'staff/start.order.export',
  access: 'order.export',
  idempotent: true,
  request: z.object({ filters: z.optional(orderFilters), sort: z.optional(orderSort) }),
  data: listFile,
})

/** The files of orders of the signed-in staff, the newest first; each is deleted after a day. */
export const queryOrderExportsCall = defineStaffCall({
  path: 'staff/query.order.exports',
  access: 'order.search',
  idempotent: true,
  request: z.object({}),
  data: z.array(listFile),
})

/** One part of the text of a file, counted from 0; the parts in order are the file. */
export const readOrderExportCall = defineStaffCall({
  path: 'staff/read.order.export',
  access: 'order-file.open',
  idempotent: true,
  request: partOf,
  data: part,
})

/** Starts to write all matching refunds into a file, as {@link startOrderExportCall} does for orders. */
export const startLedgerExportCall = defineStaffCall({
  path: 'staff/start.ledger.export',
  access: 'ledger.export',
  idempotent: true,
  request: z.object(ledgerFilter),
  data: listFile,
})

/** The files of refunds of the signed-in staff, the newest first; each is deleted after a day. */
export const queryLedgerExportsCall = defineStaffCall({
  path: 'staff/query.ledger.exports',
  access: 'ledger.read',
  idempotent: true,
  request: z.object({}),
  data: z.array(listFile),
})

/** One part of the text of a file of refunds, as {@link readOrderExportCall}. */
export const readLedgerExportCall = defineStaffCall({
  path: 'staff/read.ledger.export',
  access: 'ledger-file.open',
  idempotent: true,
  request: partOf,
  data: part,
})
