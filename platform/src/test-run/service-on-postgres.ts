import { findPostgres } from './find-postgres'
import { runJest } from './jest-stage'
import type { Outcome, StageContext } from './stage'
import { startThrowawayPostgres } from './throwaway-postgres'

/** The service's suite on a PostgreSQL of its own; where there is none, that is said. */
export const serviceOnPostgres = async (context: StageContext): Promise<Outcome> => {
  const bin = await findPostgres()
  if (!bin) {
    const notRun = 'PostgreSQL is not installed here (Debian: apt-get install postgresql); PGlite alone was tested'
    return { passed: 0, failed: 0, notRun }
  }
  context.say(`PostgreSQL: ${bin}`)
  const database = await startThrowawayPostgres(bin, context.scratch)
  try {
    // One worker: a migration reads the catalogue of all schemas, and stumbles over one that another worker just dropped.
    return await runJest(context, ['service'], { env: { TEST_DATABASE_URL: database.url }, workers: 1 })
  } finally {
    await database.remove()
  }
}
