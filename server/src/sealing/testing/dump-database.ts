import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/types'
import { openTestDatabase } from '../../testing/open-test-database'

const listTables = async (db: Kysely<Database>): Promise<string[]> =>
  (
    await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
      db,
    )
  ).rows.map(({ name }) => name)

/**
 * All rows of all tables as text, as in an operator's backup: one line for each table, its name and its rows as JSON.
 */
export const dumpDatabase = async (db: Kysely<Database>): Promise<string> => {
  const lines: string[] = []
  for (const name of await listTables(db)) {
    const { rows } = await sql<{
      rows: string
    }>`select coalesce(json_agg(t), '[]')::text as rows from ${sql.table(name)} t`.execute(db)
    lines.push(`${name} ${(rows[0]?.rows ?? '').replaceAll('\n', ' ')}`)
  }
  return lines.join('\n')
}

/** A separate database with the content of a dump, and how to remove it. */
export const restoreDump = async (dump: string) => {
  const restored = await openTestDatabase()
  await restored.db.transaction().execute(async (trx) => {
    // As pg_restore does: keys between tables are not checked row by row.
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const line of dump.split('\n')) {
      const space = line.indexOf(' ')
      const table = sql.table(line.slice(0, space))
      await sql`delete from ${table}`.execute(trx)
      await sql`insert into ${table} overriding system value
        select * from json_populate_recordset(null::${table}, ${line.slice(space + 1)}::json)`.execute(trx)
    }
  })
  return restored
}
