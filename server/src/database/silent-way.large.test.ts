import { setTimeout as sleep } from 'node:timers/promises'
import { startSilentWay } from '@shuttle/platform/silent-way'
import { type Kysely, sql } from 'kysely'
import pino from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../app'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { watchPool } from './pool-watch'
import { type DatabasePatience, LONG_PATIENCE, openPostgres, PATIENCE } from './postgres'
import type { Database } from './types'

/** Short, so that the test is; what is asserted is what happens, not when. */
const SHORT: DatabasePatience = { ...PATIENCE, connect: 300, answer: 400 }
const FOR_EVER: DatabasePatience = { ...LONG_PATIENCE, connect: 600_000 }

let site: TestApp
let proxy: Awaited<ReturnType<typeof startSilentWay>>
let url: string
const opened: Kysely<Database>[] = []
beforeAll(async () => {
  site = await buildTestApp()
  proxy = await startSilentWay(site.url)
  url = proxy.url
})
afterAll(async () => {
  await proxy.stop()
  for (const db of opened) await db.destroy()
  await site.close()
})

const open = (patience: DatabasePatience) => {
  const watch = watchPool(new Registry(), () => performance.now())
  const db = openPostgres({ url, connections: 3, patience, watch })
  const probe = openPostgres({ url, connections: 1, patience })
  opened.push(db, probe)
  return { watch, db, probe }
}
const startService = async (patience: DatabasePatience) => {
  const context = open(patience)
  const app = await buildApp({ ...site.context, ...context, log: pino({ level: 'silent' }), metrics: new Registry() })
  const ask = async () => (await app.inject({ method: 'POST', url: '/api/manage/query.route', payload: {} })).statusCode
  const isReady = async () => (await app.inject('/health/ready')).statusCode
  return { app, ask, isReady, ...context }
}

it('answers 503 without hanging when the database falls silent under load, and recovers by itself', async () => {
  const { app, ask, isReady, watch } = await startService(SHORT)
  expect([await ask(), await isReady()]).toEqual([200, 200])
  proxy.silence()
  // More than the pool has connections: some wait for an answer, some for a connection.
  const statuses = new Set(await Promise.all(Array.from({ length: 12 }, ask)))
  expect([...statuses, await isReady()]).toEqual([503, 503])
  expect(watch.silentMs()).toBeGreaterThan(0)
  proxy.speak()
  while ((await ask()) !== 200 || (await isReady()) !== 200) await sleep(50)
  expect(watch.silentMs()).toBe(0)
  await app.close()
})

it('control: without limits a request hangs on, also when the database is back', async () => {
  const { app, ask } = await startService(FOR_EVER)
  expect(await ask()).toBe(200)
  proxy.silence()
  const asking = ask()
  await sleep(1500)
  proxy.speak()
  expect(await Promise.race([asking, sleep(2000, 'hangs')])).toBe('hangs')
  await proxy.stop()
  await asking
  await app.close()
})

it('readiness does not wait behind a full pool', async () => {
  proxy = await startSilentWay(site.url)
  url = proxy.url
  const { app, isReady, db } = await startService({ ...SHORT, connect: 600_000, answer: 600_000 })
  let free = () => {}
  const busy = new Promise<void>((done) => (free = done))
  const holders = Array.from({ length: 3 }, () => db.connection().execute(() => busy))
  const waiting = sql`select 1`.execute(db)
  expect(await isReady()).toBe(200)
  free()
  await Promise.all([...holders, waiting])
  await app.close()
})
