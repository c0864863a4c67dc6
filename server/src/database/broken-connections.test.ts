import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { openPostgres } from './postgres'
import type { Database } from './types'

const url = process.env.TEST_DATABASE_URL ?? ''
let db: Kysely<Database>
let other: Kysely<Database>
beforeAll(() => {
  db = openPostgres({ url, connections: 1 })
  other = openPostgres({ url, connections: 1 })
})
afterAll(async () => {
  await db.destroy()
  await other.destroy()
})

const getBackendPid = async (one: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)
  return rows[0]?.pid ?? 0
}
/** What PostgreSQL does to every connection when it restarts. */
const end = async (pid: number): Promise<void> => {
  await sql`select pg_terminate_backend(${pid}::integer)`.execute(other)
  const isAlive = async () =>
    (await sql`select 1 from pg_stat_activity where pid = ${pid}::integer`.execute(other)).rows.length > 0
  while (await isAlive()) await sleep(10)
  // The last data of the server is read in another turn of the event loop.
  await sleep(100)
}

// An uncaught fault ends the process, which fails the whole suite.
describe('a connection that PostgreSQL ends', () => {
  it('replaces an idle connection that ends', async () => {
    const first = await getBackendPid(db)
    await end(first)
    expect(await getBackendPid(db)).not.toBe(first)
  })

  it('fails the running transaction alone when its connection ends', async () => {
    const broken = db.transaction().execute(async (trx) => {
      await end(await getBackendPid(trx))
      await sql`select 1`.execute(trx)
    })
    await expect(broken).rejects.toThrow()
    expect(await getBackendPid(db)).toBeGreaterThan(0)
  })
})
