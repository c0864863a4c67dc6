import { join } from 'node:path'
import { findPostgres } from '@shuttle/platform/find-postgres'
import { runCommand } from '@shuttle/platform/run-command'
import { NotHere } from '@shuttle/platform/verify-table'

/** Runs statements of SQL in the PostgreSQL of a service; throws what psql says. */
export const runStatement = async (databaseUrl: string | undefined, statement: string): Promise<void> => {
  const bin = databaseUrl && (await findPostgres())
  if (!bin) throw new NotHere('PostgreSQL is not installed here')
  const { ok, output } = await runCommand(join(bin, 'psql'), [databaseUrl, '-v', 'ON_ERROR_STOP=1', '-qc', statement], {
    cwd: '/',
  })
  if (!ok) throw new Error(`the statement failed\n${output}`)
}
