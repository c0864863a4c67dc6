import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../config'
import { openEmbedded } from '../database/embedded'
import type { PoolWatch } from '../database/pool-watch'
import { type DatabasePatience, openPostgres } from '../database/postgres'
import type { Database } from '../database/types'
import { EmbeddedDatabaseFault } from './embedded-database-fault'
import { lockDataFolder } from './lock-data-folder'

/** Below this PGlite cannot create its database (about 40 MiB) nor write a checkpoint with any comfort. */
const NEEDED_BYTES = 48 * 1024 * 1024

const isDiskFull = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < NEEDED_BYTES
}

/** PGlite dies with nothing but "Aborted": what an operator can do about it is found out here. */
const openOrExplain = async (dataDir: string, folder: string, watch?: PoolWatch): Promise<Kysely<Database>> => {
  try {
    return await openEmbedded(folder, watch)
  } catch (cause) {
    // A fault of the system speaks for itself.
    if (/^E[A-Z]+$/.test((cause as { code?: string }).code ?? '')) throw cause
    throw new EmbeddedDatabaseFault(isDiskFull(dataDir) ? 'disk-full' : 'damaged', folder, cause)
  }
}

/** Created beside its place and moved there when it is whole: an interrupted creation leaves nothing that looks like one. */
const createDatabase = async (dataDir: string, folder: string): Promise<void> => {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  if (isDiskFull(dataDir)) throw new EmbeddedDatabaseFault('disk-full', folder, undefined)
  const db = await openOrExplain(dataDir, unfinished)
  // Kysely closes only what it has used.
  await sql`select 1`.execute(db)
  await db.destroy()
  renameSync(unfinished, folder)
}

const openInFolder = async (
  dataDir: string,
  say: (line: string) => void,
  watch?: PoolWatch,
): Promise<Kysely<Database>> => {
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.W_OK)
  await lockDataFolder(dataDir)
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) {
    say('creating the database, this takes some seconds')
    await createDatabase(dataDir, folder)
  }
  return openOrExplain(dataDir, folder, watch)
}

/** The database of the settings: PostgreSQL, or the embedded one under its lock. */
export const openDatabase = (
  { databaseUrl, dataDir, databasePool }: Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePool'>,
  say: (line: string) => void,
  options: { watch?: PoolWatch; patience?: DatabasePatience } = {},
): Promise<Kysely<Database>> =>
  databaseUrl === undefined
    ? openInFolder(dataDir, say, options.watch)
    : Promise.resolve(openPostgres({ url: databaseUrl, connections: databasePool, ...options }))
