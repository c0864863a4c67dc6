import type { ReleaseRegistry } from '@shuttle/releases'
import { buildPrefix } from '../artefacts/artefact-store'
import { type Build, type BuildName, type BuildStore, readBuild } from './build'
import { DeliveryFault } from './delivery-fault'
import type { TrustedKeys } from './trusted-keys'

/** A release registry with its builds, as far as they were read. */
export interface CachedRegistry {
  registry: ReleaseRegistry
  /** A trusted build of the registry that is in memory. */
  find: (app: string, version: string) => Build | undefined
}

/** Cache of builds, which never change. A fault is not cached. */
export interface BuildLibrary {
  /** Verified by the current keys, once for each build and set of keys. Throws a `DeliveryFault`. */
  get: (name: BuildName, store?: BuildStore) => Promise<Build>
  /** A build in memory if the current keys trust it: one trusted only by earlier keys must not be chosen again. */
  find: (name: BuildName) => Build | undefined
  /** Sets the current keys. */
  useKeys: (text: string) => void
  /** Drops builds that none of these registries names. */
  retainOnly: (registries: readonly ReleaseRegistry[]) => void
}

const toKey = ({ kind, name, version, digest }: Pick<BuildName, 'kind' | 'name' | 'version' | 'digest'>): string =>
  `${kind} ${name} ${version} ${digest}`

export const createBuildLibrary = (usualStore: BuildStore, trustedKeys: TrustedKeys): BuildLibrary => {
  /** Why each build is not trusted, if it is not, with the signature and keys of that verification. */
  const verifications = new WeakMap<Build, { signature: string; keys: string; fault: string | undefined }>()
  let keys = ''

  const findFault = (build: Build, name: BuildName): string | undefined => {
    const { signature } = name
    const known = verifications.get(build)
    if (known && known.signature === signature && known.keys === keys) return known.fault
    const fault = trustedKeys.findFault(name, Buffer.from(build.sources[`${buildPrefix(name)}remote.json`] ?? ''))
    verifications.set(build, { signature, keys, fault })
    return fault
  }
  const assertTrusted = (build: Build, name: BuildName): Build => {
    const fault = findFault(build, name)
    if (fault) throw new DeliveryFault('signature', fault)
    return build
  }
  const builds = new Map<string, Build>()
  const reading = new Map<string, Promise<Build>>()
  return {
    find: (name) => {
      const build = builds.get(toKey(name))
      return build && findFault(build, name) === undefined ? build : undefined
    },
    get: async (name, store = usualStore) => {
      const key = toKey(name)
      const known = builds.get(key) ?? (await reading.get(key))
      if (known) return assertTrusted(known, name)
      const read = readBuild(store, name, (record) => trustedKeys.findFault(name, record)).finally(() =>
        reading.delete(key),
      )
      reading.set(key, read)
      const build = await read
      builds.set(key, build)
      return build
    },
    useKeys: (text) => {
      keys = text
    },
    retainOnly: (registries) => {
      const apps = registries.flatMap((registry) => registry.apps)
      const named = new Set(
        apps.flatMap(({ kind, name, builds: all }) =>
          all.map(({ version, digest }) => toKey({ kind, name, version, digest })),
        ),
      )
      for (const key of builds.keys()) if (!named.has(key)) builds.delete(key)
    },
  }
}
