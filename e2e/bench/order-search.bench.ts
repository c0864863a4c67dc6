import { type Bench, quantile } from '@shuttle/platform/bench'
import { signIn } from '../first-load/sign-in-tab'
import { startFreshService } from '../fixtures/service'
import { prepareSites } from '../verify/prepared-site'
import { fillManyOrders } from './fill-many-orders'

const ORDERS = 100_000
/** Calls of each search in one round. */
const CALLS = 40
/** Supervisor without a second factor. */
const STAFF = 'level9@demo.test'

/** One of every kind; the numbers are those of one of the orders. */
const SEARCHES: Record<string, object> = {
  'order number': { q: '25000000000000000077' },
  'ticket number': { q: 'T0000000000000000770' },
  'e-mail, whole': { q: 'passenger77@many.test' },
  'e-mail, its beginning': { email: 'passenger77' },
  'name, its beginning': { name: 'chan tai man' },
  'name, a word of many people': { name: 'ribeiro' },
  'name, words in any order': { name: 'ka lee yan' },
  'name that nobody has': { name: 'nobody at all' },
  'end of a document': { q: '4567' },
  'day of travel': { travelFrom: '2026-11-24', travelTo: '2026-11-24' },
  'month of travel': { travelFrom: '2026-11-01', travelTo: '2026-11-30' },
  'day of placing': { placedFrom: '2026-11-20', placedTo: '2026-11-20' },
  line: { lineCodes: ['HKGZHO'] },
  status: { statuses: ['T'] },
  'line, month and status': {
    lineCodes: ['HKGZHO'],
    travelFrom: '2026-11-01',
    travelTo: '2026-11-30',
    statuses: ['1'],
  },
  'name and line': { name: 'chan', lineCodes: ['HZICLK'] },
  'all orders': {},
}

const measure = async (ask: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let at = 0; at < CALLS; at += 1) {
    const start = performance.now()
    await ask()
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
      const removeData = await prepareSites()
      const site = await startFreshService({ STAFF_SECOND_FACTOR: 'off' })
      try {
        await fillManyOrders(site, ORDERS)
        const { call } = await signIn(site.url, STAFF)
        const rows = []
        for (const [name, filters] of Object.entries(SEARCHES)) {
          const ask = () => call('staff/search.orders', { filters })
          const { total } = (await ask()).responseData as unknown as { total: number }
          const rounds: number[] = []
          for (let round = 0; round < pairs; round += 1) rounds.push(await measure(ask))
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
