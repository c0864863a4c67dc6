import { CircuitOpen } from '../../lanes/circuit-breaker'
import type { PaymentContext } from './payment-context'
import { type PaymentMethods, type PaymentProvider, ProviderFault } from './payment-provider'
import { providerBreaker } from './provider-lanes'

type Context = Pick<PaymentContext, 'clock' | 'log' | 'metrics'>

const guardProvider = (provider: PaymentProvider, context: Context): PaymentProvider => {
  const breaker = providerBreaker(context, provider.code)
  const guard =
    <Asked, Answer>(call: (asked: Asked) => Promise<Answer>) =>
    (asked: Asked): Promise<Answer> =>
      breaker
        .run(() => call(asked))
        .catch((error: unknown) => {
          throw error instanceof CircuitOpen ? new ProviderFault('unreachable', error.message) : error
        })
  return {
    ...provider,
    createSession: guard(provider.createSession),
    query: guard(provider.query),
    refund: guard(provider.refund),
    queryRefund: guard(provider.queryRefund),
    ...(provider.statement && {
      statement: { ...provider.statement, fetch: guard(provider.statement.fetch) },
    }),
  }
}

/**
 * The same ways to pay behind their circuit breakers, one for a process and a provider: one that is down costs passengers and jobs no
 * timeout each. Its calls then reject as those of a provider that cannot be reached.
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
