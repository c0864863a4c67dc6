import { builtService } from './built-service'
import { runJest } from './jest-stage'
import type { Outcome, StageContext } from './stage'
import { startThrowawayPostgres } from './throwaway-postgres'

interface ServiceRun {
  bin?: string
  only?: string
  project?: 'service' | 'large'
  env?: Readonly<Record<string, string>>
}

/**
 * Suites of the service on a PostgreSQL of their own: that of the npm package, or another one whose programs are in the folder `bin`.
 * `only` is a pattern of files; `large` are the suites that `npm run verify` runs.
 */
export const runServiceTests = async (
  context: StageContext,
  { bin, only, project = 'service', env: own = {} }: ServiceRun = {},
): Promise<Outcome> => {
  const database = await startThrowawayPostgres(context.scratch, bin)
  try {
    const env = { ...own, ...builtService(context.root), TEST_DATABASE_URL: database.socketUrl }
    return await runJest(context, [project], { env, ...(only !== undefined && { only }) })
  } finally {
    await database.remove()
  }
}
