import * as z from 'zod/mini'
import type { ProviderPayment } from '../payment-provider'
import { ProviderFault } from '../provider-fault'

const transaction = z.looseObject({
  mchid: z.string(),
  trade_state: z.string(),
  trade_state_desc: z._default(z.string(), ''),
  transaction_id: z.optional(z.string()),
  amount: z.optional(z.looseObject({ total: z.int(), currency: z._default(z.string(), 'CNY') })),
})

/** Reads the query of an order. A transaction that was refunded has been paid before. */
export const readTransaction = (answer: unknown): ProviderPayment => {
  const read = z.safeParse(transaction, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'transaction of no known shape', { cause: read.error })
  const { trade_state: state, transaction_id: transactionId, amount, mchid: merchant } = read.data
  if (state === 'SUCCESS' || state === 'REFUND') {
    if (transactionId === undefined || amount === undefined)
      throw new ProviderFault('unreadable', 'a paid transaction without number or amount')
    return { state: 'captured', transactionId, merchant, amount: amount.total, currency: amount.currency }
  }
  return state === 'PAYERROR' ? { state: 'declined', reason: read.data.trade_state_desc } : { state: 'none' }
}
