import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThrowawayPostgres } from '@shuttle/platform/throwaway-postgres'
import { startMailboxes } from './start-mailboxes'

/** An empty machine: PostgreSQL without a database of ours, a mail server, and folders where the guide has its own. */
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
