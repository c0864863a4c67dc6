import * as z from 'zod/mini'
import type { RefundOutcome, RefundRequest } from '../payment-provider'
import { ProviderFault } from '../provider-fault'

/** Body of `/v3/refund/domestic/refunds`; the refund number is ours, so a retry meets its first try. */
export const refundBody = (request: RefundRequest) => ({
  out_trade_no: request.requestNo,
  out_refund_no: request.refundNo,
  amount: { refund: request.amount, total: request.captured, currency: request.currency },
})

export const refundPath = (refundNo: string): string => `/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`

const refundAnswer = z.looseObject({ status: z.string() })

export const readRefund = (answer: unknown): RefundOutcome => {
  const read = z.safeParse(refundAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'refund answer of no known shape', { cause: read.error })
  if (read.data.status === 'SUCCESS') return { state: 'done' }
  return read.data.status === 'PROCESSING' ? { state: 'pending' } : { state: 'refused', reason: read.data.status }
}
