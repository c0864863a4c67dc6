import { BASE_PATH } from '@shuttle/contracts'
import type { ReleasedApp, ReleaseRegistry } from '@shuttle/releases'
import { versionBefore } from '../composition/compatibility'
import type { FileRecord } from '../composition/compressed-copies'
import type { Build, BuildName, BuildStore } from './build'
import { type BuildLibrary, type CachedRegistry, isTakenDown } from './build-library'
import { DeliveryFault, type ReportFault } from './delivery-fault'
import { pinUnreadableApps, withoutRefused } from './pin-apps'

/** A release registry with all its builds in memory: a page is composed from one of these as a whole. */
export interface ReleaseSnapshot extends CachedRegistry {
  /**
   * Key in the store -> record, for every file that browsers may request with
   * this snapshot; without files of other sites.
   */
  files: ReadonlyMap<string, FileRecord>
  /** False when a fallback could not be read and another try is worthwhile. */
  isComplete: boolean
  /** True when a live build or one on trial could not be read: its app is pinned until the next try. */
  isBehind: boolean
}

/** Until there is one, this registry cannot be composed. */
export const hasLiveShell = (registry: ReleaseRegistry): boolean =>
  registry.apps.some((app) => app.kind === 'shell' && app.live !== null)

/** Number of earlier versions to load: the last good one, and more in case it does not fit the shell. */
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
 * one of `may` pages lack a fallback.
 */
export const neededBuilds = (registry: ReleaseRegistry): { must: BuildName[]; may: BuildName[] } => {
  const must: BuildName[] = []
  const may: BuildName[] = []
  for (const app of registry.apps) {
    const given = [app.live, app.canary?.version].filter((version) => typeof version === 'string')
    for (const version of given) {
      const build = findBuildName(app, version)
      // A closed remote needs only its paths, and an older version has them too.
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

/** Omits source maps: they are for developers, and may be read from the store. */
const browserFiles = ({ base, record }: Build): [string, FileRecord][] =>
  base.startsWith(BASE_PATH)
    ? Object.entries(record.files).flatMap(([name, file]) =>
        name.endsWith('.map') ? [] : [[base.slice(BASE_PATH.length) + name, file] as [string, FileRecord]],
      )
    : []

/** `failed`: builds that are unreadable or that the current keys do not trust. */
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

/** Whether the build is not trusted, or was withdrawn with its key. */
export const isSignatureFault = (error: unknown): boolean =>
  error instanceof DeliveryFault && error.kind === 'signature'

/** Whether the current keys, or this registry, refuse its shell: no page may be composed with it any more. */
export const hasRefusedShell = async (
  { registry: { apps } }: ReleaseSnapshot,
  registry: ReleaseRegistry,
  library: BuildLibrary,
): Promise<boolean> => {
  const shell = apps.find(({ kind }) => kind === 'shell')
  const build = shell?.live ? findBuildName(shell, shell.live) : undefined
  return build !== undefined && readNamed(registry, library, build).then(() => false, isSignatureFault)
}

/**
 * Reads everything a registry needs. Apps with unreadable builds are pinned to `before` if all is compatible then, and
 * refused builds leave the pages; else throws the {@link DeliveryFault}. `store`: the last good set, used as a whole or
 * not at all. `reportSpare` gets each fallback that cannot be read.
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
  // Before pinning, because an app can be pinned at a fallback.
  const spare = await read(may, reportSpare)
  let followed = registry
  if (faults.length > 0) {
    // Builds of current pages may have been refused since, and nothing above read them.
    if (before) await read(neededBuilds(before.registry).must, () => {})
    const sources = {
      findIn: (one: ReleaseRegistry) => findIn(one, library, failed),
      isRefused: (name: string, version: string | null) => isSignatureFault(failed.get(`${name} ${version}`)),
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
    // Refused builds stay so until registry or keys change, and then everything is read again.
    isComplete: may.every(
      ({ name, version }, index) => spare[index] !== undefined || isSignatureFault(failed.get(`${name} ${version}`)),
    ),
    isBehind: followed !== registry,
  }
}
