import { Gauge } from 'prom-client'
import { startPaymentCounters } from '../../modules/money/payments'
import type { AppContext } from '../../runtime/context'
import { cachedFigures } from './cached-figures'
import { readMoneyFigures } from './money-figures.repository'
import { moneyGauges } from './money-gauges'

/**
 * Metrics of money (docs/alerts): gauges read from the database, at most once in ten seconds, and counters that begin
 * at 0.
 */
export const registerMoneyMetrics = (
  { db, clock, log, metrics }: Pick<AppContext, 'db' | 'clock' | 'log' | 'metrics'>,
  providers: readonly string[],
): void => {
  startPaymentCounters(metrics, providers)
  const startedAt = clock.now()
  const figures = cachedFigures({
    read: () => readMoneyFigures(db, clock.now()),
    elapsed: clock.elapsed,
    onFault: (err) => log.warn({ err }, 'the metrics of money could not be read'),
  })
  for (const { name, help, labelNames, read } of moneyGauges(providers))
    new Gauge({
      name,
      help,
      labelNames,
      registers: [metrics],
      async collect() {
        const known = await figures()
        this.reset()
        for (const { labels, value } of known ? read(known, known.readAt) : []) this.set(labels, value)
      },
    })
  new Gauge({
    name: 'money_figures_age_seconds',
    help: 'Since when the metrics of money have been read off the database',
    registers: [metrics],
    async collect() {
      const known = await figures()
      this.set(Math.max(0, (clock.now() - (known?.readAt ?? startedAt)) / 1000))
    },
  })
}
