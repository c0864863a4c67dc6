/** One entry of a lock file, as npm writes it. */
export interface LockEntry {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  peer?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  [more: string]: unknown
}
export interface Lock {
  lockfileVersion: number
  packages: Record<string, LockEntry>
  [more: string]: unknown
}

/** Names of the packages that a package needs at run time. */
export const neededNames = (entry: LockEntry): string[] =>
  Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies })

/** The package that a nested one is installed in; empty for the root. */
const above = (place: string): string => place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))

/** Place in the lock where a package at `from` resolves `name`; undefined where it is not installed. */
export const findPlace = (lock: Lock, name: string, from: string): string | undefined => {
  const nested = `${from}/node_modules/${name}`
  if (lock.packages[nested]) return nested
  if (from !== '') return findPlace(lock, name, above(from))
  const hoisted = `node_modules/${name}`
  return lock.packages[hoisted] ? hoisted : undefined
}
