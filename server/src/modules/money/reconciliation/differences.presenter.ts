import type { Difference } from '@shuttle/wire/staff'
import type { PaymentDifferenceRow } from '../payments'

const toMoney = (amount: number | null, currency: string | null) =>
  amount === null || currency === null ? undefined : { amount, currency }

export const presentDifference = (row: PaymentDifferenceRow): Difference => ({
  differenceNo: row.difference_no,
  kind: row.kind,
  state: row.state,
  payType: row.provider,
  number: row.number,
  day: row.day ?? undefined,
  refundNo: row.refund_no ?? undefined,
  orderNo: row.order_no ?? undefined,
  requestNo: row.request_no ?? undefined,
  ours: toMoney(row.ours_cents, row.ours_currency),
  theirs: toMoney(row.theirs_cents, row.theirs_currency),
  foundAt: row.found_at,
  closedAt: row.closed_at ?? undefined,
  closedBy: row.closed_by || undefined,
  reason: row.reason_text || undefined,
})
