import { type Kysely, sql } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { MIGRATIONS, migrate } from './migrate'
import { findBlockingIndexes } from './testing/find-blocking-indexes'
import type { Database } from './types'

describe('an index of a table that is written to', () => {
  it('is built in no transaction, from the first migration on that a shop in use has not run', async () => {
    expect(await findBlockingIndexes(MIGRATIONS, '0810')).toEqual([])
  })

  it('control: one that is built in a transaction is found, however it is written, and one of a new table is not', async () => {
    const run = (...statements: string[]) => ({
      up: async (db: Kysely<unknown>) => {
        for (const statement of statements) await sql.raw(statement).execute(db)
      },
    })
    const migrations = {
      '1-before': run('create index seats_old on seats (taken)'),
      '2-plain': run(
        'alter table seats add column taken integer',
        'create unique index seats_taken\n on seats (taken)',
      ),
      '3-builder': {
        up: (db: Kysely<unknown>) => db.schema.createIndex('seats_taken').on('seats').column('taken').execute(),
      },
      '4-own': run('create table rows (id text)', 'create index rows_by_id on rows (id)'),
      '5-concurrent': { concurrently: async () => {} },
    }
    expect(await findBlockingIndexes(migrations, '2')).toEqual(['2-plain: seats', '3-builder: seats'])
  })
})

describe('a database that ran these migrations while they built their indexes in transactions', () => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let fresh: string[]
  const listIndexes = async () =>
    (
      await sql<{ definition: string }>`select pg_get_indexdef(indexrelid) as definition from pg_index
        where indisvalid and indrelid = any (array(select oid from pg_class where relnamespace = current_schema()::regnamespace))
        order by 1`.execute(db)
    ).rows.map(({ definition }) => definition)
  /** Attempts of so many days ago, without what they refer to. */
  const addAttempts = (name: string, { days, state, look }: { days: number; state: string; look: number | null }) =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`insert into payment_attempts (request_no, order_no, account_id, provider, merchant, amount_cents, currency, language,
          session_id, session_version, success_indicator, state, created_at, pay_by, next_check_at, checks, request_hash, next_look_at)
        select ${name}::text || i, '', '', 'wxpay', '', 1, 'CNY', 'en', '', '', '', ${state}, 0,
          (extract(epoch from now()) * 1000)::bigint - ${days * 86_400_000}::bigint, 0, 1, '', ${look}::bigint
        from generate_series(1, 700) i`.execute(trx)
    })

  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase())
    fresh = await listIndexes()
    const { rows } = await sql<{ name: string }>`select current_schema()::text as name`.execute(db)
    const schema = rows[0]?.name ?? ''
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
    await sql`create schema ${sql.id(schema)}`.execute(db)
    await migrate(db, '0830-signed-builds')
    await sql`create index sessions_by_age on sessions (created_at)`.execute(db)
    await sql`create index refunds_not_done on refunds (state, created_at) where state <> 'done'`.execute(db)
    await addAttempts('closed', { days: 1, state: 'closed', look: null })
    await addAttempts('long ago', { days: 8, state: 'closed', look: null })
    await addAttempts('looked at', { days: 1, state: 'closed', look: 5 })
    await addAttempts('open', { days: 0, state: 'open', look: null })
    await migrate(db)
  })
  afterAll(() => close())

  it('has the same indexes as one that is new', async () => {
    expect(fresh.filter((index) => index.includes('sessions_by_age'))).toHaveLength(1)
    expect(await listIndexes()).toEqual(fresh)
  })

  it('looks at all that were closed in the last week, and leaves the looks that are planned', async () => {
    const { rows } = await sql<{ name: string; look: string; count: number }>`
      select rtrim(request_no, '0123456789') as name, count(*)::integer as count,
        case next_look_at when pay_by + 3600000 then 'an hour later' when 5 then 'as planned' else 'none' end as look
      from payment_attempts group by 1, 3 order by 1`.execute(db)
    expect(rows).toEqual([
      { name: 'closed', look: 'an hour later', count: 700 },
      { name: 'long ago', look: 'none', count: 700 },
      { name: 'looked at', look: 'as planned', count: 700 },
      { name: 'open', look: 'none', count: 700 },
    ])
  })
})
