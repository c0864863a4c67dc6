import type { CodeTable } from '../code-table'
import type { RefundOutcome } from '../payment-provider'

/** Meaning of a `rspCode`. `unset`: our settings are wrong, so the same query may be answered later. */
export type BankCodeMeaning = 'success' | 'noOrder' | 'noRefund' | 'duplicateRefund' | 'refundRefused' | 'unset'

/**
 * The bank's `rspCode`, all in one place; its texts are for the log only. The bank publishes no list of them: compare
 * them with the interface of the contract before money is real. A code that is not here is a refusal of unknown
 * meaning: it ends no refund.
 */
export const BANK_CODES: CodeTable<BankCodeMeaning> = {
  SUC0000: 'success',
  /** The bank stores an order when it is paid; before, there is none. */
  MSS3411: 'noOrder',
  MSS3412: 'noRefund',
  MSS4003: 'duplicateRefund',
  /** Serial number, amount, more than is left. */
  MSS4002: 'refundRefused',
  MSS4004: 'refundRefused',
  MSS4005: 'refundRefused',
  /** Shape, signature, merchant, time, operator. */
  MSS1001: 'unset',
  MSS1002: 'unset',
  MSS1003: 'unset',
  MSS1004: 'unset',
  MSS4001: 'unset',
}

/**
 * `orderStatus` of an order. 0 is settled, 2 settled in part, 4 paid and not settled yet: the passenger has paid. 1 is
 * cancelled.
 */
export const BANK_ORDER: CodeTable<'captured' | 'none'> = {
  0: 'captured',
  2: 'captured',
  4: 'captured',
  1: 'none',
}

/** `orderStatus` of a refund: 210 and 240 are refunded, 219 and 249 accepted, 211 and 241 have failed. */
export const BANK_REFUND: CodeTable<RefundOutcome['state']> = {
  210: 'done',
  240: 'done',
  219: 'pending',
  249: 'pending',
  211: 'refused',
  241: 'refused',
}
