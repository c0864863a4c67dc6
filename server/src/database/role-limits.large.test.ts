import { type Kysely, sql } from 'kysely'
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database'
import { DATABASE_TIMEOUTS, LONG_TIMEOUTS, openPostgres } from './postgres'
import { runMigrations } from './run-migrations'
import type { Database } from './types'

/**
 * A role whose statements, and pauses in a transaction, are limited to 100 ms: as behind a pooler, which drops start-up
 * settings.
 */
const ROLE = 'shuttle_with_limits'
const LIMIT_MS = 100
const SLOW = sql`select pg_sleep(0.5)`

let site: TestDatabase
let address: URL
const opened: Kysely<Database>[] = []
beforeAll(async () => {
  site = await openTestDatabase()
  await sql.raw(`drop role if exists ${ROLE}`).execute(site.db)
  await sql.raw(`create role ${ROLE} superuser login password '${ROLE}'`).execute(site.db)
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await sql.raw(`alter role ${ROLE} set ${limit} = ${LIMIT_MS}`).execute(site.db)
  address = new URL(site.url)
  address.username = ROLE
  address.password = ROLE
})
afterAll(async () => {
  for (const db of opened) await db.destroy()
  await sql.raw(`drop role ${ROLE}`).execute(site.db)
  await site.close()
})

const open = (change: object = {}) => {
  const db = openPostgres({ url: address.href, timeouts: { ...LONG_TIMEOUTS, ...change }, connections: 2 })
  opened.push(db)
  return db
}
/** As through a pooler: with the limits of the role. */
const openPooled = () => open({ statement: LIMIT_MS, idle: LIMIT_MS })

it('a command of an operator has no time limit, whatever limits the role has', async () => {
  await SLOW.execute(open())
  await open()
    .transaction()
    .execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await SLOW.execute(site.db)
      await sql`select 1`.execute(trx)
    })
})

it('requests have their limits, and the role has its own (negative control)', async () => {
  await expect(SLOW.execute(open({ ...DATABASE_TIMEOUTS, statement: LIMIT_MS }))).rejects.toMatchObject({
    code: '57014',
  })
  const { rows } = await sql<{ limits: string }>`select array_to_string(rolconfig, ' ') as limits from pg_roles
    where rolname = ${ROLE}`.execute(site.db)
  expect(rows[0]?.limits).toContain(`statement_timeout=${LIMIT_MS}`)
})

it('a migration has no time limit, whatever limits its connection has', async () => {
  await runMigrations(openPooled(), {
    ...(await known()),
    '9998-slow': { up: async (trx) => void (await SLOW.execute(trx)) },
  })
  expect(await applied()).toContain('9998-slow')
})

it('the turn is held for a migration on another connection, however long', async () => {
  await runMigrations(openPooled(), {
    ...(await known()),
    '9999-beside': { concurrently: async () => void (await SLOW.execute(site.db)) },
  })
  expect(await applied()).toContain('9999-beside')
})

const applied = async () =>
  (await sql<{ name: string }>`select name from kysely_migration`.execute(site.db)).rows.map(({ name }) => name)
/** The migrations that have run, with nothing to run again. */
const known = async () => Object.fromEntries((await applied()).map((name) => [name, { up: async () => {} }]))
