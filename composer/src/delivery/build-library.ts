import { isRecordSignedBy, keyPrint, type ReleaseRegistry } from '@shuttle/releases'
import { buildPrefix } from '../artefacts/artefact-store'
import { OPERATOR, readKeyFile, toKeysByOwner, withAdmitted } from '../composition/publisher-keys'
import { type Build, type BuildName, type BuildStore, readBuild } from './build'
import { DeliveryFault, type ReportFault } from './delivery-fault'

/**
 * The keys whose signatures this process trusts: its own key file, and what an operator of that file admitted by
 * signature, whatever registry and store contain.
 */
export interface TrustedKeys {
  /**
   * Reads the current keys; returns a text that changes with them. If the file is unreadable or has an invalid line, it
   * reports a fault and the previous keys stay, or throws a `DeliveryFault` `keys` when there are none.
   */
  refresh: (registry: Pick<ReleaseRegistry, 'admittedKeys'>) => Promise<string>
  /** Why a record is not trusted, as a sentence; undefined when it is. */
  findFault: (name: BuildName, record: Buffer) => string | undefined
}

export const createTrustedKeys = (options: { keyFile: string; report: ReportFault }): TrustedKeys => {
  let known: { text: string; byOwner: ReturnType<typeof toKeysByOwner> } | undefined
  /** Replaces the keys as a whole: one mistyped line must not remove the keys of others. */
  const read = async ({ admittedKeys = [] }: Pick<ReleaseRegistry, 'admittedKeys'>) => {
    const file = withAdmitted(await readKeyFile(options.keyFile), admittedKeys)
    const text = JSON.stringify(file)
    return text === known?.text ? known : { text, byOwner: toKeysByOwner(file) }
  }
  return {
    refresh: async (registry) => {
      try {
        known = await read(registry)
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause)
        const fault = new DeliveryFault('keys', `the file of the publisher keys cannot be used: ${why}`, { cause })
        if (!known) throw fault
        options.report(fault, 'keys')
      }
      return known.text
    },
    findFault: ({ name, version, signature, publisher }, record) => {
      // The operator may sign in place of a key that was revoked or removed.
      const isTrusted = [name, OPERATOR]
        .flatMap((owner) => known?.byOwner.get(owner) ?? [])
        .some(({ key }) => isRecordSignedBy(record, signature, key))
      return isTrusted ? undefined : `${name} ${version} is not signed by ${publisher} or another key of this site`
    },
  }
}

/** Whether a build was withdrawn with the key that signed it. */
export const isTakenDown = (
  { revokedKeys = [] }: ReleaseRegistry,
  { publisher }: Pick<BuildName, 'publisher'>,
): boolean => revokedKeys.some(({ key, withdrawsBuilds }) => withdrawsBuilds && keyPrint(key) === keyPrint(publisher))

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
