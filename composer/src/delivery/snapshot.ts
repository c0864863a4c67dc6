import { BASE_PATH } from '@shuttle/contracts'
import type { ReleasedApp, ReleaseRegistry } from '@shuttle/releases'
import type { FileRecord } from '../composition/compressed-copies'
import { versionBefore } from '../composition/version-before'
import type { Build, BuildName, BuildStore } from './build'
import type { BuildLibrary, CachedRegistry } from './build-library'
import { isTakenDown } from './build-trust'
import { DeliveryFault, type ReportFault } from './delivery-fault'
import { pinUnreadableApps, withoutRefused } from './pin-apps'

/** A release registry whose builds are all in memory: pages are composed from one of these as a whole. */
export interface ReleaseSnapshot extends CachedRegistry {
  /** Key in the store -> record, of every file that a browser may ask for with this snapshot; not what another site serves. */
  files: ReadonlyMap<string, FileRecord>
  /** False: a version to fall back to could not be read; worth another try. */
  isComplete: boolean
  /** A live build or one on trial could not be read: its app is pinned where it was, until the next try. */
  isBehind: boolean
}

/** Before there is one, nothing can be composed by this registry. */
export const hasLiveShell = (registry: ReleaseRegistry): boolean =>
  registry.apps.some((app) => app.kind === 'shell' && app.live !== null)

/** Versions before the live one to load: the last good one, and more in case it does not fit the shell. */
const BEFORE = 3

export const findBuildName = (app: ReleasedApp, version: string): BuildName | undefined => {
  const build = app.builds.find((one) => one.version === version)
  if (!build) return undefined
  const { digest, publisher, signature } = build
  return { kind: app.kind, name: app.name, version, digest, publisher, signature }
}

const versionsBefore = (app: ReleasedApp, version: string): string[] => {
  const versions: string[] = []
  for (let at: string | undefined = version; versions.length < BEFORE; ) {
    at = versionBefore(app, at, () => true)
    if (at === undefined) break
    versions.push(at)
  }
  return versions
}

/**
 * Builds to load before pages are composed by this registry. Without one of `must` the registry cannot be used; without
 * one of `may` pages lack a version to fall back to.
 */
export const neededBuilds = (registry: ReleaseRegistry): { must: BuildName[]; may: BuildName[] } => {
  const must: BuildName[] = []
  const may: BuildName[] = []
  for (const app of registry.apps) {
    const given = [app.live, app.canary?.version].filter((version) => typeof version === 'string')
    for (const version of given) {
      const build = findBuildName(app, version)
      // Of a closed remote only the paths are needed, and an older version has them too.
      if (build) (app.enabled ? must : may).push(build)
    }
    if (app.live === null) continue
    for (const version of versionsBefore(app, app.live)) {
      const build = findBuildName(app, version)
      if (build && !given.includes(version)) may.push(build)
    }
  }
  return { must, may }
}

/** Source maps are for developers, who can wait for the store. */
const browserFiles = ({ base, record }: Build): [string, FileRecord][] =>
  base.startsWith(BASE_PATH)
    ? Object.entries(record.files).flatMap(([name, file]) =>
        name.endsWith('.map') ? [] : [[base.slice(BASE_PATH.length) + name, file] as [string, FileRecord]],
      )
    : []

/** `failed`: builds that could not be read, or are not believed by the keys of the moment. */
const findIn =
  (registry: ReleaseRegistry, library: BuildLibrary, failed: ReadonlyMap<string, unknown>): ReleaseSnapshot['find'] =>
  (name, version) => {
    const app = registry.apps.find((one) => one.name === name)
    const build = app && findBuildName(app, version)
    if (!build || isTakenDown(registry, build) || failed.has(`${name} ${version}`)) return undefined
    return library.find(build)
  }

/** Reads a build for this registry. Throws a {@link DeliveryFault}. */
export const readNamed = async (
  registry: ReleaseRegistry,
  library: BuildLibrary,
  name: BuildName,
  store?: BuildStore,
): Promise<Build> => {
  if (isTakenDown(registry, name))
    throw new DeliveryFault(
      'signature',
      `${name.name} ${name.version} is signed by ${name.publisher}, which was revoked`,
    )
  return library.get(name, store)
}

/** Whether it is a build that is not believed, or was taken down with its key. */
export const isRefusal = (error: unknown): boolean => error instanceof DeliveryFault && error.kind === 'signature'

/** Whether its shell is one that the keys of the moment, or this registry, refuse: no page may be composed with it any more. */
export const hasRefusedShell = async (
  { registry: { apps } }: ReleaseSnapshot,
  registry: ReleaseRegistry,
  library: BuildLibrary,
): Promise<boolean> => {
  const shell = apps.find(({ kind }) => kind === 'shell')
  const build = shell?.live ? findBuildName(shell, shell.live) : undefined
  return build !== undefined && readNamed(registry, library, build).then(() => false, isRefusal)
}

/**
 * Reads everything a registry needs. Apps of which a build cannot be read are pinned where they are in `before`, as far as all
 * goes together then, and what is refused leaves the pages; else throws the {@link DeliveryFault}. `store`: the last good set,
 * which is taken whole or not at all. `reportSpare` is told of each version to fall back to that cannot be read.
 */
export const loadSnapshot = async (
  registry: ReleaseRegistry,
  library: BuildLibrary,
  report: ReportFault,
  {
    store,
    before,
    reportSpare = (error) => report(error, 'store'),
  }: { store?: BuildStore; before?: ReleaseSnapshot | undefined; reportSpare?: (error: unknown) => void } = {},
): Promise<ReleaseSnapshot> => {
  if (!hasLiveShell(registry)) throw new DeliveryFault('registry', 'no shell is live')
  const faults: unknown[] = []
  const failed = new Map<string, unknown>()
  const read = (names: readonly BuildName[], onFault: (error: unknown) => void): Promise<(Build | undefined)[]> =>
    Promise.all(
      names.map((name) =>
        readNamed(registry, library, name, store).catch((error: unknown) => {
          failed.set(`${name.name} ${name.version}`, error)
          onFault(error)
          return undefined
        }),
      ),
    )
  const { must, may } = neededBuilds(registry)
  const needed = await read(must, (error) => faults.push(error))
  // Before pinning: spare builds are what an app can be pinned at.
  const spare = await read(may, reportSpare)
  let followed = registry
  if (faults.length > 0) {
    // What pages have now may be refused since, and nothing above asked for it.
    if (before) await read(neededBuilds(before.registry).must, () => {})
    const sources = {
      findIn: (one: ReleaseRegistry) => findIn(one, library, failed),
      isRefused: (name: string, version: string | null) => isRefusal(failed.get(`${name} ${version}`)),
      before: before?.registry,
    }
    const pinned = store ? undefined : (pinUnreadableApps(registry, sources) ?? withoutRefused(registry, sources))
    if (!pinned) throw faults[0]
    for (const fault of faults) report(fault, 'store')
    followed = pinned
  }
  const others = before ? [...before.files] : []
  return {
    registry: followed,
    find: findIn(followed, library, failed),
    files: new Map([
      ...[...needed, ...spare].flatMap((build) => (build ? browserFiles(build) : [])),
      ...(followed === registry ? [] : others),
    ]),
    // What is refused is so until registry or keys change, and then all is read anew.
    isComplete: may.every(
      ({ name, version }, index) => spare[index] !== undefined || isRefusal(failed.get(`${name} ${version}`)),
    ),
    isBehind: followed !== registry,
  }
}
