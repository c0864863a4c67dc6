import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { keyPath, readPrivateKey } from '../keys/signing-keys'
import type { Signer } from './release-client'

/** Owners of the keys of this machine that may read the registry. */
const findOwners = (dataDir: string): string[] => {
  const folder = join(dataDir, 'keys')
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => (/^[a-z][a-z0-9-]*\.pem$/.test(name) ? [name.slice(0, -4)] : []))
}

/**
 * A key of this machine that may read the registry: the app's own, the operator's, otherwise any. Throws one line when
 * there is none.
 */
export const findReader = (dataDir: string, app = 'operator'): Signer => {
  const owners = findOwners(dataDir)
  const owner = [app, 'operator'].find((one) => owners.includes(one)) ?? owners[0] ?? app
  return { owner, key: readPrivateKey(keyPath(dataDir, owner)) }
}
