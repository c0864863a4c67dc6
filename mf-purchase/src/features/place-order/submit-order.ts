import { type OrderDraft, placeOrder, type Quote, unpaidOrderNoOf } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { emit, now } from '@shuttle/host'
import { newKey } from '../../api/new-key'
import { attemptFor } from '../../domain/order-attempt'
import { usePurchaseDrafts } from '../../state/purchase-draft.store'

export type Submission =
  | { kind: 'placed'; orderNo: string }
  | { kind: 'unpaid-order-exists'; orderNo: string | undefined; error: unknown }
  /** Another choice or another price is needed. */
  | { kind: 'sold-out'; error: unknown }
  | { kind: 'price-changed'; error: unknown }
  | { kind: 'failed'; error: unknown }

const submissionOf = (error: unknown): Submission => {
  const code = isApiError(error) && error.kind === 'refused' ? error.code : ''
  if (code === 'UNPAID_ORDER_EXISTS' && isApiError(error)) {
    return { kind: 'unpaid-order-exists', orderNo: unpaidOrderNoOf(error.data), error }
  }
  if (code === 'SOLD_OUT' || code === 'FARE_NOT_ON_SALE') return { kind: 'sold-out', error }
  return code === 'AMOUNT_MISMATCH' ? { kind: 'price-changed', error } : { kind: 'failed', error }
}

/**
 * Sends the decision to buy. Its key and moment are kept until the server has answered, also over a reload, so that
 * trying again after a fault cannot order twice.
 */
export const submitOrder = async (draft: OrderDraft, quote: Quote): Promise<Submission> => {
  const store = usePurchaseDrafts.getState()
  const wanted = { draft, total: quote.total, amountDue: quote.amountDue }
  const keyed = attemptFor(store.attempts[draft.lineCode], wanted, { key: newKey(), now: now() })
  store.keepAttempt(draft.lineCode, keyed)
  try {
    const { orderNo } = await placeOrder(keyed.attempt, keyed.key)
    store.dropAttempt(draft.lineCode)
    emit('orders:order-placed', { orderNo })
    return { kind: 'placed', orderNo }
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') store.dropAttempt(draft.lineCode)
    return submissionOf(error)
  }
}
