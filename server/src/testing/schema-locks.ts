import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/types'

const LOCK = 20_181_024

const isTaken = async (holder: Kysely<Database>, lock: string): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select ${sql.raw(lock)}(${LOCK}) as taken`.execute(holder)
  return rows[0]?.taken === true
}

/**
 * The migrator reads every schema of the database and stumbles over one that another suite drops under its eyes: on
 * PostgreSQL many migrate together, but who drops waits until none does.
 */
const locked =
  (lock: string, unlock: string) =>
  (db: Kysely<Database>, work: () => Promise<unknown>): Promise<unknown> => {
    if (process.env.TEST_DATABASE_URL === undefined) return work()
    return db.connection().execute(async (holder) => {
      // Asked again and again: who waits in the database holds a snapshot, which a migration that builds an index waits for.
      while (!(await isTaken(holder, lock))) await sleep(20)
      try {
        return await work()
      } finally {
        await sql`select ${sql.raw(unlock)}(${LOCK})`.execute(holder)
      }
    })
  }

export const withoutDrops = locked('pg_try_advisory_lock_shared', 'pg_advisory_unlock_shared')
export const withoutMigrations = locked('pg_try_advisory_lock', 'pg_advisory_unlock')
