import { type Kysely, sql } from 'kysely'
import type { Database } from './types'

/**
 * Rewrites the files of the embedded database, so that deleted rows are in no table, index or write-ahead log any more.
 * Holds the only connection meanwhile. PostgreSQL has its own vacuum and its own retention of logs.
 */
export const rewriteEmbedded = async (db: Kysely<Database>): Promise<void> => {
  await sql`vacuum full`.execute(db)
  // A recycled log file keeps its old content; without recycling the checkpoint removes what is older than the switch.
  await sql`set wal_recycle = off`.execute(db)
  await sql`select pg_switch_wal()`.execute(db)
  await sql`checkpoint`.execute(db)
}
