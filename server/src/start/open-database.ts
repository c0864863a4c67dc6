import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Config } from '../config'
import { openEmbedded } from '../database/embedded'
import { openPostgres } from '../database/postgres'
import type { Database } from '../database/types'
import { lockDataFolder } from './lock-data-folder'

/** The database of the settings: PostgreSQL, or the embedded one under its lock. */
export const openDatabase = async (config: Config, say: (line: string) => void): Promise<Kysely<Database>> => {
  if (config.databaseUrl !== undefined) return openPostgres({ url: config.databaseUrl })
  mkdirSync(config.dataDir, { recursive: true })
  await lockDataFolder(config.dataDir)
  const folder = join(config.dataDir, 'database')
  if (!existsSync(folder)) say('creating the database, this takes some seconds')
  return openEmbedded(folder)
}
