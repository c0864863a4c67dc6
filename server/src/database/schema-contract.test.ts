import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { checkSchemaCompatibility, type Schema, type SchemaTable } from './check-schema-compatibility'
import type { Database } from './types'

const FILE = join(__dirname, 'schema-before.json')

interface Row {
  table: string
  column: string
  type: string
  nullable: boolean
  has_default: boolean
}
const readRules = async (db: Kysely<Database>): Promise<{ table: string; rule: string }[]> => {
  // A rule over several columns, or `check`, by its constraint; a unique index without a constraint by its definition,
  // without its name and schema.
  const { rows } = await sql<{
    table: string
    rule: string
  }>`select c.relname as table, pg_get_constraintdef(r.oid) as rule
      from pg_constraint r join pg_class c on c.oid = r.conrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and r.contype in ('c', 'u', 'p', 'f', 'x')
    union all
    select c.relname, regexp_replace(pg_get_indexdef(i.indexrelid), ' INDEX .* USING ', ' INDEX ')
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = current_schema()::regnamespace and i.indisunique
        and not exists (select from pg_constraint r where r.conindid = i.indexrelid)
    order by 1, 2`.execute(db)
  return rows
}
const readSchema = async (db: Kysely<Database>): Promise<Schema> => {
  const { rows } =
    await sql<Row>`select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as has_default
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not like 'kysely%' order by 1, 2`.execute(db)
  const rules = await readRules(db)
  const tables: Record<string, SchemaTable> = {}
  for (const { table, column, type, nullable, has_default } of rows)
    tables[table] = {
      columns: { ...tables[table]?.columns, [column]: { type, nullable, hasDefault: has_default } },
      rules: tables[table]?.rules ?? rules.flatMap((each) => (each.table === table ? [each.rule] : [])),
    }
  return tables
}

it('the version before runs on the schema after: nothing that it uses is gone, narrower or newly demanded', async () => {
  const { db, close } = await openTestDatabase()
  const schema = await readSchema(db)
  await close()
  if (process.env.WRITE_SCHEMA) writeFileSync(FILE, JSON.stringify(schema))
  expect(checkSchemaCompatibility(JSON.parse(readFileSync(FILE, 'utf8')), schema)).toEqual([])
})

describe('a schema and the version before it', () => {
  const seats = { type: 'integer', nullable: false, hasDefault: false }
  const columns = { seats, note: { ...seats, type: 'text', nullable: true }, kind: { ...seats, hasDefault: true } }
  const rules = ['CHECK ((seats >= 0))', 'UNIQUE (kind)']
  const before: Schema = { quotas: { columns, rules } }
  const changed = (more: SchemaTable['columns']): Schema => ({ quotas: { columns: { ...columns, ...more }, rules } })
  const { seats: _, ...withoutSeats } = columns

  it.each<[string, Schema, string]>([
    ['a table is gone', {}, 'quotas is gone'],
    ['a column is gone', { quotas: { columns: withoutSeats, rules } }, 'quotas.seats is gone'],
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
    [
      'rows are refused that were not',
      { quotas: { columns, rules: [...rules, 'UNIQUE (note)'] } },
      'quotas has a new rule: UNIQUE (note)',
    ],
  ])('breaks the version before when %s', (_name, after, fault) =>
    expect(checkSchemaCompatibility(before, after)).toEqual([fault]),
  )

  it.each<[string, Schema]>([
    ['a column may be null', changed({ more: { ...seats, nullable: true } })],
    ['a column has a default', changed({ more: { ...seats, hasDefault: true } })],
    ['a table is new', { ...before, others: { columns: { seats }, rules: ['UNIQUE (seats)'] } }],
    ['a rule is gone', { quotas: { columns, rules: [] } }],
  ])('a schema and the version before it does not break the version before when %s', (_name, after) =>
    expect(checkSchemaCompatibility(before, after)).toEqual([]),
  )
})
