import type { ledgerRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { wireCurrency, wireWord } from '../../http/wire-codes.presenter'
import type { LedgerEntry } from './ledger.repository'
import type { LedgerState } from './ledger-filter'

const presentSettlement = ({ reference, settled_reason, settled_by, settler_name, settled_at }: LedgerEntry) =>
  reference === null || settled_at === null
    ? {}
    : {
        settlement: {
          reference,
          reasonText: settled_reason ?? '',
          settledBy: settled_by ?? '',
          settlerName: settler_name ?? '',
          settleTime: wireMoment(settled_at),
        },
      }

export const presentLedgerEntry = (row: LedgerEntry): z.infer<typeof ledgerRow> => ({
  refundNo: row.refund_no,
  orderNo: row.order_no,
  state: wireWord(row.state),
  payType: row.provider,
  orderReqno: row.request_no ?? '',
  transactionId: row.transaction_id ?? '',
  total: row.amount_cents,
  totalFee: row.fee_cents,
  amountPaid: row.captured_cents,
  currency: wireCurrency(row.currency),
  reasonCode: wireWord(row.reason),
  attempts: row.checks,
  lastAnswer: row.last_answer,
  applyTime: wireMoment(row.created_at),
  ...(row.next_check_at !== null && { nextTime: wireMoment(row.next_check_at) }),
  ...(row.ended_at !== null && { doneTime: wireMoment(row.ended_at) }),
  tickets: row.tickets,
  madeBy: row.made_by ?? '',
  secondBy: row.second_by ?? '',
  makerName: row.maker_name ?? '',
  secondName: row.second_name ?? '',
  ...(row.policy_fee_cents !== null && { policyFee: row.policy_fee_cents }),
  reasonText: row.staff_reason ?? '',
  ...presentSettlement(row),
})

export const presentLedgerCounts = (counts: Partial<Record<LedgerState, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([state, count]) => [wireWord(state), count]))
