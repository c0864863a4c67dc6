import { Counter, type Registry } from 'prom-client'

const counters = new WeakMap<object, (code: string) => void>()

/**
 * From now on every repeated transaction of this database is counted, by the code of PostgreSQL that made it necessary.
 */
export const countRetries = (db: object, metrics: Registry): void => {
  const counter = new Counter({
    name: 'database_transaction_retries_total',
    help: 'Transactions that ran again after a serialization failure (40001) or a deadlock (40P01)',
    labelNames: ['code'],
    registers: [metrics],
  })
  for (const code of ['40001', '40P01']) counter.inc({ code }, 0)
  counters.set(db, (code) => counter.inc({ code }))
}

export const countRetry = (db: object, code: string): void => counters.get(db)?.(code)
