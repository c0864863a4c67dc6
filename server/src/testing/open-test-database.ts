import { type Kysely, sql } from 'kysely'
import { openEmbedded } from '../database/embedded'
import { migrate } from '../database/migrate'
import { openPostgres } from '../database/postgres'
import type { Database } from '../database/types'

/** True when suites run on a real PostgreSQL, which alone can show a race. */
export const onPostgres = process.env.TEST_DATABASE_URL !== undefined

let count = 0

/** A fresh, migrated database: a schema of its own on PostgreSQL, else one in memory. */
export const openTestDatabase = async (): Promise<{ db: Kysely<Database>; close: () => Promise<void> }> => {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined) {
    const db = await openEmbedded()
    await migrate(db)
    return { db, close: () => db.destroy() }
  }
  count += 1
  const schema = `test_${process.pid}_${process.env.JEST_WORKER_ID ?? 0}_${count}`
  const db = openPostgres({ url, schema, connections: 20 })
  await sql.raw(`drop schema if exists ${schema} cascade`).execute(db)
  await sql.raw(`create schema ${schema}`).execute(db)
  await migrate(db, schema)
  return {
    db,
    close: async () => {
      await sql.raw(`drop schema ${schema} cascade`).execute(db)
      await db.destroy()
    },
  }
}
