import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { COLUMN_PARSERS } from './column-types'
import type { Database } from './types'

/** A server that takes connections and says nothing, or a pool that stays empty, is a fault then and no endless wait. */
const CONNECT_WITHIN_MS = 10_000

/** PostgreSQL by address. `schema` isolates test suites. */
export const openPostgres = (options: {
  url: string
  schema?: string
  connections?: number
  connectWithinMs?: number
}): Kysely<Database> => {
  for (const { oid, parse } of COLUMN_PARSERS) pg.types.setTypeParser(oid, parse)
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectWithinMs ?? CONNECT_WITHIN_MS,
    ...(options.schema !== undefined && { options: `-c search_path=${options.schema}` }),
  })
  // A connection that breaks is replaced; without listeners its error, idle or on loan, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
