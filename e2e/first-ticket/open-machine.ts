import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '@shuttle/platform/find-postgres'
import { startThrowawayPostgres } from '@shuttle/platform/throwaway-postgres'
import { NotHere } from '@shuttle/platform/verify-table'
import { startMailboxes } from './start-mailboxes'

/** An empty machine: PostgreSQL without a database of ours, a mail server, and folders where the guide has its own. */
export const openMachine = async () => {
  const bin = await findPostgres()
  if (!bin) throw new NotHere('PostgreSQL is not installed here')
  const folder = mkdtempSync(join(tmpdir(), 'shuttle-first-'))
  chmodSync(folder, 0o755)
  const postgres = await startThrowawayPostgres(bin, folder)
  const mailboxes = await startMailboxes(folder)
  return {
    folder,
    postgres,
    mailboxes,
    close: async () => {
      await mailboxes.stop()
      await postgres.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
