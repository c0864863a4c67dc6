import { type Kysely, sql } from 'kysely'

/**
 * Builds an index while the table is written to, for a {@link ConcurrentMigration}: `definition` is what follows its
 * name, such as `on orders (placed_at)`. An index that a failed try left behind is invalid, and is built anew.
 */
export const createIndexConcurrently = async (db: Kysely<unknown>, name: string, definition: string): Promise<void> => {
  const left = await sql`select 1 from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db)
  if (left.rows.length > 0) await sql.raw(`drop index concurrently ${name}`).execute(db)
  await sql.raw(`create index concurrently if not exists ${name} ${definition}`).execute(db)
}
