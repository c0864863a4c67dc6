/** One entry of a lock file, as npm writes it. */
export interface LockEntry {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  peer?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  [more: string]: unknown
}
export interface Lock {
  lockfileVersion: number
  packages: Record<string, LockEntry>
  [more: string]: unknown
}

/** A package of ours as a file: where it is, and its hash. */
export interface PackedPackage {
  name: string
  /** As npm writes it, such as `file:../packed/x.tgz`. */
  resolved: string
  integrity: string
}

const needs = (entry: LockEntry): string[] =>
  Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies })

/** The package that a nested one is installed in, or the root as an empty text. */
const above = (place: string): string => place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))

/** Place in the lock where a package at `from` finds `name`, or undefined where it is not installed. */
const resolve = (lock: Lock, name: string, from: string): string | undefined => {
  const nested = `${from}/node_modules/${name}`
  if (lock.packages[nested]) return nested
  if (from !== '') return resolve(lock, name, above(from))
  const hoisted = `node_modules/${name}`
  return lock.packages[hoisted] ? hoisted : undefined
}

const withoutRole = ({ dev: _dev, devOptional: _devOptional, peer: _peer, ...entry }: LockEntry): LockEntry => entry

/**
 * The lock file of one workspace standing alone, cut out of the repository's: the same third-party packages, ours as
 * packed files. So nothing has to be resolved, and what was tested in the repository is what is installed.
 * Throws where something of ours is needed and not packed.
 */
export const createStandaloneLock = (lock: Lock, workspace: string, packed: readonly PackedPackage[]): Lock => {
  const own = lock.packages[workspace]
  if (!own) throw new Error(`${workspace} is not in the lock file`)
  const packages: Record<string, LockEntry> = {}
  const visit = (names: readonly string[], from: string): void => {
    for (const name of names) {
      const place = resolve(lock, name, from)
      if (place === undefined || packages[place]) continue
      const found = lock.packages[place] ?? {}
      if (!found.link) {
        packages[place] = withoutRole(found)
        visit(needs(found), place)
        continue
      }
      const file = packed.find((one) => one.name === name)
      if (!file) throw new Error(`${from} needs ${name}, which is not packed`)
      const workspacePath = found.resolved ?? ''
      const { name: _name, devDependencies: _devDependencies, ...entry } = lock.packages[workspacePath] ?? {}
      packages[place] = { ...entry, resolved: file.resolved, integrity: file.integrity }
      visit(needs(entry), workspacePath)
    }
  }
  visit([...needs(own), ...Object.keys(own.devDependencies ?? {})], workspace)
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    name: own.name,
    version: own.version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': own, ...Object.fromEntries(sorted) },
  }
}
