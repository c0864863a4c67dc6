import { randomUUID } from 'node:crypto'
import { BASE_PATH } from '@shuttle/contracts'
import { type Bench, quantile } from '@shuttle/platform/bench'
import { NotHere } from '@shuttle/platform/verify-table'
import { type Service, startFreshService } from '../fixtures/service'
import { anotherAddress } from '../steps/another-address'
import { registerPassenger } from '../steps/register-passenger'
import { prepareSites } from '../verify/prepared-site'

const SECONDS = 15
const READERS = 16
const BUYERS = [1, 10, 40]
/** Days on sale with seats for every buyer. */
const DATES = ['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']

/** Repeats work at once by so many workers until the time is over; answers the milliseconds of every piece. */
const repeat = async (workers: number, work: (worker: number) => Promise<void>): Promise<number[]> => {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  const loop = async (worker: number): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now()
      await work(worker)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => loop(worker)))
  return times
}

const withSite = async <Result>(measure: (site: Service) => Promise<Result>): Promise<Result> => {
  const removeData = await prepareSites()
  const site = await startFreshService()
  try {
    return await measure(site)
  } finally {
    await site.stop()
    await removeData()
  }
}

const call = async (site: Service, path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anotherAddress(), ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as {
    code: string
    jwt?: string
    sysTimeMs: number
    responseData?: { orderNo?: string }
  }
  if (answer.code !== 'SUCCESS') throw new Error(`${path} answered ${answer.code}`)
  return answer
}

/** A ticket for one adult as the client sends it: `0` asks for the price, `1` orders. */
const ticketBody = (date: string, now: number, orderType: '0' | '1') => ({
  ticketData: date,
  lineCode: 'HKGZHO',
  startStationCode: 'HKG',
  endStationCode: 'ZHO',
  currency: '2',
  ticketCategory: '1',
  tickets: [{ ticketType: '00', idCard: '', idType: '1', userName: '', telNum: '' }],
  amount: orderType === '1' ? 6500 : 0,
  totalNeedpay: orderType === '1' ? 6500 : 0,
  feeType: '2',
  orderType,
  timestamp: Math.floor(now / 1000),
})

interface Buyer {
  token: string
  /** Milliseconds that the service's clock is ahead of this machine's. */
  ahead: number
}

const signIn = async (site: Service): Promise<Buyer> => {
  const answer = await call(site, 'login', { webUserid: await registerPassenger(site), passWord: 'demo1234' })
  return { token: answer.jwt ?? '', ahead: answer.sysTimeMs - Date.now() }
}

const orderAndCancel = async (site: Service, { token, ahead }: Buyer, date: string): Promise<void> => {
  await call(site, 'ticket/buy.ticket', ticketBody(date, Date.now() + ahead, '0'))
  const headers = { authorization: token, 'idempotency-key': randomUUID() }
  const { responseData } = await call(site, 'ticket/buy.ticket', ticketBody(date, Date.now() + ahead, '1'), headers)
  await call(site, 'wx/cancel.wx.order', { orderNo: responseData?.orderNo }, { authorization: token })
}

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
        return [row(READERS, await repeat(READERS, read))]
      }),
  },
  {
    name: 'orders',
    title: `Quote, order and cancellation on PostgreSQL for ${SECONDS} seconds, by buyers with an account each.`,
    columns: ['buyers', ...COLUMNS],
    run: () =>
      withSite(async (site) => {
        if (!site.databaseUrl) throw new NotHere('PostgreSQL is not installed here')
        const all: Buyer[] = []
        for (let buyer = 0; buyer < Math.max(...BUYERS); buyer += 1) all.push(await signIn(site))
        const rows = []
        for (const buyers of BUYERS) {
          const buy = async (at: number): Promise<void> => {
            const buyer = all[at]
            if (buyer) await orderAndCancel(site, buyer, DATES[at % DATES.length] ?? '')
          }
          rows.push(row(buyers, await repeat(buyers, buy)))
        }
        return rows
      }),
  },
]
