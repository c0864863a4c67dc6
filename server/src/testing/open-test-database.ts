import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { poolOfOne } from '../database/embedded'
import { migrate } from '../database/migrate'
import { LONG_PATIENCE, openPostgres } from '../database/postgres'
import type { Database } from '../database/types'
import { withoutDrops, withoutMigrations } from './schema-locks'
import { newSchemaName, returnSchema, takeSchema } from './schema-shelf'

declare global {
  /** Given by the jest environment of the service: one embedded database for all suites of a worker. */
  var sharedPGlite: PGlite & { searchPath?: string }
}

/** Rows that stand when a suite begins. Those of one name are always the same, so they are made once for each worker. */
export interface Filling {
  name: string
  load: (db: Kysely<Database>) => Promise<void>
}
/** Acts that wait for each other on a slow machine are no fault: the time limit of the test ends them. */
const PATIENCE = { ...LONG_PATIENCE, connect: 600_000 }

const NOTHING: Filling = { name: 'nothing', load: async () => {} }

export interface TestDatabase {
  db: Kysely<Database>
  close: () => Promise<void>
}

/** The worker's embedded database stays open when a suite is done with its schema. */
const inSchema = (lite: typeof sharedPGlite, schema: string): Kysely<Database> => {
  const setPath = async () => {
    if (lite.searchPath === schema) return
    lite.searchPath = schema
    await lite.exec(`set search_path to ${schema}`)
  }
  const pool = { ...poolOfOne(lite, setPath), end: async () => {} }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

const openEmbeddedSchema = async (filling: Filling): Promise<TestDatabase> => {
  const lite = globalThis.sharedPGlite
  const schema = await takeSchema(lite, filling.name, async (name) => {
    const db = inSchema(lite, name)
    await migrate(db)
    await filling.load(db)
    await db.destroy()
  })
  const db = inSchema(lite, schema.name)
  return {
    db,
    close: async () => {
      await db.destroy()
      await returnSchema(lite, filling.name, schema)
    },
  }
}

const openPostgresSchema = async (url: string, filling: Filling): Promise<TestDatabase> => {
  const schema = newSchemaName()
  const db = openPostgres({ url, schema, connections: 20, patience: PATIENCE })
  await sql.raw(`create schema ${schema}`).execute(db)
  await withoutDrops(db, () => migrate(db))
  await filling.load(db)
  return {
    db,
    close: async () => {
      await withoutMigrations(db, () => sql.raw(`drop schema ${schema} cascade`).execute(db))
      await db.destroy()
    },
  }
}

/** A migrated schema of its own: on PostgreSQL where `TEST_DATABASE_URL` names one, else in the embedded database. */
export const openTestDatabase = (filling = NOTHING): Promise<TestDatabase> => {
  const url = process.env.TEST_DATABASE_URL
  return url === undefined ? openEmbeddedSchema(filling) : openPostgresSchema(url, filling)
}
