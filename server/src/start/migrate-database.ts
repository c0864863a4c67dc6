import { migrate } from '../database/migrate'
import { LONG_TIMEOUTS, openPostgres } from '../database/postgres'

/** Over a connection without a short timeout: the pool's statements are short. */
export const migrateDatabase = async (url: string): Promise<void> => {
  const db = openPostgres({ url, connections: 2, timeouts: LONG_TIMEOUTS })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}
