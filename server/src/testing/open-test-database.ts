import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { poolOfOne } from '../database/embedded'
import { migrate } from '../database/migrate'
import { openPostgres } from '../database/postgres'
import type { Database } from '../database/types'
import { whileNobodyDrops, whileNobodyMigrates } from './beside-other-suites'

declare global {
  /** Given by the jest environment of the service: one embedded database for all suites of a worker. */
  var sharedPGlite: PGlite
}

/** True when suites run on a real PostgreSQL, which alone can show a race. */
export const onPostgres = process.env.TEST_DATABASE_URL !== undefined

/** The worker's embedded database stays open when a suite is done with its schema. */
const openSharedEmbedded = (schema: string): Kysely<Database> => {
  const pool = { ...poolOfOne(globalThis.sharedPGlite, `set search_path to ${schema}`), end: async () => {} }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** A fresh, migrated schema: on PostgreSQL where `TEST_DATABASE_URL` names one, else in the embedded database. */
export const openTestDatabase = async (): Promise<{ db: Kysely<Database>; close: () => Promise<void> }> => {
  const url = process.env.TEST_DATABASE_URL
  // Suites of one worker follow each other closely: a name used twice would meet the end of the one before.
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  const db = url === undefined ? openSharedEmbedded(schema) : openPostgres({ url, schema, connections: 20 })
  await sql.raw(`create schema ${schema}`).execute(db)
  await whileNobodyDrops(db, () => migrate(db, schema))
  return {
    db,
    close: async () => {
      await whileNobodyMigrates(db, () => sql.raw(`drop schema ${schema} cascade`).execute(db))
      await db.destroy()
    },
  }
}
