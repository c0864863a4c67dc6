import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, quantile } from '@shuttle/platform/bench'
import { runStatement } from '@shuttle/postgres'
import pg from 'pg'
import type { Service } from '../fixtures/service'
import {
  addBuyers,
  type Buyer,
  cancelOrder,
  emailOfBuyer,
  NO_LIMIT_OF_UNPAID,
  orderAndCancel,
  placeOrder,
  signInBuyer,
  withSite,
} from './buyers'
import { repeatFor } from './repeat-for'

const BUYERS = 50
const EXPIRING = 200
const ROUNDS = 3
const CONNECTIONS = { DATABASE_POOL: String(BUYERS) }
const SECONDS = 15
const MAILS = 2000
const DAY = '2026-11-24'
const NEXT_DAY = '2026-11-25'
/** Round trips over two days, from both ends. */
const TRIPS = [
  { from: 'HKG', to: 'ZHO', date: DAY, back: NEXT_DAY, cents: 13_000 },
  { from: 'ZHO', to: 'HKG', date: DAY, back: NEXT_DAY, cents: 11_600 },
] as const

const signInAll = async (site: Service, count: number): Promise<Buyer[]> => {
  const buyers: Buyer[] = []
  for (let at = 0; at < count; at += 1) buyers.push(await signInBuyer(site, emailOfBuyer(at)))
  return buyers
}

/** Copies of two unpaid round trips with their seats, for accounts that buy nothing, all with the same deadline. */
const addExpiring = (models: readonly string[], payBy: number, round: number): string => `
insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_no', 'X${round}-' || i,
    'account_id', 'bench-' || (${BUYERS} + i), 'status', 'toPay', 'pickup_code', '', 'request_no', '', 'pay_by', ${payBy}::bigint))).*
  from generate_series(0, ${EXPIRING - 1}) i
  join orders o on o.order_no = case i % 2 when 0 then '${models[0]}' else '${models[1]}' end;
update quotas set seats_left = seats_left - ${EXPIRING / 2}
  where fare_type = 'day' and line_code in ('HKGZHO', 'ZHOHKG') and travel_date in ('${DAY}', '${NEXT_DAY}');`

/** Waits until all of them have expired; returns how many had not at the first query. */
const waitUntilExpired = async ({ databaseUrl }: Service): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const overdue = "select count(*)::int as left from orders where order_no like 'X%' and status = 'toPay'"
  const count = async () => (await client.query<{ left: number }>(overdue)).rows[0]?.left ?? 0
  const left = await count()
  while ((await count()) > 0) await sleep(100)
  await client.end()
  return left
}

const countDeadlocks = async (site: Service): Promise<number> => {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  return Number(/database_transaction_retries_total\{code="40P01"\} (\d+)/.exec(text)?.[1] ?? 0)
}

/** Every buyer places one order at the same moment, both ways; returns the milliseconds of each. */
const buyAtOnce = async (site: Service, buyers: readonly Buyer[]): Promise<number[]> => {
  const bought = await Promise.all(
    buyers.map(async (buyer, at) => {
      const start = performance.now()
      const orderNo = await placeOrder(site, buyer, TRIPS[at % 2] ?? TRIPS[0])
      return { buyer, orderNo, ms: performance.now() - start }
    }),
  )
  for (const { buyer, orderNo } of bought) await cancelOrder(site, buyer, orderNo)
  return bought.map(({ ms }) => ms)
}

const buyWhileOrdersExpire = async (site: Service, buyers: readonly Buyer[], round: number) => {
  const models: string[] = []
  for (const [at, trip] of TRIPS.entries()) {
    const buyer = buyers[at]
    if (!buyer) continue
    const orderNo = await placeOrder(site, buyer, trip)
    await cancelOrder(site, buyer, orderNo)
    models.push(orderNo)
  }
  // The expiry job runs every two seconds: it runs while the buyers order.
  const payBy = Date.now() + (buyers[0]?.ahead ?? 0) + 2000
  await runStatement(site.databaseUrl, addExpiring(models, payBy, round))
  await sleep(2100)
  const times = await buyAtOnce(site, buyers)
  // The next measurement runs alone, and each account has one unpaid order at most.
  return { times, expired: EXPIRING - (await waitUntilExpired(site)) }
}

/** A mail server that accepts connections and never answers. */
const startDeadMailServer = async () => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const addMails = `insert into outbox (id, kind, payload, state, due_at, attempts, created_at)
  select 'bench-' || i, case i % 2 when 0 then 'mail:account-deleted' else 'mail:password-changed' end,
    json_build_object('email', 'x@bench.test', 'accountId', 'bench-0', 'language', 'en')::text, 'waiting', 0, 0, 0
  from generate_series(1, ${MAILS}) i`

export const benches: readonly Bench[] = [
  {
    name: 'expiring-orders',
    title:
      `Orders of ${BUYERS} buyers at the same moment, round trips from both ends, alone and while ${EXPIRING} round trips of the same days ` +
      `expire; ${ROUNDS} rounds of each. The goal is a 95th percentile below 800 ms, and no deadlock.`,
    columns: ['beside', 'orders', 'median (ms)', '95th percentile (ms)', 'expired by then', 'deadlocks'],
    run: () =>
      withSite(async (site) => {
        await addBuyers(site, BUYERS + EXPIRING)
        const buyers = await signInAll(site, BUYERS)
        await buyAtOnce(site, buyers)
        const alone: number[] = []
        const beside: number[] = []
        let expiredInAll = 0
        for (let round = 0; round < ROUNDS; round += 1) {
          alone.push(...(await buyAtOnce(site, buyers)))
          const { times, expired } = await buyWhileOrdersExpire(site, buyers, round)
          beside.push(...times)
          expiredInAll += expired
        }
        const deadlocks = await countDeadlocks(site)
        const row = (name: string, times: readonly number[], expired: number) => [
          ...[name, times.length, Math.round(quantile(times, 0.5)), Math.round(quantile(times, 0.95))],
          ...[expired, deadlocks],
        ]
        return [row('nothing', alone, 0), row(`${EXPIRING} that expire`, beside, expiredInAll)]
        // As many connections as buyers, so that the measurement is the wait for seats, not for a connection.
      }, CONNECTIONS),
  },
  {
    name: 'dead-mail-server',
    title:
      `Quote, order and cancellation by ten buyers for ${SECONDS} seconds, with no mail to send, and with ${MAILS} mails for a server that ` +
      'takes connections and never answers.',
    columns: ['mails', 'orders a minute', 'median (ms)', '95th percentile (ms)'],
    run: () =>
      withSite(async (site) => {
        await addBuyers(site, 10)
        const measure = async (name: string) => {
          const buyers = await signInAll(site, 10)
          const buy = async (at: number): Promise<void> => {
            const buyer = buyers[at]
            if (buyer) await orderAndCancel(site, buyer, at % 2 === 0 ? DAY : NEXT_DAY)
          }
          await repeatFor(2, 10, buy)
          const times = await repeatFor(SECONDS, 10, buy)
          const aMinute = Math.round((times.length * 60) / SECONDS)
          return [name, aMinute, Math.round(quantile(times, 0.5)), Math.round(quantile(times, 0.95))]
        }
        const without = await measure('none')
        const server = await startDeadMailServer()
        try {
          await site.restart({ ...NO_LIMIT_OF_UNPAID, SMTP_URL: server.url })
          await runStatement(site.databaseUrl, addMails)
          return [without, await measure(`${MAILS} for a dead server`)]
        } finally {
          server.stop()
        }
      }),
  },
]
