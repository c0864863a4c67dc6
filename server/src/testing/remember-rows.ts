import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/types'

/**
 * Answers a function that resets every row of a database to its present state: a test may change anything without a
 * database of its own. The memory of the app stays.
 */
export const rememberRows = async (db: Kysely<Database>): Promise<() => Promise<void>> => {
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name not like 'kysely%'
    group by table_name order by table_name`.execute(db)
  const isFilled = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from public.${name})`)
  const names = (await sql.raw<{ name: string }>(isFilled.join(' union all ')).execute(db)).rows.map(({ name }) => name)
  const filled = tables.filter(({ name }) => names.includes(name))
  const copies = filled.map(({ name }) => `create table remembered.${name} as table public.${name}`)
  await sql.raw(['create schema remembered', ...copies].join(';\n')).execute(db)
  const restore = [
    // Without triggers and without the order that foreign keys require.
    ...['begin', 'set local session_replication_role = replica'],
    ...tables.map(({ name }) => `delete from public.${name}`),
    ...filled.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) overriding system value select ${columns} from remembered.${name}`,
    ),
    'commit',
  ].join(';\n')
  return async () => {
    await sql.raw(restore).execute(db)
  }
}
