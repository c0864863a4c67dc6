import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { findBrokenPromises, type SchemaColumns } from './find-broken-promises'
import type { Database } from './types'

const FILE = join(__dirname, 'schema-before.json')

interface Row {
  table: string
  column: string
  type: string
  nullable: boolean
  has_default: boolean
}
const readSchema = async (db: Kysely<Database>): Promise<SchemaColumns> => {
  const { rows } =
    await sql<Row>`select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as has_default
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not like 'kysely%' order by 1, 2`.execute(db)
  const tables: Record<string, SchemaColumns[string]> = {}
  for (const { table, column, type, nullable, has_default } of rows)
    tables[table] = { ...tables[table], [column]: { type, nullable, hasDefault: has_default } }
  return tables
}

it('the version before runs on the schema after: nothing that it reads and writes is gone, narrower or newly demanded', async () => {
  const { db, close } = await openTestDatabase()
  const schema = await readSchema(db)
  await close()
  if (process.env.WRITE_SCHEMA) writeFileSync(FILE, `${JSON.stringify(schema, null, 2)}\n`)
  expect(findBrokenPromises(JSON.parse(readFileSync(FILE, 'utf8')), schema)).toEqual([])
})

describe('a schema breaks what the version before relies on when', () => {
  const seats = { type: 'integer', nullable: false, hasDefault: false }
  const before: SchemaColumns = {
    quotas: { seats, note: { ...seats, type: 'text', nullable: true }, kind: { ...seats, hasDefault: true } },
  }
  const changed = (columns: object): SchemaColumns => ({ quotas: { ...before.quotas, ...columns } })
  const { seats: _, ...withoutSeats } = before.quotas ?? {}

  it.each([
    ['a table is gone', {}, 'quotas is gone'],
    ['a column is gone', { quotas: withoutSeats }, 'quotas.seats is gone'],
    [
      'a column has another type',
      changed({ seats: { ...seats, type: 'smallint' } }),
      'quotas.seats was integer and is smallint',
    ],
    [
      'a column takes no null any more',
      changed({ note: { ...seats, type: 'text' } }),
      'quotas.note takes no null any more',
    ],
    ['a column has no default any more', changed({ kind: seats }), 'quotas.kind has no default any more'],
    ['a new column must be given', changed({ more: seats }), 'quotas.more is new and must be given'],
  ])('%s', (_name, after, fault) => expect(findBrokenPromises(before, after as SchemaColumns)).toEqual([fault]))

  it.each([
    ['a column may be null', changed({ more: { ...seats, nullable: true } })],
    ['a column has a default', changed({ more: { ...seats, hasDefault: true } })],
    ['a table is new', { ...before, others: { seats } }],
  ])('and not when %s', (_name, after) => expect(findBrokenPromises(before, after)).toEqual([]))
})
