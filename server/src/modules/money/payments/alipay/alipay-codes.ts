import type { CodeTable } from '../code-table'
import type { RefundOutcome } from '../payment-provider'

/**
 * Every `trade_status`. `TRADE_CLOSED` is an unpaid trade whose time is over, or one that was paid and refunded whole; it
 * has the time of a payment in the second case only.
 */
export const TRADE_STATUS: CodeTable<'none' | 'captured' | 'closed'> = {
  WAIT_BUYER_PAY: 'none',
  TRADE_SUCCESS: 'captured',
  TRADE_FINISHED: 'captured',
  TRADE_CLOSED: 'closed',
}

/** Every `refund_status`. */
export const TRADE_REFUND_STATUS: CodeTable<RefundOutcome['state']> = {
  REFUND_SUCCESS: 'done',
  REFUND_PROCESSING: 'pending',
  REFUND_FAIL: 'refused',
}

/**
 * Meaning of a `sub_code`. `noTrade`: the payer has not opened the page, or the number is unknown. `final`: no money
 * moved and none will. A code that is not here (balance, load, settings) leads to another query.
 */
export const SUB_CODES: CodeTable<'noTrade' | 'final'> = {
  'ACQ.TRADE_NOT_EXIST': 'noTrade',
  'ACQ.DISCORDANT_REPEAT_REQUEST': 'final',
  'ACQ.INVALID_PARAMETER': 'final',
  'ACQ.CURRENCY_NOT_SUPPORT': 'final',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR': 'final',
  'ACQ.REASON_TRADE_STATUS_INVALID': 'final',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL': 'final',
  'ACQ.TRADE_HAS_FINISHED': 'final',
  'ACQ.TRADE_NOT_ALLOW_REFUND': 'final',
  'ACQ.TRADE_STATUS_ERROR': 'final',
}
