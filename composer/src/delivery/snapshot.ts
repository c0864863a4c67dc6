import { BASE_PATH } from '@shuttle/contracts'
import type { ReleasedApp, ReleaseRegistry } from '@shuttle/releases'
import { versionBefore } from '../composition/version-before'
import type { Build, BuildName, BuildStore } from './build'
import type { BuildLibrary, CachedRegistry } from './build-library'
import { DeliveryFault, type ReportFault } from './delivery-fault'
import { pinUnreadableApps } from './pin-apps'

/** A release registry whose builds are all in memory: pages are composed from one of these as a whole. */
export interface ReleaseSnapshot extends CachedRegistry {
  /** Keys in the store of every file that a browser may ask for with this snapshot; not what another site serves. */
  files: ReadonlySet<string>
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
  return build && { kind: app.kind, name: app.name, version, digest: build.digest }
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
const browserFiles = ({ base, record }: Build): string[] =>
  base.startsWith(BASE_PATH)
    ? Object.keys(record.files).flatMap((name) => (name.endsWith('.map') ? [] : [base.slice(BASE_PATH.length) + name]))
    : []

const findIn =
  ({ apps }: ReleaseRegistry, library: BuildLibrary): ReleaseSnapshot['find'] =>
  (name, version) => {
    const app = apps.find((one) => one.name === name)
    const build = app && findBuildName(app, version)
    return build && library.find(build)
  }

/**
 * Reads everything a registry needs. Apps of which a build cannot be read are pinned where they are in `before`, as far as all
 * goes together then; else throws the {@link DeliveryFault}. `store`: the last good set, which is taken whole or not at all.
 */
export const loadSnapshot = async (
  registry: ReleaseRegistry,
  library: BuildLibrary,
  report: ReportFault,
  { store, before }: { store?: BuildStore; before?: ReleaseSnapshot | undefined } = {},
): Promise<ReleaseSnapshot> => {
  if (!hasLiveShell(registry)) throw new DeliveryFault('registry', 'no shell is live')
  const faults: unknown[] = []
  const read = (names: readonly BuildName[], onFault: (error: unknown) => void): Promise<(Build | undefined)[]> =>
    Promise.all(
      names.map((name) =>
        library.get(name, store).catch((error: unknown) => {
          onFault(error)
          return undefined
        }),
      ),
    )
  const { must, may } = neededBuilds(registry)
  const needed = await read(must, (error) => faults.push(error))
  // Before pinning: spare builds are what an app can be pinned at.
  const spare = await read(may, (error) => report(error, 'store'))
  let followed = registry
  if (faults.length > 0) {
    const pinned = store ? undefined : pinUnreadableApps(registry, (one) => findIn(one, library), before?.registry)
    if (!pinned) throw faults[0]
    for (const fault of faults) report(fault, 'store')
    followed = pinned
  }
  const others = before ? [...before.files] : []
  return {
    registry: followed,
    find: findIn(followed, library),
    files: new Set([
      ...[...needed, ...spare].flatMap((build) => (build ? browserFiles(build) : [])),
      ...(followed === registry ? [] : others),
    ]),
    isComplete: !spare.includes(undefined),
    isBehind: followed !== registry,
  }
}
