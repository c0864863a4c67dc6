import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedServer, openEmbeddedServer } from '@shuttle/postgres'
import type { Kysely } from 'kysely'
import type { Config } from '../config/config'
import { LONG_TIMEOUTS, openPostgres } from '../database/postgres'
import type { Database } from '../database/types'

export type DatabaseServer = Pick<EmbeddedServer, 'url' | 'lost' | 'stop'>

/** Folder of the embedded database of earlier versions, which ran in the service's process. */
const EARLIER = 'database'

interface Options {
  report: (line: string) => void
  log?: (line: string, level: 'debug' | 'error') => void
  mayJoin?: boolean
}

/** The server of the settings' database: that of `DATABASE_URL`, or the embedded one below `DATA_DIR`. */
export const openDatabaseServer = async (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { report, log = () => {}, mayJoin = false }: Options,
): Promise<DatabaseServer> => {
  if (databaseUrl !== undefined) return { url: databaseUrl, lost: new Promise(() => {}), stop: async () => {} }
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.W_OK)
  const earlier = join(dataDir, EARLIER)
  const server = await openEmbeddedServer({ dataDir, report, log, mayJoin })
  if (existsSync(join(earlier, 'PG_VERSION')))
    report(`${earlier} is a database of an earlier version (PGlite): it is not used and left as it is`)
  return server
}

/** The database for a command, without a time limit; beside a running service it uses that one's server. */
export const openDatabase = async (
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  report: (line: string) => void,
): Promise<{ db: Kysely<Database>; close: () => Promise<void> }> => {
  const server = await openDatabaseServer(config, { report, mayJoin: true })
  const db = openPostgres({ url: server.url, timeouts: LONG_TIMEOUTS })
  const close = async () => {
    await db.destroy()
    await server.stop()
  }
  return { db, close }
}
