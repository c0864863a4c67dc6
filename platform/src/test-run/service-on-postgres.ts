import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findPostgres } from './find-postgres'
import { runJest } from './jest-stage'
import type { Outcome, StageContext } from './stage'
import { startThrowawayPostgres } from './throwaway-postgres'

const WORKERS = 2

const createDatabase = (bin: string, url: string, name: string): void => {
  const done = spawnSync(join(bin, 'psql'), [url, '-qc', `create database ${name}`], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`no database for a worker\n${done.stderr}`)
}

/** What shows itself on PostgreSQL alone, and what the database itself does, the files of the embedded one excepted. */
export const RACES = '(\\.postgres|server/src/database/(?!.*embedded).*)\\.test\\.ts$'

/**
 * Suites of the service on a PostgreSQL of its own; where there is none, that is said. Each of them also runs on the embedded
 * database, races excepted; `npm run verify -- service-postgres` runs them all here.
 */
export const serviceOnPostgres = async (context: StageContext, only = RACES): Promise<Outcome> => {
  const bin = await findPostgres()
  if (!bin) {
    const notRun = 'PostgreSQL is not installed here (Debian: apt-get install postgresql); PGlite alone was tested'
    return { passed: 0, failed: 0, notRun }
  }
  context.say(`PostgreSQL: ${bin}`)
  const database = await startThrowawayPostgres(bin, context.scratch)
  try {
    // A database for each worker: a migration reads the catalogue of all schemas, and stumbles over one just dropped.
    for (let worker = 1; worker <= WORKERS; worker += 1) createDatabase(bin, database.url, `worker_${worker}`)
    // Its own programs, such as pg_dump, are of the same version.
    const env = { TEST_DATABASE_URL: database.url, TEST_DATABASE_OF_WORKER: 'worker_', TEST_POSTGRES_BIN: bin }
    return await runJest(context, ['service'], { env, workers: WORKERS, only })
  } finally {
    await database.remove()
  }
}
