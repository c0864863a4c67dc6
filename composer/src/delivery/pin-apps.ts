import type { ReleasedApp, ReleaseRegistry } from '@shuttle/releases'
import { asClaimant, clashes } from '../composition/compatibility'
import { versionBefore } from '../composition/version-before'
import type { CachedRegistry } from './build-library'
import { resolveDeploymentSet } from './deployment-set'
import { toVersionPreferences, type Visitor } from './version-preferences'

type Find = CachedRegistry['find']

/** A trial that cannot be read is left out; an app whose live build cannot stays as it was, kill switch excepted. */
const pinApp = (app: ReleasedApp, find: Find, before: ReleaseRegistry | undefined): ReleasedApp => {
  if (app.live !== null && !find(app.name, app.live)) {
    const earlier = before?.apps.find(({ name }) => name === app.name)
    // As a whole: open pages must not leave a version that new pages still get.
    if (earlier && earlier.live !== app.live) return { ...earlier, enabled: app.enabled }
    const older = versionBefore(app, app.live, (version) => find(app.name, version) !== undefined)
    return older === undefined ? app : { ...app, live: older, canary: null }
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

/**
 * A registry of which some builds cannot be read: their apps are pinned where they were, all others move. Undefined
 * when a page would lose a remote by this: then nothing moves.
 */
export const pinUnreadableApps = (
  registry: ReleaseRegistry,
  findIn: (registry: ReleaseRegistry) => Find,
  before: ReleaseRegistry | undefined,
): ReleaseRegistry | undefined => {
  const pinned = { ...registry, apps: registry.apps.map((app) => pinApp(app, findIn(registry), before)) }
  const find = findIn(pinned)
  const hasShell = pinned.apps.some(({ kind, name, live }) => kind === 'shell' && live !== null && find(name, live))
  // Staff get every trial.
  return hasShell && [false, true].every((isStaff) => goesTogether(pinned, find, { ...ANONYMOUS, isStaff }))
    ? pinned
    : undefined
}
