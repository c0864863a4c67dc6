import { Refusal } from '../../../runtime/errors'
import type { PaymentAttemptRow } from './attempts.repository'
import type { PaymentContext } from './payment-context'
import { countPaymentEvent } from './payment-metrics'
import { type PaymentProvider, ProviderFault } from './payment-provider'

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

/**
 * Milliseconds that a request waits for providers in all. A proxy in front treats a service that answers later than its
 * read timeout as hanging, and its neighbours with it (`docs/nginx-two-services.conf`), so this stays well below.
 */
export const PROVIDER_TIMEOUT_MS = 5000

/** Awaits an answer for at most the remaining time; rejects with `unreachable` when it is over. */
export type Wait = <Answer>(answer: Promise<Answer>) => Promise<Answer>

/**
 * Runs a sequence of provider calls whose answers together are awaited no longer than {@link PROVIDER_TIMEOUT_MS}.
 * Calls in flight then go on for as long as a call may take, and money that they find is recorded.
 */
export const withProviderTimeout = async <Result>(talk: (wait: Wait) => Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ProviderFault('unreachable', `no answer within ${PROVIDER_TIMEOUT_MS} ms`))
    timer = setTimeout(giveUp, PROVIDER_TIMEOUT_MS)
  })
  // The caller may no longer await it when the time is over.
  late.catch(() => {})
  try {
    return await talk((answer) => Promise.race([answer, late]))
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs provider calls for a waiting passenger, with a time limit: their faults become PROVIDER_UNREACHABLE and a log
 * line.
 */
export const reachProvider = async <Result>(
  log: { warn: (about: object, text: string) => void },
  talk: (wait: Wait) => Promise<Result>,
): Promise<Result> => {
  try {
    return await withProviderTimeout(talk)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, kind: error.kind, field: error.field }, 'payment provider: no usable answer')
    throw new Refusal('PROVIDER_UNREACHABLE')
  }
}
