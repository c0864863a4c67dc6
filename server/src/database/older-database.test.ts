import { type Kysely, sql } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { isMigrated, MIGRATIONS, migrate } from './migrate'
import type { Database } from './types'

let db: Kysely<Database>
let close: () => Promise<void>
let schema: string
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
  const { rows } = await sql<{ name: string }>`select current_schema()::text as name`.execute(db)
  schema = rows[0]?.name ?? ''
})
afterAll(() => close())
beforeEach(async () => {
  await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
  await sql`create schema ${sql.id(schema)}`.execute(db)
})

/** Tables as an earlier version made them, with a row, and the names of its migrations. */
const makeOlder = async (names: readonly string[]): Promise<void> => {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
    db,
  )
  await sql`insert into kysely_migration_lock values ('migration_lock', 0)`.execute(db)
  await sql`create table stations (code text primary key, name text not null)`.execute(db)
  await sql`insert into stations values ('HKG', 'Hong Kong')`.execute(db)
  for (const name of names) await sql`insert into kysely_migration values (${name}, '2026-11-01')`.execute(db)
}

/** Everything of the schema: columns, indexes, rules, and rows with the transactions that wrote and locked them. */
const dump = async (): Promise<unknown> => {
  const read = async (query: string) => (await sql.raw(query).execute(db)).rows
  const ofSchema = `relnamespace = '${schema}'::regnamespace`
  const tables = (await read(
    `select relname as name from pg_class where ${ofSchema} and relkind = 'r' order by 1`,
  )) as {
    name: string
  }[]
  return {
    relations: await read(
      `select oid, relname, relkind, relfilenode, relnatts from pg_class where ${ofSchema} order by oid`,
    ),
    rules: await read(
      `select oid, pg_get_constraintdef(oid) from pg_constraint where connamespace = '${schema}'::regnamespace order by oid`,
    ),
    rows: await Promise.all(tables.map(({ name }) => read(`select ctid, xmin, xmax, * from ${name} order by ctid`))),
  }
}

describe('a database of an earlier version', () => {
  it.each([
    ['whose first start was interrupted', ['0001-ticketing']],
    ['with all of its migrations', ['0001-ticketing', '0100-payments', '0843-pruning-indexes']],
    ['of another baseline', ['0001-baseline-000000000000', ...Object.keys(MIGRATIONS).slice(1)]],
  ])('a database %s is refused in one sentence and stays as it is', async (_what, names) => {
    await makeOlder(names)
    const before = await dump()
    expect(await isMigrated(db)).toBe(false)
    const refused = migrate(db)
    await expect(refused).rejects.toThrow(/^This database is of an earlier version and is not carried over; [^.]*\.$/)
    expect(await dump()).toEqual(before)
    expect(await isMigrated(db)).toBe(false)
  })

  it('an empty database is filled, and the dump shows one more row (negative control)', async () => {
    await migrate(db)
    expect(await isMigrated(db)).toBe(true)
    const before = await dump()
    await sql`insert into rule_sets values ('another')`.execute(db)
    expect(await dump()).not.toEqual(before)
  })
})
