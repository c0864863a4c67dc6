import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { findAttempt } from './attempts.repository'
import type { PaymentMethods, PaymentProvider, RefundRequest } from './payment-provider'
import type { RefundRow } from './refund-ledger.repository'

/**
 * A refund in the form of its provider; undefined where none is called, as nothing was paid. Throws where the provider
 * is not configured any more.
 */
export const toProviderRefund = async (
  { db, methods }: { db: Kysely<Database>; methods: PaymentMethods },
  refund: RefundRow,
): Promise<{ provider: PaymentProvider; request: RefundRequest } | undefined> => {
  if (refund.request_no === null || refund.amount_cents === 0) return undefined
  const provider = methods.byCode(refund.provider)
  if (!provider) throw new Error(`no provider ${refund.provider} is configured`)
  const attempt = await findAttempt(db, refund.request_no)
  if (!attempt) throw new Error(`no attempt ${refund.request_no}`)
  const request = {
    requestNo: attempt.request_no,
    openedAt: attempt.created_at,
    captured: refund.captured_cents,
    refundNo: refund.refund_no,
    amount: refund.amount_cents,
    currency: refund.currency,
  }
  return { provider, request }
}
