import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { COLUMN_PARSERS } from './column-types'
import { longAnswerMs } from './long-statements'
import type { PoolWatch } from './pool-watch'
import type { Database } from './types'
import { type LendingPool, watchedPool } from './watched-pool'

/**
 * Timeouts of the database in milliseconds; undefined is none. The waits for a connection and for an answer together
 * end within the ten seconds that a browser waits for a call.
 */
export interface DatabaseTimeouts {
  /** For a connection, whether the pool is full or the server does not answer. */
  connect: number
  /** For a statement, by the server's clock. */
  statement: number | undefined
  /** For the answer to a statement, by our clock: the server or the network may be gone without a notice. */
  answer: number | undefined
  /** For a lock of another transaction. */
  lock: number | undefined
  /** For the next statement of a transaction: one whose client is gone would hold its locks for ever. */
  idle: number | undefined
}

export const DATABASE_TIMEOUTS: DatabaseTimeouts = {
  connect: 3000,
  statement: 6000,
  answer: 7000,
  lock: 4000,
  idle: 15_000,
}
/** For probes of whether the database answers at all. */
export const PROBE_TIMEOUTS: DatabaseTimeouts = { ...DATABASE_TIMEOUTS, connect: 2000, statement: 2000, answer: 2000 }
/** For migrations, which limit their waits for locks themselves, and for commands of an operator, who can wait. */
export const LONG_TIMEOUTS: DatabaseTimeouts = {
  connect: 10_000,
  statement: undefined,
  answer: undefined,
  lock: undefined,
  idle: undefined,
}

/** After this long without data from the server the operating system probes the connection, ten times, each second. */
const KEEP_ALIVE_AFTER_MS = 10_000

/**
 * Sets a limit of 0, which is none, where there is to be none: the role may have one. As text, for pg drops the number.
 */
const withLimits = (url: string, limits: Readonly<Record<string, number | undefined>>): string => {
  const address = new URL(url)
  for (const [name, ms = 0] of Object.entries(limits)) address.searchParams.set(name, String(ms))
  return address.href
}

/** The pool as it is lent: a statement of {@link withLongStatements} is waited for as long as it may take. */
const lend = (pool: pg.Pool): LendingPool => ({
  connect: async () => {
    const client = await pool.connect()
    return {
      query: (text, parameters) => {
        const query = { text, values: [...parameters], query_timeout: longAnswerMs() }
        return client.query(query)
      },
      release: (fault) => client.release(fault),
    }
  },
  end: () => pool.end(),
})

/** PostgreSQL by address. */
export const openPostgres = (options: {
  url: string
  connections?: number
  timeouts?: DatabaseTimeouts
  watch?: PoolWatch
}): Kysely<Database> => {
  for (const { oid, parse } of COLUMN_PARSERS) pg.types.setTypeParser(oid, parse)
  const { connect, statement, answer, lock, idle } = options.timeouts ?? DATABASE_TIMEOUTS
  const pool = new pg.Pool({
    connectionString: withLimits(options.url, {
      lock_timeout: lock,
      statement_timeout: statement,
      idle_in_transaction_session_timeout: idle,
    }),
    max: options.connections ?? 10,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(answer !== undefined && { query_timeout: answer }),
  })
  // A connection that breaks is replaced; without listeners its error, idle or on loan, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: watchedPool(lend(pool), options.watch) }),
  })
}
