import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Identity, unprivilegedUser } from './unprivileged-user'

/** Parent folder of the data where the unprivileged user cannot enter root's `DATA_DIR`. */
const REACHABLE = '/var/lib/bridge-shuttle'
const NAME = 'postgres'

const canEnter = (folder: string, identity: Identity): boolean =>
  identity.uid === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...identity, cwd: '/', stdio: 'ignore' }).status === 0

export interface DataFolder {
  folder: string
  identity: Identity
  /** Whether it lies outside of `DATA_DIR`. */
  isElsewhere: boolean
}

/** Data belong to the user that created them: a user `postgres` that was added later does not take them over. */
const toOwner = (folder: string, identity: Identity): Identity => {
  if (identity.uid === undefined || !existsSync(folder)) return identity
  const { uid, gid } = statSync(folder)
  return uid === 0 ? identity : { uid, gid }
}

/**
 * The folder of the embedded database and the user of its server: `DATA_DIR/postgres`. Where the unprivileged server
 * cannot enter root's `DATA_DIR`, it is a folder below {@link REACHABLE} whose name is derived from `DATA_DIR`.
 */
export const chooseDataFolder = (
  dataDir: string,
  { identity = unprivilegedUser(), reachable = REACHABLE } = {},
): DataFolder => {
  const real = realpathSync(dataDir)
  if (canEnter(real, identity)) {
    const folder = join(real, NAME)
    return { folder, identity: toOwner(folder, identity), isElsewhere: false }
  }
  const parent = join(reachable, createHash('sha256').update(real).digest('hex').slice(0, 16))
  mkdirSync(parent, { recursive: true, mode: 0o711 })
  const folder = join(parent, NAME)
  return { folder, identity: toOwner(folder, identity), isElsewhere: true }
}
