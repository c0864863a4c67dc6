import { migrate } from '../database/migrate'
import { LONG_PATIENCE, openPostgres } from '../database/postgres'

/** Over a connection without a short timeout: the pool's statements are short. */
export const migrateDatabase = async (url: string): Promise<void> => {
  const patient = openPostgres({ url, connections: 2, patience: LONG_PATIENCE })
  try {
    await migrate(patient)
  } finally {
    await patient.destroy()
  }
}
