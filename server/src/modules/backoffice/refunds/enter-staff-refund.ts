import { randomUUID } from 'node:crypto'
import type { Instant, RefundQuoteItem, RefundReason } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import { findPayerLanguage } from '../../money/payments'
import { addQuote, enterRefund, type OrderToRefund } from '../../passenger/ticket-refunds'
import { insertStaffRefund } from './staff-refunds.repository'

/** A refund by staff that was decided, by one person or two. */
interface DecidedRefund {
  items: RefundQuoteItem[]
  policyFee: number
  reason: RefundReason
  reasonText: string
  madeBy: string
  secondBy: string
  now: Instant
}

/**
 * Refunds tickets of a locked order by hand: the ledger, the tickets, their seats, the order and the mail. Returns its
 * number.
 */
export const enterStaffRefund = async (
  trx: Transaction<Database>,
  { view: { order }, refundable }: OrderToRefund,
  { items, policyFee, reason, reasonText, madeBy, secondBy, now }: DecidedRefund,
): Promise<string> => {
  const { order_no, account_id } = order
  const quoteNo = randomUUID()
  await addQuote(trx, {
    ...{ quote_no: quoteNo, order_no, account_id, policy_id: refundable.policy.id, tickets: JSON.stringify(items) },
    ...{ created_at: now, valid_until: now, used_at: now },
  })
  const language = await findPayerLanguage(trx, order_no)
  // The text of staff is for staff; the passenger reads the reason alone.
  const refundNo = await enterRefund(trx, order, { quoteNo, items, reason, reasonText: '', language, now })
  await insertStaffRefund(trx, {
    ...{ refund_no: refundNo, order_no, made_by: madeBy, second_by: secondBy, policy_fee_cents: policyFee },
    ...{ fee_cents: items.reduce((sum, { fee }) => sum + fee, 0), reason_text: reasonText.trim() },
  })
  await enqueue(trx, { kind: 'mail:refund-accepted', payload: { refundNo, language }, now })
  return refundNo
}
