import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, quantile } from '@shuttle/platform/bench'
import { runStatement } from '@shuttle/postgres'
import { signIn } from '../first-load/sign-in-tab'
import prepareData from '../fixtures/prepare-data'
import { startFreshService } from '../fixtures/service'

const ORDERS = 100_000
/** Calls of each search in one round. */
const CALLS = 40
/** Supervisor without a second factor. */
const STAFF = 'level9@demo.test'

/** Orders and searches that the service's own test of its query plans uses too. */
const readShared = (name: string) => readFileSync(join(import.meta.dirname, '../../server/src/testing', name), 'utf8')

const measure = async (search: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let at = 0; at < CALLS; at += 1) {
    const start = performance.now()
    await search()
    times.push(performance.now() - start)
  }
  return quantile(times, 0.95)
}

export const benches: readonly Bench[] = [
  {
    name: 'order-search',
    title:
      `The search of orders by staff on one PostgreSQL with ${ORDERS} orders: orders found, and the 95th percentile of ${CALLS} calls, the ` +
      'median of the rounds. The goal is 300 ms.',
    columns: ['search by', 'found', 'p95 (ms)'],
    run: async (pairs) => {
      const searches: Record<string, object> = JSON.parse(readShared('many-orders-searches.json'))
      const removeData = await prepareData()
      const site = await startFreshService({ STAFF_SECOND_FACTOR: 'off', STAFF_CALLS_A_MINUTE: '100000' })
      try {
        const fill = readShared('many-orders.sql')
        await runStatement(site.databaseUrl, fill.replaceAll(':count', String(ORDERS)))
        const { call } = await signIn(site.url, STAFF)
        const rows = []
        for (const [name, filters] of Object.entries(searches)) {
          const search = () => call('staff/search.orders', { filters })
          const { total } = (await search()).responseData as unknown as { total: number }
          const rounds: number[] = []
          for (let round = 0; round < pairs; round += 1) rounds.push(await measure(search))
          rows.push([name, total, quantile(rounds, 0.5).toFixed(1)])
        }
        return rows
      } finally {
        await site.stop()
        await removeData()
      }
    },
  },
]
