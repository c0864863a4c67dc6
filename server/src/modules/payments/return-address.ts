import type { ReturnHint } from '@shuttle/contracts'
import type { PaymentAttemptRow } from './payment-tables'

/**
 * The deep link for a browser that comes back from a provider: a card's frame leads to the result; a provider that took the
 * whole page leads to the payment page, which asks the service what became of the attempt.
 */
export const returnAddress = (
  attempt: Pick<PaymentAttemptRow, 'request_no' | 'order_no' | 'provider' | 'launch'>,
  hint: ReturnHint,
): string => {
  const query = new URLSearchParams({
    orderReqno: attempt.request_no,
    orderNo: attempt.order_no,
    payType: attempt.provider,
  })
  if (attempt.launch === '') return `/webhtml/details_succeed?${query.toString()}`
  query.set('returned', hint)
  return `/webhtml/details_payment?${query.toString()}`
}
