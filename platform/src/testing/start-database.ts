import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAtLast } from '../test-run/reaper'
import { startThrowawayPostgres } from '../test-run/throwaway-postgres'

declare global {
  /** Ends the server of this run of jest. */
  var endTestDatabase: (() => Promise<void>) | undefined
}

const makeKeysFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shuttle-keys-'))
  removeAtLast(folder)
  return folder
}

/**
 * Runs once for each run of jest: creates a folder for keys, and the PostgreSQL server of the suites, unless
 * `TEST_DATABASE_URL` names one.
 */
const startDatabase = async (): Promise<void> => {
  process.env.TEST_KEYS_FOLDER = makeKeysFolder()
  if (process.env.TEST_DATABASE_URL) return
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-jest-'))
  // The server runs as another user where the tests run as root.
  chmodSync(scratch, 0o711)
  removeAtLast(scratch)
  const server = await startThrowawayPostgres(scratch)
  process.env.TEST_DATABASE_URL = server.socketUrl
  globalThis.endTestDatabase = async () => {
    await server.remove()
    rmSync(scratch, { recursive: true, force: true })
  }
}

// biome-ignore lint/style/noDefaultExport: jest takes its set-up as the default export.
export default startDatabase
