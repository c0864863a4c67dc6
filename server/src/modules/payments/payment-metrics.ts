import { Counter, type Registry } from 'prom-client'

const COUNTERS = {
  payment_returned_total: 'Payments that a provider had refunded before an order was paid with them, by provider',
  refund_refused_total: 'Refunds that a provider refused and that wait for staff, by provider',
  refund_failed_total: 'Refunds that failed after a provider had accepted them, by provider',
  refund_settled_twice_total: 'Refunds that a provider gave back after staff had settled them outside',
} as const

/** Counts one event of payments, by provider; the counter is made at its first event. */
export const countPaymentEvent = (metrics: Registry, name: keyof typeof COUNTERS, provider: string): void => {
  const known = metrics.getSingleMetric(name) as Counter<'provider'> | undefined
  const counter = known ?? new Counter({ name, help: COUNTERS[name], labelNames: ['provider'], registers: [metrics] })
  counter.inc({ provider })
}
