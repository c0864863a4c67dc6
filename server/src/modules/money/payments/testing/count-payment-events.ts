import type { PaymentService } from './start-payment-service'

/** How often a counter of payments has counted an event of a provider. */
export const countPaymentEvents = async (
  { context }: Pick<PaymentService, 'context'>,
  name: string,
  provider: string,
): Promise<number> => {
  const { values } = (await context.metrics.getSingleMetric(name)?.get()) ?? { values: [] }
  return values.find(({ labels }) => labels.provider === provider)?.value ?? 0
}
