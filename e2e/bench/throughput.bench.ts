import { BASE_PATH } from '@shuttle/contracts'
import { type Bench, quantile } from '@shuttle/platform/bench'
import { anotherAddress } from '../steps/another-address'
import { registerPassenger } from '../steps/register-passenger'
import { type Buyer, orderAndCancel, signInBuyer, withSite } from './buyers'
import { repeatFor } from './repeat-for'

const SECONDS = 15
const READERS = 16
const BUYERS = [1, 10, 40]
/** Days on sale with seats for every buyer. */
const DATES = ['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']

const row = (workers: number, times: readonly number[]) => [
  workers,
  Math.round((times.length * 60) / SECONDS),
  Math.round(times.length / SECONDS),
  Math.round(quantile(times, 0.5)),
  Math.round(quantile(times, 0.95)),
]
const COLUMNS = ['a minute', 'a second', 'median (ms)', '95th percentile (ms)']

export const benches: readonly Bench[] = [
  {
    name: 'pages',
    title: `Home pages that one process composes in ${SECONDS} seconds, asked for beside each other.`,
    columns: ['readers', ...COLUMNS],
    run: () =>
      withSite(async (site) => {
        const read = async () => {
          const headers = { 'x-forwarded-for': anotherAddress(), 'accept-encoding': 'br' }
          const page = await fetch(`${site.url}${BASE_PATH}?lang=en`, { headers })
          if (!page.ok) throw new Error(`home answered ${page.status}`)
          await page.arrayBuffer()
        }
        return [row(READERS, await repeatFor(SECONDS, READERS, read))]
      }),
  },
  {
    name: 'orders',
    title: `Quote, order and cancellation on PostgreSQL for ${SECONDS} seconds, by buyers with an account each.`,
    columns: ['buyers', ...COLUMNS],
    run: () =>
      withSite(async (site) => {
        const all: Buyer[] = []
        for (let buyer = 0; buyer < Math.max(...BUYERS); buyer += 1)
          all.push(await signInBuyer(site, await registerPassenger(site)))
        const rows = []
        for (const buyers of BUYERS) {
          const buy = async (at: number): Promise<void> => {
            const buyer = all[at]
            if (buyer) await orderAndCancel(site, buyer, DATES[at % DATES.length] ?? '')
          }
          rows.push(row(buyers, await repeatFor(SECONDS, buyers, buy)))
        }
        return rows
      }),
  },
]
