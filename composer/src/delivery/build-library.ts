import type { ReleaseRegistry } from '@shuttle/releases'
import { type Build, type BuildName, type BuildStore, readBuild } from './build'

/** A release registry and its builds as far as they were read. */
export interface CachedRegistry {
  registry: ReleaseRegistry
  /** A build of the registry that is in memory. */
  find: (app: string, version: string) => Build | undefined
}

/** Builds that were read once; they never change. A fault is not cached. */
export interface BuildLibrary {
  /** Throws a `DeliveryFault`. */
  get: (name: BuildName, store?: BuildStore) => Promise<Build>
  /** The builds in memory. */
  find: (name: BuildName) => Build | undefined
  /** Drops builds that this registry does not name. */
  keepOnly: (registry: ReleaseRegistry) => void
}

const toKey = ({ kind, name, version, digest }: BuildName): string => `${kind} ${name} ${version} ${digest}`

export const createBuildLibrary = (usualStore: BuildStore): BuildLibrary => {
  const builds = new Map<string, Build>()
  const reading = new Map<string, Promise<Build>>()
  return {
    find: (name) => builds.get(toKey(name)),
    get: async (name, store = usualStore) => {
      const key = toKey(name)
      const known = builds.get(key) ?? reading.get(key)
      if (known) return known
      const read = readBuild(store, name).finally(() => reading.delete(key))
      reading.set(key, read)
      const build = await read
      builds.set(key, build)
      return build
    },
    keepOnly: (registry) => {
      const named = new Set(
        registry.apps.flatMap(({ kind, name, builds: all }) =>
          all.map(({ version, digest }) => toKey({ kind, name, version, digest })),
        ),
      )
      for (const key of builds.keys()) if (!named.has(key)) builds.delete(key)
    },
  }
}
