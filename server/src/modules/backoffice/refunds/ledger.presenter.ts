import type { LedgerEntry } from '@shuttle/wire/staff'
import type { LedgerRow } from './ledger.repository'

const presentSettlement = (row: LedgerRow): LedgerEntry['settlement'] =>
  row.reference === null || row.settled_at === null
    ? undefined
    : {
        reference: row.reference,
        reasonText: row.settled_reason || undefined,
        settledBy: row.settled_by ?? '',
        settlerName: row.settler_name || undefined,
        settledAt: row.settled_at,
      }

export const presentLedgerEntry = (row: LedgerRow): LedgerEntry => ({
  refundNo: row.refund_no,
  orderNo: row.order_no,
  state: row.state,
  payType: row.provider,
  paymentNo: row.request_no ?? undefined,
  transactionId: row.transaction_id ?? undefined,
  refund: row.amount_cents,
  fee: row.fee_cents,
  paid: row.captured_cents,
  currency: row.currency,
  reason: row.reason,
  attempts: row.checks,
  lastAnswer: row.last_answer || undefined,
  acceptedAt: row.created_at,
  nextAt: row.next_check_at ?? undefined,
  doneAt: row.ended_at ?? undefined,
  tickets: row.tickets,
  madeBy: row.made_by || undefined,
  secondBy: row.second_by || undefined,
  makerName: row.maker_name || undefined,
  secondName: row.second_name || undefined,
  policyFee: row.policy_fee_cents ?? undefined,
  reasonText: row.staff_reason || undefined,
  settlement: presentSettlement(row),
})
