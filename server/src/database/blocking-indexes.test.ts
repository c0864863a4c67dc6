import { type Kysely, sql } from 'kysely'
import { MIGRATIONS } from './migrate'
import { findBlockingIndexes } from './testing/find-blocking-indexes'

describe('an index of a table that is written to', () => {
  it('no migration builds an index of an existing table in its transaction', async () => {
    expect(await findBlockingIndexes(MIGRATIONS)).toEqual([])
  })

  it('finds an index built in a transaction, however it is written, and none of a new table (negative control)', async () => {
    const run = (...statements: string[]) => ({
      up: async (db: Kysely<unknown>) => {
        for (const statement of statements) await sql.raw(statement).execute(db)
      },
    })
    const migrations = {
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
    expect(await findBlockingIndexes(migrations)).toEqual(['2-plain: seats', '3-builder: seats'])
  })
})
