import type { Kysely } from 'kysely'
import { migrate } from '../database/migrate'
import { LONG_PATIENCE, openPostgres } from '../database/postgres'
import type { Database } from '../database/types'

/** Over a connection that may take its time: the pool's statements are short. */
export const migrateDatabase = async (databaseUrl: string | undefined, db: Kysely<Database>): Promise<void> => {
  if (databaseUrl === undefined) return migrate(db)
  const patient = openPostgres({ url: databaseUrl, connections: 2, patience: LONG_PATIENCE })
  try {
    await migrate(patient)
  } finally {
    await patient.destroy()
  }
}
