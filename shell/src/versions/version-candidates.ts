import type { RegistryEntry } from '@shuttle/contracts'
import type { EarlyCalls } from '../boot/early-calls'
import type { RegistryStore } from '../registry/registry'
import type { MountPoint } from '../remotes/mount-point'
import type { RegistryClient } from './registry-client'

/** Functions of the boot script; without them there is no list. */
export type AdmittedFolders = Pick<EarlyCalls, 'admit' | 'isAdmitted'>

/**
 * Whether scripts of this version may run in the page. The page lists the folders of its set and fallbacks; another
 * folder of a build on this site is added here, because the registry named it, while other sites depend on the page's
 * headers. A page without a list (development) admits what its policies admit.
 */
export const admitVersion =
  (base: string, { admit, isAdmitted }: AdmittedFolders) =>
  ({ name, version, entry }: RegistryEntry): boolean => {
    const { href } = new URL(entry, location.href)
    if (!admit || !isAdmitted || isAdmitted(href)) return true
    const folder = new URL(`${base}remotes/${name}/${version}/`, location.href).href
    if (!/^\w[\w.-]*$/.test(version) || !href.startsWith(folder)) return false
    admit(folder)
    return isAdmitted(href)
  }

/** The versions of each remote that this document may run. */
export interface VersionCandidates {
  /** Names of the fetched remotes; the shell's own pages have no versions. */
  names: () => readonly string[]
  /** The fallback of this version for a mount point; undefined when there is none. */
  findOther: (tried: RegistryEntry, mountPoint: MountPoint) => Promise<RegistryEntry | undefined>
  /** The version that replaces a withdrawn or closed one. Queried each time, because it changes. */
  next: (entry: RegistryEntry) => Promise<RegistryEntry | undefined>
  /** Sets the versions of the remote that are withdrawn now; all others are not. */
  withdraw: (name: string, versions: readonly string[]) => void
  isWithdrawn: (entry: RegistryEntry) => boolean
  /** Prefers this version from now on, if it works. */
  prefer: (entry: RegistryEntry) => void
  /** It threw while rendering: no fallback at this mount point until every other version was tried. */
  markCrashed: (tried: RegistryEntry, mountPoint: MountPoint) => void
  clearCrashes: (mountPoint: MountPoint) => void
}

const toKey = ({ name, version }: RegistryEntry) => `${name} ${version}`

export const createVersionCandidates = (options: {
  registry: RegistryStore
  registryClient: RegistryClient
  /** Whether scripts of this version may run in the page. */
  admit: (entry: RegistryEntry) => boolean
  /** A fallback was not tried, because it had thrown at this mount point. */
  onSkip?: (entry: RegistryEntry, mountPoint: MountPoint) => void
}): VersionCandidates => {
  const fetched = options.registry.get().filter(({ entry, closed }) => entry !== '' || closed)
  const preferred = new Map(fetched.map((entry) => [entry.name, entry]))
  const found = new Map<string, RegistryEntry>()
  const withdrawn = new Map<string, readonly string[]>()
  const crashed = new Map<string, Set<string>>()
  const isWithdrawn = ({ name, version }: RegistryEntry) => withdrawn.get(name)?.includes(version) ?? false
  const admitted = (entry: RegistryEntry | undefined) => (entry && options.admit(entry) ? entry : undefined)

  /** The newest usable version before this one. */
  const before = async (entry: RegistryEntry): Promise<RegistryEntry | undefined> => {
    const known = found.get(toKey(entry))
    if (known && !isWithdrawn(known)) return known
    const answered = admitted(await options.registryClient.before(entry))
    if (answered) found.set(toKey(entry), answered)
    return answered
  }

  return {
    names: () => [...preferred.keys()],
    next: async (entry) => admitted(await options.registryClient.next(entry)),
    isWithdrawn,
    findOther: async (tried, mountPoint) => {
      const prefer = preferred.get(tried.name)
      const isOther = prefer && prefer.version !== tried.version && !isWithdrawn(prefer)
      const other = isOther ? prefer : await before(tried)
      if (!other || !mountPoint.isIn(other) || isWithdrawn(other)) return undefined
      if (!crashed.get(mountPoint.name)?.has(toKey(other))) return other
      options.onSkip?.(other, mountPoint)
      return undefined
    },
    withdraw: (name, versions) => void withdrawn.set(name, versions),
    prefer: (entry) => void preferred.set(entry.name, entry),
    markCrashed: (tried, mountPoint) => {
      crashed.set(mountPoint.name, (crashed.get(mountPoint.name) ?? new Set()).add(toKey(tried)))
    },
    clearCrashes: (mountPoint) => void crashed.delete(mountPoint.name),
  }
}
