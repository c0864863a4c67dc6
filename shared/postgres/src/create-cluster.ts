import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toServerFault } from './server-fault'
import type { Identity } from './unprivileged-user'

/** The only role of an embedded server, its superuser. */
export const ROLE = 'shuttle'

/**
 * Creates an empty cluster in `folder`, which must not exist: it is created next to it and renamed when complete, so an
 * interrupted creation leaves no partial cluster and of two concurrent ones one wins. Throws a ServerFault.
 */
export const createCluster = (bin: string, folder: string, identity: Identity, { sync = true } = {}): void => {
  const unfinished = `${folder}.unfinished-${process.pid}`
  const clear = () => rmSync(unfinished, { recursive: true, force: true })
  clear()
  mkdirSync(unfinished, { mode: 0o700 })
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(unfinished, identity.uid, identity.gid)
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', unfinished, '-U', ROLE, '-A', 'trust', '-E', 'UTF8', '--locale=C', ...(sync ? [] : ['--no-sync'])],
    { ...identity, cwd: '/', encoding: 'utf8' },
  )
  const isThere = () => existsSync(join(folder, 'PG_VERSION'))
  if (init.status !== 0) {
    clear()
    // The service that was first clears what others left unfinished, which stops their creation.
    if (isThere()) return
    throw toServerFault(folder, `${init.stdout}${init.stderr}${init.error?.message ?? ''}`)
  }
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    clear()
    if (!isThere()) throw error
  }
}
