import { builtService } from './built-service'
import { runJest } from './jest-stage'
import type { Outcome, StageContext } from './stage'
import { startThrowawayPostgres } from './throwaway-postgres'

/** One more than the processors of a small machine: a suite waits for its database a third of its time. */
const WORKERS = 3

interface ServiceRun {
  bin?: string
  only?: string
  project?: 'service' | 'large'
  env?: Readonly<Record<string, string>>
}

/**
 * Runs suites of the service on their own PostgreSQL: that of the npm package, or the programs in the folder `bin`.
 * `only` is a pattern of files; `large` are the suites of `npm run verify`.
 */
export const runServiceTests = async (
  context: StageContext,
  { bin, only, project = 'service', env: own = {} }: ServiceRun = {},
): Promise<Outcome> => {
  const database = await startThrowawayPostgres(context.scratch, bin)
  try {
    const env = { ...own, ...builtService(context.root), TEST_DATABASE_URL: database.socketUrl }
    return await runJest(context, [project], { env, workers: WORKERS, ...(only !== undefined && { only }) })
  } finally {
    await database.remove()
  }
}
