import type { RegistryEntry } from '@shuttle/contracts'
import type { RegistryStore } from '../registry/registry-store'
import type { Place } from '../remotes/place'
import type { RegistryQuestions } from './ask-registry'

/** What this document knows of the versions of each remote. */
export interface KnownVersions {
  /** Remotes that are fetched, by name; the shell's own pages have no versions. */
  names: () => readonly string[]
  /** The one other version that may stand in for this one in a place; undefined when none does. */
  otherThan: (tried: RegistryEntry, place: Place) => Promise<RegistryEntry | undefined>
  /** The newest usable version before this one. */
  before: (entry: RegistryEntry) => Promise<RegistryEntry | undefined>
  withdraw: (name: string, versions: readonly string[]) => void
  isWithdrawn: (entry: RegistryEntry) => boolean
  /** This version should run from now on, were it healthy. */
  want: (entry: RegistryEntry) => void
  /** It threw while a place was drawn; it does not stand in there until every other has had its turn. */
  fell: (tried: RegistryEntry, place: Place) => void
  beginAnew: (place: Place) => void
}

const keyOf = ({ name, version }: RegistryEntry) => `${name} ${version}`

export const createKnownVersions = (options: {
  registry: RegistryStore
  ask: RegistryQuestions
  /** Whether scripts of this address are admitted. */
  isPinned: (address: string) => boolean
}): KnownVersions => {
  const fetched = options.registry.get().filter(({ entry }) => entry !== '')
  const wanted = new Map(fetched.map((entry) => [entry.name, entry]))
  const found = new Map<string, RegistryEntry>()
  const withdrawn = new Set<string>()
  const fallen = new Map<string, Set<string>>()
  const isWithdrawn = (entry: RegistryEntry) => withdrawn.has(keyOf(entry))

  const before = async (entry: RegistryEntry): Promise<RegistryEntry | undefined> => {
    const known = found.get(keyOf(entry))
    if (known && !isWithdrawn(known)) return known
    const answered = await options.ask.before(entry)
    // The page's policies were written with it: what it does not admit cannot run here.
    if (!answered || !options.isPinned(answered.entry)) return undefined
    found.set(keyOf(entry), answered)
    return answered
  }

  return {
    names: () => [...wanted.keys()],
    before,
    isWithdrawn,
    otherThan: async (tried, place) => {
      const want = wanted.get(tried.name)
      const other = !want || want.version === tried.version ? await before(tried) : want
      const isFit = other && place.isIn(other) && !isWithdrawn(other) && !fallen.get(place.name)?.has(keyOf(other))
      return isFit ? other : undefined
    },
    withdraw: (name, versions) => {
      for (const version of versions) withdrawn.add(`${name} ${version}`)
    },
    want: (entry) => void wanted.set(entry.name, entry),
    fell: (tried, place) => {
      fallen.set(place.name, (fallen.get(place.name) ?? new Set()).add(keyOf(tried)))
    },
    beginAnew: (place) => void fallen.delete(place.name),
  }
}
