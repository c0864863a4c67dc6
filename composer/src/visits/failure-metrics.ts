import { Counter, Gauge, type Registry } from 'prom-client'

const createMetrics = (metrics: Registry) => {
  const registers = [metrics]
  const labelNames = ['remote', 'version'] as const
  return {
    visits: new Gauge({
      name: 'release_visits',
      help: 'Visits of the last six hours that had a live or tried version, in the sample',
      labelNames,
      registers,
    }),
    ratio: new Gauge({
      name: 'release_failure_ratio',
      help: 'Share of those visits in which the version failed, once there are enough of them',
      labelNames,
      registers,
    }),
    failing: new Gauge({
      name: 'release_failing',
      help: '1 for a version that fails far more often than the one before, and was not withdrawn',
      labelNames,
      registers,
    }),
    withdrawn: new Counter({
      name: 'release_withdrawals_total',
      help: 'Versions that were withdrawn automatically',
      labelNames: ['remote'],
      registers,
    }),
  }
}
export type FailureMetrics = ReturnType<typeof createMetrics>

const made = new WeakMap<Registry, FailureMetrics>()

/** The metrics of failing versions in a process, whose series exist once. */
export const failureMetrics = (metrics: Registry): FailureMetrics => {
  const known = made.get(metrics) ?? createMetrics(metrics)
  made.set(metrics, known)
  return known
}
