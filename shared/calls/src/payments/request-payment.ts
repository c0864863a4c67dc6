import { requestPayment as call } from '@shuttle/wire'
import { callService } from '../call-service'
import { paymentAttemptFromWire, paymentToWire } from './payment.mapper'
import type { PaymentAttempt } from './payment-method'

/**
 * Opens a payment attempt; each one renews `orderReqno`. The key makes a repeated press one attempt.
 * Refused: ORDER_EXPIRED, ORDER_NOT_PAYABLE, PAYMENT_METHOD_UNAVAILABLE, PROVIDER_UNREACHABLE.
 */
export const requestPayment = async (
  payment: Parameters<typeof paymentToWire>[0],
  idempotencyKey: string,
): Promise<PaymentAttempt> =>
  paymentAttemptFromWire(await callService(call, paymentToWire(payment), { idempotencyKey }))
