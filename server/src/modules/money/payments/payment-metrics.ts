import { Counter, type Registry } from 'prom-client'

const COUNTERS = {
  payment_returned_total: 'Payments that a provider had refunded before an order was paid with them, by provider',
  payment_provider_unknown_total: 'Questions about attempts whose way to pay is not configured any more, by provider',
  payment_unknown_key_total: 'Notices that name a key of the provider which is not in the settings, by provider',
  payment_notice_refused_total: 'Notices that do not show the secret or signature of their provider, by provider',
  payment_closed_unanswered_total:
    'Attempts that were closed although their provider gave no usable answer, by provider',
  payment_given_up_total: 'Closed attempts that are not looked at any more although their provider never answered',
  payment_after_closing_total: 'Payments that were recorded after their attempt had been closed, by provider',
  refund_refused_total: 'Refunds that a provider refused and that wait for staff, by provider',
  refund_failed_total: 'Refunds that failed after a provider had accepted them, by provider',
  refund_settled_twice_total: 'Refunds that a provider gave back after staff had settled them outside',
  payment_difference_total: 'Differences that the comparison of a day found for the first time, by provider',
  payment_day_not_compared_total: 'Tries to compare a day that a provider did not answer in full, by provider',
} as const

type PaymentEvent = keyof typeof COUNTERS

const getCounter = (metrics: Registry, name: PaymentEvent): Counter<'provider'> => {
  const known = metrics.getSingleMetric(name) as Counter<'provider'> | undefined
  return known ?? new Counter({ name, help: COUNTERS[name], labelNames: ['provider'], registers: [metrics] })
}

/** Counts one event of payments, by provider. */
export const countPaymentEvent = (metrics: Registry, name: PaymentEvent, provider: string): void =>
  getCounter(metrics, name).inc({ provider })

/** Begins every counter at 0: Prometheus sees no increase in a series whose first value is 1. */
export const startPaymentCounters = (metrics: Registry, providers: readonly string[]): void => {
  for (const name of Object.keys(COUNTERS) as PaymentEvent[])
    for (const provider of providers) getCounter(metrics, name).inc({ provider }, 0)
}
