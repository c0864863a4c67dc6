import { setTimeout as sleep } from 'node:timers/promises'
import { startBlackholeProxy } from '@shuttle/platform/blackhole-proxy'
import { type Kysely, sql } from 'kysely'
import pino from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../app'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { watchPool } from './pool-watch'
import { DATABASE_TIMEOUTS, type DatabaseTimeouts, LONG_TIMEOUTS, openPostgres } from './postgres'
import type { Database } from './types'

/** Short, so that the test is; what is asserted is what happens, not when. */
const SHORT: DatabaseTimeouts = { ...DATABASE_TIMEOUTS, connect: 300, answer: 400 }
const FOR_EVER: DatabaseTimeouts = { ...LONG_TIMEOUTS, connect: 600_000 }

let site: TestApp
let proxy: Awaited<ReturnType<typeof startBlackholeProxy>>
let url: string
const opened: Kysely<Database>[] = []
beforeAll(async () => {
  site = await buildTestApp()
  proxy = await startBlackholeProxy(site.url)
  url = proxy.url
})
afterAll(async () => {
  await proxy.stop()
  for (const db of opened) await db.destroy()
  await site.close()
})

const open = (timeouts: DatabaseTimeouts) => {
  const watch = watchPool(new Registry(), () => performance.now())
  const db = openPostgres({ url, connections: 3, timeouts, watch })
  const probe = openPostgres({ url, connections: 1, timeouts })
  opened.push(db, probe)
  return { watch, db, probe }
}
const startService = async (timeouts: DatabaseTimeouts) => {
  const context = open(timeouts)
  const app = await buildApp({ ...site.context, ...context, log: pino({ level: 'silent' }), metrics: new Registry() })
  const queryRoutes = async () =>
    (await app.inject({ method: 'POST', url: '/api/manage/query.route', payload: {} })).statusCode
  const isReady = async () => (await app.inject('/health/ready')).statusCode
  return { app, queryRoutes, isReady, ...context }
}

it('answers 503 without hanging when the database falls silent under load, and recovers by itself', async () => {
  const { app, queryRoutes, isReady, watch } = await startService(SHORT)
  expect([await queryRoutes(), await isReady()]).toEqual([200, 200])
  proxy.silence()
  // More than the pool has connections: some wait for an answer, some for a connection.
  const statuses = new Set(await Promise.all(Array.from({ length: 12 }, queryRoutes)))
  expect([...statuses, await isReady()]).toEqual([503, 503])
  expect(watch.unansweredMs()).toBeGreaterThan(0)
  proxy.speak()
  while ((await queryRoutes()) !== 200 || (await isReady()) !== 200) await sleep(50)
  expect(watch.unansweredMs()).toBe(0)
  await app.close()
})

it('a request without time limits hangs even after the database is back (negative control)', async () => {
  const { app, queryRoutes } = await startService(FOR_EVER)
  expect(await queryRoutes()).toBe(200)
  proxy.silence()
  const pending = queryRoutes()
  await sleep(1500)
  proxy.speak()
  expect(await Promise.race([pending, sleep(2000, 'hangs')])).toBe('hangs')
  await proxy.stop()
  await pending
  await app.close()
})

it('readiness does not wait behind a full pool', async () => {
  proxy = await startBlackholeProxy(site.url)
  url = proxy.url
  const { app, isReady, db } = await startService({ ...SHORT, connect: 600_000, answer: 600_000 })
  let free = () => {}
  const busy = new Promise<void>((done) => (free = done))
  const busyConnections = Array.from({ length: 3 }, () => db.connection().execute(() => busy))
  const waiting = sql`select 1`.execute(db)
  expect(await isReady()).toBe(200)
  free()
  await Promise.all([...busyConnections, waiting])
  await app.close()
})
