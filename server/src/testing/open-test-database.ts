import { randomUUID } from 'node:crypto'
import { countUse } from '@shuttle/platform/count-use'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { migrate } from '../database/migrate'
import { LONG_TIMEOUTS, openPostgres } from '../database/postgres'
import type { Database } from '../database/types'

/** Initial rows of a suite. Those of one name are always the same, so they are made once for each run. */
export interface Filling {
  name: string
  load: (db: Kysely<Database>) => Promise<void>
}
/** Statements that wait for each other on a slow machine are no fault: the time limit of the test ends them. */
const TEST_TIMEOUTS = { ...LONG_TIMEOUTS, connect: 600_000 }
const CONNECTIONS = 20

const NOTHING: Filling = { name: 'nothing', load: async () => {} }

export interface TestDatabase {
  db: Kysely<Database>
  /** Its address, for further connections to it. */
  url: string
  close: () => Promise<void>
}

/** Of the server that the run started, its maintenance database. */
const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined) throw new Error('TEST_DATABASE_URL is missing: jest starts the server of the service project')
  return url
}

const urlOf = (database: string): string => {
  const address = new URL(serverUrl())
  address.pathname = `/${database}`
  return address.href
}

let pool: pg.Pool | undefined
/** The connection for statements about whole databases, of all suites of a process; it ends with the process. */
const server = (): pg.Pool => {
  pool ??= new pg.Pool({ connectionString: serverUrl(), max: 1, allowExitOnIdle: true, idleTimeoutMillis: 0 }).on(
    'error',
    () => {},
  )
  return pool
}

const fill = async (database: string, { load }: Filling): Promise<void> => {
  const db = openPostgres({ url: urlOf(database), connections: 2, timeouts: TEST_TIMEOUTS })
  await migrate(db)
  await load(db)
  await db.destroy()
}

/** Makes the template of a filling, one worker at a time: the others wait for the lock and find the template. */
const ensureTemplate = async (filling: Filling): Promise<string> => {
  const template = `filled_${filling.name}`
  const unfinished = `filling_${filling.name}`
  const session = await server().connect()
  try {
    await session.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await session.query('select from pg_database where datname = $1', [template])
    if (rowCount === 1) return template
    await session.query(`drop database if exists ${unfinished}`)
    await session.query(`create database ${unfinished}`)
    await fill(unfinished, filling)
    await session.query(`alter database ${unfinished} rename to ${template}`)
    return template
  } finally {
    await session.query('select pg_advisory_unlock_all()')
    session.release()
  }
}

/**
 * A migrated and filled database of a suite's own: a copy of the template that the first suite with this filling made.
 */
export const openTestDatabase = async (filling = NOTHING): Promise<TestDatabase> => {
  const name = `suite_${randomUUID().replaceAll('-', '')}`
  const template = await ensureTemplate(filling)
  await server().query(`create database ${name} template ${template} strategy file_copy`)
  countUse('database')
  const url = urlOf(name)
  const db = openPostgres({ url, connections: CONNECTIONS, timeouts: TEST_TIMEOUTS })
  const close = async () => {
    await db.destroy()
    await server().query(`drop database ${name} with (force)`)
  }
  return { db, url, close }
}
