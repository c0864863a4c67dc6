import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { COLUMN_PARSERS } from './column-types'
import type { Database } from './types'

/** PostgreSQL by address. `schema` keeps test suites apart. */
export const openPostgres = (options: { url: string; schema?: string; connections?: number }): Kysely<Database> => {
  for (const { oid, parse } of COLUMN_PARSERS) pg.types.setTypeParser(oid, parse)
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    ...(options.schema !== undefined && { options: `-c search_path=${options.schema}` }),
  })
  // A connection that breaks is replaced; without listeners its error, idle or on loan, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
