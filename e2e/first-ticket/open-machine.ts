import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThrowawayPostgres } from '@shuttle/platform/throwaway-postgres'
import { startMailboxes } from './start-mailboxes'

/** An empty machine: PostgreSQL without our database, a mail server, and folders in place of those of the guide. */
export const openMachine = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shuttle-first-'))
  chmodSync(folder, 0o755)
  const postgres = await startThrowawayPostgres(folder)
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
