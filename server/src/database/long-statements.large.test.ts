import { type Kysely, sql } from 'kysely'
import { DatabaseAway } from './database-away'
import { withLongStatements } from './long-statements'
import { DATABASE_TIMEOUTS, openPostgres } from './postgres'
import type { Database } from './types'

const LONGER_THAN_THE_POOL_SECONDS = 2.5
const LONG_MS = 60_000

let db: Kysely<Database>
beforeAll(() => {
  const timeouts = { ...DATABASE_TIMEOUTS, statement: 1000, answer: 2000 }
  db = openPostgres({ url: process.env.TEST_DATABASE_URL ?? '', connections: 1, timeouts })
})
afterAll(() => db.destroy())

const rest = (on: Kysely<Database>) => sql`select pg_sleep(${LONGER_THAN_THE_POOL_SECONDS})`.execute(on)
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(() => undefined).catch((error: unknown) => error)

it('a statement of a job may take longer than the limits of the pool and the client', async () => {
  expect(await faultOf(withLongStatements(db, LONG_MS, rest))).toBeUndefined()
})

it('a connection has the limit of the pool again after a long statement', async () => {
  await withLongStatements(db, LONG_MS, async () => {})
  expect(await faultOf(rest(db))).toBeInstanceOf(DatabaseAway)
})

it('a long statement in a plain transaction is cancelled (negative control)', async () => {
  const fault = await faultOf(db.transaction().execute(rest))
  expect(fault).toMatchObject({ name: 'DatabaseAway', code: '57014' })
})

it('a raised limit still cancels a longer statement', async () => {
  expect(await faultOf(withLongStatements(db, 500, rest))).toMatchObject({ code: '57014' })
})
