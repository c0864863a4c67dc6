import type { differenceRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { wireWord } from '../../http/wire-codes.presenter'
import type { PaymentDifferenceRow } from '../payments'

const side = (name: 'ours' | 'theirs', cents: number | null, currency: string | null) =>
  cents === null || currency === null ? {} : { [name]: { total: cents, currency } }

export const presentDifference = (row: PaymentDifferenceRow): z.infer<typeof differenceRow> => ({
  differenceNo: row.difference_no,
  kind: wireWord(row.kind),
  state: wireWord(row.state),
  payType: row.provider,
  number: row.number,
  ...(row.day !== null && { day: row.day }),
  refundNo: row.refund_no ?? '',
  orderNo: row.order_no ?? '',
  orderReqno: row.request_no ?? '',
  ...side('ours', row.ours_cents, row.ours_currency),
  ...side('theirs', row.theirs_cents, row.theirs_currency),
  foundTime: wireMoment(row.found_at),
  ...(row.closed_at !== null && { closeTime: wireMoment(row.closed_at) }),
  closedBy: row.closed_by,
  reasonText: row.reason_text,
})
