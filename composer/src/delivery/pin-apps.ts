import type { ReleasedApp, ReleaseRegistry } from '@shuttle/releases'
import { asClaimant, clashes } from '../composition/compatibility'
import { versionBefore } from '../composition/version-before'
import type { CachedRegistry } from './build-library'
import { resolveDeploymentSet } from './deployment-set'
import { toVersionPreferences, type Visitor } from './version-preferences'

type Find = CachedRegistry['find']

/** Whether a build is one that the keys of the moment do not believe, or that was taken down with its key. */
export type IsRefused = (app: string, version: string | null) => boolean

interface Sources {
  findIn: (registry: ReleaseRegistry) => Find
  isRefused: IsRefused
  /** What pages were composed from until now. */
  before: ReleaseRegistry | undefined
}

/** As a whole: open pages must not leave a version that new pages still get. Undefined when there was none that still holds. */
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
 * A trial that cannot be read is left out; an app whose live build cannot stays as it was, kill switch excepted, else goes to
 * the version before. What is refused and has neither leaves the pages.
 */
const pinApp = (registry: ReleaseRegistry, app: ReleasedApp, sources: Sources): ReleasedApp => {
  const find = sources.findIn(registry)
  if (app.live !== null && !find(app.name, app.live)) {
    const earlier = sources.before?.apps.find(({ name }) => name === app.name)
    const kept = earlier?.live === app.live ? undefined : asBefore(registry, earlier, sources)
    if (kept) return { ...kept, enabled: app.enabled }
    const older = versionBefore(app, app.live, (version) => find(app.name, version) !== undefined)
    if (older !== undefined) return { ...app, live: older, canary: null }
    // A process that just started stays unready instead: its key file may be the wrong one.
    const isLost = earlier && [app.live, earlier.live].some((version) => sources.isRefused(app.name, version))
    return isLost ? { ...app, live: null, canary: null } : app
  }
  return app.canary && !find(app.name, app.canary.version) ? { ...app, canary: null } : app
}

const ANONYMOUS: Visitor = { cohort: undefined, isStaff: false, previews: [], failedShell: undefined }

/** Whether every app that is live is on the page, and no two of them claim the same. */
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
 * A registry of which some builds cannot be read: their apps are pinned where they were, all others move. Undefined
 * when a page would lose a remote by this that is not refused: then nothing moves.
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

/** What was composed before, without what is refused now. Undefined when nothing of it is, or its shell is. */
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
