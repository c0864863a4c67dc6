import { CircuitOpen } from '../../../runtime/bulkheads/circuit-breaker'
import type { PaymentContext } from './payment-context'
import { type PaymentMethods, type PaymentProvider, ProviderFault, QuestionDropped } from './payment-provider'
import { providerBreaker } from './provider-bulkheads'

type Context = Pick<PaymentContext, 'clock' | 'log' | 'metrics'>

/** A call of a process that ends is aborted with this name; a timeout has another. */
const isAborted = (error: unknown): boolean =>
  error instanceof ProviderFault && (Object(error.cause) as { name?: string }).name === 'AbortError'

const isDropped = (error: unknown): error is Error => error instanceof CircuitOpen || isAborted(error)

const guardProvider = (provider: PaymentProvider, context: Context): PaymentProvider => {
  const breaker = providerBreaker(context, provider.code)
  const guard =
    <Input, Answer>(call: (input: Input) => Promise<Answer>) =>
    (input: Input): Promise<Answer> =>
      breaker
        .run(() => call(input))
        .catch((error: unknown) => {
          throw isDropped(error) ? new QuestionDropped(error) : error
        })
  return {
    ...provider,
    ...(!provider.opensWithoutCall && { createSession: guard(provider.createSession) }),
    query: guard(provider.query),
    refund: guard(provider.refund),
    queryRefund: guard(provider.queryRefund),
    ...(provider.statement && {
      statement: { ...provider.statement, fetch: guard(provider.statement.fetch) },
    }),
  }
}

/**
 * The same payment methods behind their circuit breakers, one for each process and provider: passengers and jobs do not
 * wait for the timeout of one that is down. Its calls then reject as unreachable, by {@link QuestionDropped}.
 */
export const guardMethods = (methods: PaymentMethods, context: Context): PaymentMethods => {
  const guarded = new Map(methods.all.map((provider) => [provider, guardProvider(provider, context)]))
  const swap = (provider: PaymentProvider): PaymentProvider => guarded.get(provider) ?? provider
  return {
    ...methods,
    all: methods.all.map(swap),
    byCode: (code) => {
      const provider = methods.byCode(code)
      return provider && swap(provider)
    },
    taking: (currency) => methods.taking(currency).map(swap),
  }
}
