import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, Migrator, sql } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { createIndexConcurrently } from './create-index-concurrently'
import { runMigrations, type SchemaMigrations } from './run-migrations'
import type { Database } from './types'

let db: Kysely<Database>
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
})
afterAll(() => close())
beforeEach(async () => {
  await sql`drop table if exists kysely_migration, kysely_migration_lock, seats`.execute(db)
  await sql`drop domain if exists kysely_migration`.execute(db)
  await sql`create table seats (id integer primary key, taken integer)`.execute(db)
  await sql`insert into seats select id, 0 from generate_series(1, 100) id`.execute(db)
})

const addColumn: SchemaMigrations = {
  '1-column': { up: (trx) => sql`alter table seats add column note text`.execute(trx).then(() => {}) },
}
const applied = async () =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await sleep(20)
}
const isSomeoneWaiting = async (): Promise<boolean> =>
  (await sql`select 1 from pg_locks where not granted and relation = 'seats'::regclass`.execute(db)).rows.length > 0
/** A transaction that has read the table, and stays open until `end` is called. */
const openReader = async () => {
  let end = () => {}
  const ended = new Promise<void>((done) => (end = done))
  let hasRead = () => {}
  const read = new Promise<void>((done) => (hasRead = done))
  const reading = db.transaction().execute(async (trx) => {
    await sql`select count(*) from seats`.execute(trx)
    hasRead()
    await ended
  })
  await read
  return {
    end: () => {
      end()
      return reading
    },
  }
}

describe('a migration that waits for a long transaction', () => {
  it('a migration steps aside for the traffic behind it, and runs when the transaction has ended', async () => {
    const reader = await openReader()
    const migrating = runMigrations(db, addColumn)
    await until(isSomeoneWaiting)
    // The traffic gets through although the long transaction has not ended: it is what ends the wait for it.
    await sql`select taken from seats where id = 1`.execute(db)
    await reader.end()
    await migrating
    expect(await applied()).toEqual(['1-column'])
  })

  it('a migration without a lock timeout blocks the traffic as long as the transaction lasts (negative control)', async () => {
    const reader = await openReader()
    const migrating = sql`alter table seats add column note text`.execute(db)
    await until(isSomeoneWaiting)
    const reading = sql`select taken from seats where id = 1`.execute(db).then(() => 'read')
    const isHeldUp = await Promise.race([reading, sleep(3000, 'held up')])
    expect(isHeldUp).toBe('held up')
    await reader.end()
    await Promise.all([migrating, reading])
  })
})

describe('tables of migrations that another instance creates concurrently', () => {
  it('waits for tables of migrations, also where their type is visible before they are', async () => {
    await sql`create domain kysely_migration as text`.execute(db)
    const migrating = runMigrations(db, addColumn)
    expect(await Promise.race([migrating, sleep(1000, 'tries again')])).toBe('tries again')
    await sql`drop domain kysely_migration`.execute(db)
    await migrating
    expect(await applied()).toEqual(['1-column'])
  })
})

describe('advisory locks, which a pooler would leave with the next client', () => {
  /** Advisory locks of the migrating session, counted within a migration. */
  const seenBy = async (
    migrate: (migrations: Record<string, { up: (trx: Kysely<unknown>) => Promise<void> }>) => Promise<unknown>,
  ) => {
    let locks: unknown[] = []
    await migrate({
      '1-look': {
        up: async (trx) => {
          locks = (
            await sql`select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`.execute(trx)
          ).rows
        },
      },
    })
    return locks.length
  }

  it('the migrator takes no advisory lock', async () => {
    expect(await seenBy((migrations) => runMigrations(db, migrations))).toBe(0)
  })

  it('the migrator of kysely takes an advisory lock (negative control)', async () => {
    const own = (migrations: SchemaMigrations) =>
      new Migrator({
        db,
        provider: { getMigrations: async () => migrations as never },
      }).migrateToLatest()
    expect(await seenBy(own)).toBe(1)
  })
})

it('several instances run each migration once, those outside a transaction too', async () => {
  let runs = 0
  const migrations: SchemaMigrations = {
    ...addColumn,
    '2-index': {
      concurrently: async (outside) => {
        runs += 1
        await createIndexConcurrently(outside, 'seats_taken', 'on seats (taken)')
      },
    },
    '3-row': { up: (trx) => sql`insert into seats values (101, 0)`.execute(trx).then(() => {}) },
  }
  await Promise.all([runMigrations(db, migrations), runMigrations(db, migrations), runMigrations(db, migrations)])
  expect(await applied()).toEqual(['1-column', '2-index', '3-row'])
  expect(runs).toBe(1)
})

it('builds an index while the table is written to, and anew after a failed try', async () => {
  await sql`update seats set taken = 1`.execute(db)
  // Two rows are equal: a unique index cannot be built, and is left behind.
  await expect(sql`create unique index concurrently seats_taken on seats (taken)`.execute(db)).rejects.toMatchObject({
    code: '23505',
  })
  await runMigrations(db, {
    '1-index': { concurrently: (outside) => createIndexConcurrently(outside, 'seats_taken', 'on seats (taken)') },
  })
  const { rows } =
    await sql`select indisvalid, indisunique from pg_index where indexrelid = 'seats_taken'::regclass`.execute(db)
  expect(rows).toEqual([{ indisvalid: true, indisunique: false }])
})

it('a failed migration leaves nothing of itself behind, and those before it stay', async () => {
  const failing: SchemaMigrations = {
    ...addColumn,
    '2-fails': {
      up: async (trx) => {
        await sql`alter table seats add column other text`.execute(trx)
        throw new Error('no')
      },
    },
  }
  await expect(runMigrations(db, failing)).rejects.toThrow('no')
  expect(await applied()).toEqual(['1-column'])
  await runMigrations(db, {
    ...addColumn,
    '2-fails': { up: (trx) => sql`alter table seats add column other text`.execute(trx).then(() => {}) },
  })
  expect(await applied()).toEqual(['1-column', '2-fails'])
})

it('an older version starts on the schema of a later one, and a migration in between is refused', async () => {
  const later: SchemaMigrations = { ...addColumn, '3-later': { up: async () => {} } }
  await runMigrations(db, later)
  await runMigrations(db, addColumn)
  expect(await applied()).toEqual(['1-column', '3-later'])
  const between: SchemaMigrations = { ...later, '2-between': { up: async () => {} } }
  await expect(runMigrations(db, between)).rejects.toThrow('3-later, which follows it, has run')
})
