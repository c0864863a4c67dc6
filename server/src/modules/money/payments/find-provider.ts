import type { PaymentAttemptRow } from './attempts.repository'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import type { PaymentProvider } from './payment-provider'

/**
 * The provider of an attempt. One that is not configured any more is logged and counted: its money is not monitored.
 */
export const findProvider = (
  { methods, log, metrics }: Pick<PaymentContext, 'methods' | 'log' | 'metrics'>,
  attempt: Pick<PaymentAttemptRow, 'provider' | 'request_no' | 'order_no'>,
): PaymentProvider | undefined => {
  const { provider: code, request_no: requestNo, order_no: orderNo } = attempt
  const provider = methods.byCode(code)
  if (provider) return provider
  log.error({ provider: code, requestNo, orderNo }, 'an attempt of a way to pay that is not configured: set it again')
  countPaymentEvent(metrics, 'payment_provider_unknown_total', code)
  return undefined
}
