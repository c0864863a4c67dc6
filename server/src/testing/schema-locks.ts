import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/types'

const LOCK = 20_181_024

/**
 * The migrator reads every schema of the database and stumbles over one that another suite drops under its eyes: on
 * PostgreSQL many migrate together, but who drops waits until none does.
 */
const locked =
  (lock: string, unlock: string) =>
  (db: Kysely<Database>, work: () => Promise<unknown>): Promise<unknown> => {
    if (process.env.TEST_DATABASE_URL === undefined) return work()
    return db.connection().execute(async (holder) => {
      await sql`select ${sql.raw(lock)}(${LOCK})`.execute(holder)
      try {
        return await work()
      } finally {
        await sql`select ${sql.raw(unlock)}(${LOCK})`.execute(holder)
      }
    })
  }

export const withoutDrops = locked('pg_advisory_lock_shared', 'pg_advisory_unlock_shared')
export const withoutMigrations = locked('pg_advisory_lock', 'pg_advisory_unlock')
