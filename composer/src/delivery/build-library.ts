import type { ReleaseBook } from '@shuttle/releases'
import type { Build, BuildName } from './build'
import { readBuild, type Shelf } from './read-build'

/** Builds that were read once; they never change. A fault is not remembered. */
export interface BuildLibrary {
  /** Throws a `DeliveryFault`. */
  get: (name: BuildName, store?: Shelf) => Promise<Build>
  /** What is at hand. */
  find: (name: BuildName) => Build | undefined
  /** Forgets what this book does not name any more. */
  keepOnly: (book: ReleaseBook) => void
}

const keyOf = ({ kind, name, version, digest }: BuildName): string => `${kind} ${name} ${version} ${digest}`

export const createBuildLibrary = (usualStore: Shelf): BuildLibrary => {
  const builds = new Map<string, Build>()
  const reading = new Map<string, Promise<Build>>()
  return {
    find: (name) => builds.get(keyOf(name)),
    get: async (name, store = usualStore) => {
      const key = keyOf(name)
      const known = builds.get(key) ?? reading.get(key)
      if (known) return known
      const read = readBuild(store, name).finally(() => reading.delete(key))
      reading.set(key, read)
      const build = await read
      builds.set(key, build)
      return build
    },
    keepOnly: (book) => {
      const named = new Set(
        book.apps.flatMap(({ kind, name, builds: all }) =>
          all.map(({ version, digest }) => keyOf({ kind, name, version, digest })),
        ),
      )
      for (const key of builds.keys()) if (!named.has(key)) builds.delete(key)
    },
  }
}
