import type { Instant } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from './types'

/** The one place that reads the clock of the database: only to compare it with the machine's (ADR-87). */
export const readDatabaseClock = async (db: Kysely<Database>): Promise<Instant> => {
  const { rows } = await sql<{
    now: number
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db)
  return rows[0]?.now ?? Number.NaN
}
