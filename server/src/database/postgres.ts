import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { COLUMN_PARSERS } from './column-types'
import type { PoolWatch } from './pool-watch'
import type { Database } from './types'
import { type LendingPool, watchedPool } from './watched-pool'

/** Milliseconds that the database has, below the ten seconds that a browser waits for a call; undefined is for ever. */
export interface DatabasePatience {
  /** For a connection, whether the pool is full or the server says nothing. */
  connect: number
  /** For a statement, by the server's clock. */
  statement: number | undefined
  /** For the answer to a statement, by ours: the server or the way to it may be gone without a word. */
  answer: number | undefined
  /** For a lock of another transaction. */
  lock: number | undefined
  /** For the next statement of a transaction: one whose client is gone would hold its locks for ever. */
  idle: number | undefined
}

export const PATIENCE: DatabasePatience = { connect: 4000, statement: 8000, answer: 9000, lock: 5000, idle: 15_000 }
/** For what asks whether the database is there at all. */
export const PROBE_PATIENCE: DatabasePatience = { ...PATIENCE, connect: 2000, statement: 2000, answer: 2000 }
/** For migrations, which limit their waits for locks themselves, and for commands of an operator, who can wait. */
export const LONG_PATIENCE: DatabasePatience = {
  connect: 10_000,
  statement: undefined,
  answer: undefined,
  lock: undefined,
  idle: undefined,
}

/** After this long without a word from the server the machine asks whether the connection still stands, ten times, each second. */
const KEEP_ALIVE_AFTER_MS = 10_000

/** PostgreSQL by address. `schema` isolates test suites. */
export const openPostgres = (options: {
  url: string
  schema?: string
  connections?: number
  patience?: DatabasePatience
  watch?: PoolWatch
}): Kysely<Database> => {
  for (const { oid, parse } of COLUMN_PARSERS) pg.types.setTypeParser(oid, parse)
  const { connect, statement, answer, lock, idle } = options.patience ?? PATIENCE
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(lock !== undefined && { lock_timeout: lock }),
    ...(statement !== undefined && { statement_timeout: statement }),
    ...(answer !== undefined && { query_timeout: answer }),
    ...(idle !== undefined && { idle_in_transaction_session_timeout: idle }),
    ...(options.schema !== undefined && { options: `-c search_path=${options.schema}` }),
  })
  // A connection that breaks is replaced; without listeners its error, idle or on loan, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: watchedPool(pool as unknown as LendingPool, options.watch) }),
  })
}
