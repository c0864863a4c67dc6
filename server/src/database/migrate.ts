import { type Kysely, type Migration, Migrator } from 'kysely'
import { ticketing } from './migrations/0001-ticketing'
import { announcements } from './migrations/0002-announcements'
import { payments } from './migrations/0100-payments'
import type { Database } from './types'

/** In order; a migration that has run anywhere is never changed. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-ticketing': ticketing,
  '0002-announcements': announcements,
  '0100-payments': payments,
}

/** Brings the schema up to date. Safe to run from several instances at once: the migrator locks. */
export const migrate = async (db: Kysely<Database>, schema?: string): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
