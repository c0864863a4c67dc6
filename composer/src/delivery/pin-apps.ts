import type { ReleasedApp, ReleaseRegistry } from '@shuttle/releases'
import { asClaimant, clashes, versionBefore } from '../composition/compatibility'
import type { CachedRegistry } from './build-library'
import { resolveDeploymentSet } from './deployment-set'
import { toVersionPreferences, type Visitor } from './version-preferences'

type Find = CachedRegistry['find']

/** Whether the current keys do not trust a build, or it was withdrawn with its key. */
export type IsRefused = (app: string, version: string | null) => boolean

interface Sources {
  findIn: (registry: ReleaseRegistry) => Find
  isRefused: IsRefused
  /** The registry that pages were composed from until now. */
  before: ReleaseRegistry | undefined
}

/**
 * Pins the app as a whole: open pages must not leave a version that new pages still
 * get. Undefined without a valid earlier one.
 */
const asBefore = (
  registry: ReleaseRegistry,
  earlier: ReleasedApp | undefined,
  { findIn }: Sources,
): ReleasedApp | undefined => {
  if (!earlier || earlier.live === null) return earlier
  const find = findIn({ ...registry, apps: [earlier] })
  if (!find(earlier.name, earlier.live)) return undefined
  return earlier.canary && !find(earlier.name, earlier.canary.version) ? { ...earlier, canary: null } : earlier
}

/**
 * Omits an unreadable trial. An app whose live build is unreadable stays as it was, except for the kill switch, else
 * gets the version before; a refused build with neither leaves the pages.
 */
const pinApp = (registry: ReleaseRegistry, app: ReleasedApp, sources: Sources): ReleasedApp => {
  const find = sources.findIn(registry)
  if (app.live !== null && !find(app.name, app.live)) {
    const earlier = sources.before?.apps.find(({ name }) => name === app.name)
    const pinnedApp = earlier?.live === app.live ? undefined : asBefore(registry, earlier, sources)
    if (pinnedApp) return { ...pinnedApp, enabled: app.enabled }
    const older = versionBefore(app, app.live, (version) => find(app.name, version) !== undefined)
    if (older !== undefined) return { ...app, live: older, canary: null }
    // A process that just started stays unready instead, as its key file may be the wrong one.
    const isLost = earlier && [app.live, earlier.live].some((version) => sources.isRefused(app.name, version))
    return isLost ? { ...app, live: null, canary: null } : app
  }
  return app.canary && !find(app.name, app.canary.version) ? { ...app, canary: null } : app
}

const ANONYMOUS: Visitor = { cohort: undefined, isStaff: false, previews: [], failedShell: undefined, blocked: [] }

/** Whether every live app is on the page, and no two of them claim the same path or slot. */
const goesTogether = (registry: ReleaseRegistry, find: Find, visitor: Visitor): boolean => {
  const { shell, remotes } = resolveDeploymentSet({ registry, find }, toVersionPreferences(registry, visitor))
  const isOnPage = ({ kind, name, live }: ReleasedApp) =>
    kind === 'shell' || live === null || remotes.some(({ build }) => build.record.name === name)
  const records = [shell, ...remotes.map(({ build }) => build)].map(({ record }) => asClaimant(record))
  return registry.apps.every(isOnPage) && clashes(records).length === 0
}

const hasReadableShell = (registry: ReleaseRegistry, find: Find): boolean =>
  registry.apps.some(({ kind, name, live }) => kind === 'shell' && live !== null && find(name, live))

/**
 * Pins the apps of unreadable builds where they were and moves all others. Undefined when a page would lose a remote
 * that is not refused: then nothing moves.
 */
export const pinUnreadableApps = (registry: ReleaseRegistry, sources: Sources): ReleaseRegistry | undefined => {
  const pinned = { ...registry, apps: registry.apps.map((app) => pinApp(registry, app, sources)) }
  const find = sources.findIn(pinned)
  // Staff get every trial.
  return hasReadableShell(pinned, find) &&
    [false, true].every((isStaff) => goesTogether(pinned, find, { ...ANONYMOUS, isStaff }))
    ? pinned
    : undefined
}

/** The previous registry without builds that are refused now. Undefined when none is refused, or its shell is. */
export const withoutRefused = (
  registry: ReleaseRegistry,
  { findIn, isRefused, before }: Sources,
): ReleaseRegistry | undefined => {
  if (!before) return undefined
  const apps = before.apps.map((app) => {
    if (isRefused(app.name, app.live)) return { ...app, live: null, canary: null }
    return app.canary && isRefused(app.name, app.canary.version) ? { ...app, canary: null } : app
  })
  if (apps.every((app, index) => app === before.apps[index])) return undefined
  const left = { ...before, apps, revokedKeys: registry.revokedKeys }
  return hasReadableShell(left, findIn(left)) ? left : undefined
}
