import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, moment } from '../scalars'
import { csvFile } from './csv-file'

/** `FAILED` is retried automatically, `REFUSED` waits for staff, `SETTLED` was paid outside of its provider. */
export const LEDGER_STATE_CODES = ['ACCEPTED', 'PENDING', 'FAILED', 'REFUSED', 'DONE', 'SETTLED'] as const

/** A refund as its ledger has it. */
export const ledgerRow = z.looseObject({
  /** The provider uses this number too. */
  refundNo: z.string(),
  orderNo: z.string(),
  state: code,
  payType: z.string(),
  /** Number of the refunded payment, and the provider's own number of it; empty where nothing was paid. */
  orderReqno: z.string(),
  transactionId: z.string(),
  total: cents,
  totalFee: cents,
  /** Total amount of the payment. */
  amountPaid: cents,
  /** Currency of the order. */
  currency: code,
  /**
   * A reason of passengers, or `PAID_TWICE`, `NO_SEATS` and `WRONG_AMOUNT` for a payment that did not fit its order.
   */
  reasonCode: z.string(),
  /** Number of requests to the provider, and why it refused or failed the refund. */
  attempts: z.int(),
  lastAnswer: z.string(),
  applyTime: moment,
  /** Missing where there are no more automatic requests to the provider. */
  nextTime: z.optional(moment),
  doneTime: z.optional(moment),
  tickets: z.array(z.string()),
  /**
   * Accounts of the staff who made it, and the reason for another fee; empty for a refund by the passenger or the
   * service.
   */
  madeBy: z.string(),
  secondBy: z.string(),
  /** Display names; empty for a deleted account. */
  makerName: z.string(),
  secondName: z.string(),
  policyFee: z.optional(cents),
  reasonText: z.string(),
  /** Only where it was settled outside. */
  settlement: z.optional(
    z.looseObject({
      reference: z.string(),
      reasonText: z.string(),
      settledBy: z.string(),
      settlerName: z.string(),
      settleTime: moment,
    }),
  ),
})

/** Filters of the ledger. */
export const ledgerFilter = {
  state: z.optional(z.enum(LEDGER_STATE_CODES)),
  payType: z.optional(z.string()),
  /** Number of a refund, an order or a payment. */
  number: z.optional(z.string()),
}

/** Refunds, the newest first, before `beforeRefundNo` where one is given; `pageSize` from 1 to 100. */
export const queryLedgerCall = defineCall({
  path: 'staff/query.refunds',
  access: 'ledger.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    ...ledgerFilter,
    beforeRefundNo: z.optional(z.string()),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rows: z.array(ledgerRow),
      /** Cursor of the next page; empty on the last. */
      nextRefundNo: z.string(),
      /** Number of refunds of each state under the other filters. */
      counts: z.record(z.string(), z.int()),
    }),
  }),
})

/**
 * The matching refunds as comma-separated values, at most `EXPORT_ROWS` of them, with headings in the language of the
 * call.
 */
export const exportLedgerCall = defineCall({
  path: 'staff/export.refunds',
  access: 'ledger.export',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(ledgerFilter),
  answer: z.looseObject({ responseData: csvFile }),
})

/** Sends the refund to the provider again now, under the same number. */
export const retryRefundCall = defineCall({
  path: 'staff/retry.refund',
  access: 'refund.retry',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ refundNo: z.string() }),
  answer: z.looseObject({ responseData: ledgerRow }),
})

/**
 * Marks a refund that failed or was refused as settled outside: a reference of 3 to 60 characters, a reason of 3 to
 * 200.
 */
export const settleRefundCall = defineCall({
  path: 'staff/settle.refund',
  access: 'refund.settle-outside',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ refundNo: z.string(), reference: z.string(), reasonText: z.string() }),
  answer: z.looseObject({ responseData: ledgerRow }),
})
