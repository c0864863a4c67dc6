import * as z from 'zod/mini'
import { currency, instant, maybe, refundReason } from './codecs'
import { csvFile } from './csv-file'
import { defineStaffCall } from './define-staff-call'
import { pageSize } from './refund-scalars'

/** `failed` is retried automatically, `refused` waits for staff, `settled` was paid outside of its provider. */
const ledgerState = z.enum(['accepted', 'pending', 'failed', 'refused', 'done', 'settled'])

/** A refund as its ledger has it. */
const ledgerEntry = z.strictObject({
  /** The provider uses this number too. */
  refundNo: z.string(),
  orderNo: z.string(),
  state: ledgerState,
  payType: z.string(),
  /** Number of the refunded payment, and the provider's own number of it; missing where nothing was paid. */
  paymentNo: maybe(z.string()),
  transactionId: maybe(z.string()),
  refund: z.int(),
  fee: z.int(),
  /** Total amount of the payment. */
  paid: z.int(),
  /** Currency of the order. */
  currency,
  /** A reason of passengers, or of the service for a payment that did not fit its order. */
  reason: z.enum([...refundReason.options, 'paid-twice', 'no-seats', 'wrong-amount']),
  /** Number of requests to the provider, and why it refused or failed the refund. */
  attempts: z.int(),
  lastAnswer: maybe(z.string()),
  acceptedAt: instant,
  /** Missing where there are no more automatic requests to the provider. */
  nextAt: maybe(instant),
  doneAt: maybe(instant),
  tickets: z.array(z.string()),
  /** Accounts of the staff who made it, and the reason for another fee; missing where no staff made it. */
  madeBy: maybe(z.string()),
  secondBy: maybe(z.string()),
  /** Display names; missing for a deleted account. */
  makerName: maybe(z.string()),
  secondName: maybe(z.string()),
  policyFee: maybe(z.int()),
  reasonText: maybe(z.string()),
  /** Only where it was settled outside. */
  settlement: maybe(
    z.strictObject({
      reference: z.string(),
      reasonText: maybe(z.string()),
      settledBy: z.string(),
      settlerName: maybe(z.string()),
      settledAt: instant,
    }),
  ),
})
export type LedgerEntry = z.output<typeof ledgerEntry>

/** Filters of the ledger. */
export const ledgerFilter = {
  state: z.optional(ledgerState),
  provider: z.optional(z.string()),
  /** Number of a refund, an order or a payment. */
  number: z.optional(z.string()),
}

/** Refunds, the newest first, before the one of a number where it is given. */
export const queryLedgerCall = defineStaffCall({
  path: 'staff/query.refunds',
  access: 'ledger.read',
  idempotent: true,
  request: z.object({ ...ledgerFilter, before: z.optional(z.string()), pageSize }),
  data: z.strictObject({
    rows: z.array(ledgerEntry),
    /** Cursor of the next page; missing on the last. */
    next: maybe(z.string()),
    /** Number of refunds of each state under the other filters. */
    counts: z.partialRecord(ledgerState, z.int()),
  }),
})

/**
 * The matching refunds as comma-separated values, at most `EXPORT_ROWS` of them, with headings in the language of the
 * call.
 */
export const exportLedgerCall = defineStaffCall({
  path: 'staff/export.refunds',
  access: 'ledger.export',
  idempotent: true,
  request: z.object(ledgerFilter),
  data: csvFile,
})

/** Sends the refund to the provider again now, under the same number. */
export const retryRefundCall = defineStaffCall({
  path: 'staff/retry.refund',
  access: 'refund.retry',
  idempotent: true,
  request: z.object({ refundNo: z.string() }),
  data: ledgerEntry,
})

/**
 * Marks a refund that failed or was refused as settled outside: a reference of 3 to 60 characters, a reason of 3 to
 * 200.
 */
export const settleRefundCall = defineStaffCall({
  path: 'staff/settle.refund',
  access: 'refund.settle-outside',
  idempotent: false,
  request: z.object({ refundNo: z.string(), reference: z.string(), reasonText: z.string() }),
  data: ledgerEntry,
})
