import { findPlace, type Lock, type LockEntry, neededNames } from '../build/used-packages'

/** A package of ours as a file: its path, and its hash. */
export interface PackedPackage {
  name: string
  /** As npm writes it, such as `file:../packed/x.tgz`. */
  resolved: string
  integrity: string
}

const withoutRole = ({ dev: _dev, devOptional: _devOptional, peer: _peer, ...entry }: LockEntry): LockEntry => entry

/**
 * The lock file of one standalone workspace, cut out of the repository's: the same third-party packages, ours as packed
 * files, so that the tested versions are installed without resolving. `own` is the `package.json` of a remote outside.
 * Without packed files ours are missing, for npm to take from a registry. Throws for a needed package of ours that is
 * not packed.
 */
export const createStandaloneLock = (
  lock: Lock,
  workspace: string,
  packed: readonly PackedPackage[] | undefined,
  own = lock.packages[workspace],
): Lock => {
  if (!own) throw new Error(`${workspace} is not in the lock file`)
  const packages: Record<string, LockEntry> = {}
  const seen = new Set<string>()
  const visit = (names: readonly string[], from: string): void => {
    for (const name of names) {
      const place = findPlace(lock, name, from)
      if (place === undefined || seen.has(place)) continue
      seen.add(place)
      const found = lock.packages[place] ?? {}
      if (!found.link) {
        packages[place] = withoutRole(found)
        visit(neededNames(found), place)
        continue
      }
      const file = packed?.find((one) => one.name === name)
      if (packed && !file) throw new Error(`${from} needs ${name}, which is not packed`)
      const workspacePath = found.resolved ?? ''
      const { name: _name, devDependencies: _devDependencies, ...entry } = lock.packages[workspacePath] ?? {}
      if (file) packages[place] = { ...entry, resolved: file.resolved, integrity: file.integrity }
      visit(neededNames(entry), workspacePath)
    }
  }
  visit([...neededNames(own), ...Object.keys(own.devDependencies ?? {})], workspace)
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    name: own.name,
    version: own.version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': own, ...Object.fromEntries(sorted) },
  }
}
