import type { RegistryEntry } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry'
import type { MountPoint } from '../remotes/mount-point'
import type { RegistryClient } from './registry-client'

/**
 * Whether the page admits scripts from this address: the composer lists the folders of the set and of the versions
 * before. A page without a list (development) admits what its policies admit.
 */
export const isPinned = (address: string): boolean => {
  const { href } = new URL(address, location.href)
  return window.early?.pinned?.some((folder) => href.startsWith(folder)) ?? true
}

/** The versions of each remote that this document may run. */
export interface VersionCandidates {
  /** Names of the remotes that are fetched; the shell's own pages have no versions. */
  names: () => readonly string[]
  /** The fallback of this version for a mount point; undefined when there is none. */
  findOther: (tried: RegistryEntry, mountPoint: MountPoint) => Promise<RegistryEntry | undefined>
  /** The newest usable version before this one. */
  before: (entry: RegistryEntry) => Promise<RegistryEntry | undefined>
  withdraw: (name: string, versions: readonly string[]) => void
  isWithdrawn: (entry: RegistryEntry) => boolean
  /** This version should run from now on, when it works. */
  prefer: (entry: RegistryEntry) => void
  /** It threw while it was rendered: no fallback there until every other version was tried. */
  markCrashed: (tried: RegistryEntry, mountPoint: MountPoint) => void
  clearCrashes: (mountPoint: MountPoint) => void
}

const toKey = ({ name, version }: RegistryEntry) => `${name} ${version}`

export const createVersionCandidates = (options: {
  registry: RegistryStore
  ask: RegistryClient
  /** Whether scripts of this address are admitted. */
  isPinned: (address: string) => boolean
}): VersionCandidates => {
  const fetched = options.registry.get().filter(({ entry }) => entry !== '')
  const preferred = new Map(fetched.map((entry) => [entry.name, entry]))
  const found = new Map<string, RegistryEntry>()
  const withdrawn = new Set<string>()
  const crashed = new Map<string, Set<string>>()
  const isWithdrawn = (entry: RegistryEntry) => withdrawn.has(toKey(entry))

  const before = async (entry: RegistryEntry): Promise<RegistryEntry | undefined> => {
    const known = found.get(toKey(entry))
    if (known && !isWithdrawn(known)) return known
    const answered = await options.ask.before(entry)
    // The page's policies were written with it: what it does not admit cannot run here.
    if (!answered || !options.isPinned(answered.entry)) return undefined
    found.set(toKey(entry), answered)
    return answered
  }

  return {
    names: () => [...preferred.keys()],
    before,
    isWithdrawn,
    findOther: async (tried, mountPoint) => {
      const prefer = preferred.get(tried.name)
      const other = !prefer || prefer.version === tried.version ? await before(tried) : prefer
      const isFit =
        other && mountPoint.isIn(other) && !isWithdrawn(other) && !crashed.get(mountPoint.name)?.has(toKey(other))
      return isFit ? other : undefined
    },
    withdraw: (name, versions) => {
      for (const version of versions) withdrawn.add(`${name} ${version}`)
    },
    prefer: (entry) => void preferred.set(entry.name, entry),
    markCrashed: (tried, mountPoint) => {
      crashed.set(mountPoint.name, (crashed.get(mountPoint.name) ?? new Set()).add(toKey(tried)))
    },
    clearCrashes: (mountPoint) => void crashed.delete(mountPoint.name),
  }
}
