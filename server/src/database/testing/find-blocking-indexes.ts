import {
  DummyDriver,
  Kysely,
  type Migration,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { SchemaMigrations } from '../run-migrations'

/** The statements of a migration, in order; none is run. */
const listStatements = async (migration: Migration): Promise<string[]> => {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql)
    },
  })
  await migration.up(db)
  return statements
}

const CREATED_TABLE = /^\s*create table (?:if not exists )?"?(\w+)/i
const INDEXED_TABLE = /^\s*create (?:unique )?index .*? on "?(\w+)/is

/**
 * Indexes that migrations build in their transaction on an existing table, which takes no writes meanwhile. Each as
 * `migration: table`.
 */
export const findBlockingIndexes = async (migrations: SchemaMigrations): Promise<string[]> => {
  const found: string[] = []
  for (const [name, migration] of Object.entries(migrations)) {
    if (!('up' in migration)) continue
    const statements = await listStatements(migration)
    const made = new Set(statements.map((text) => CREATED_TABLE.exec(text)?.[1]))
    for (const text of statements) {
      const table = INDEXED_TABLE.exec(text)?.[1]
      if (table !== undefined && !made.has(table)) found.push(`${name}: ${table}`)
    }
  }
  return found
}
