import type { ReleasedApp, ReleaseRegistry } from '@shuttle/releases'
import { versionBefore } from '../composition/version-before'
import type { BuildName } from './build'

/** Versions before the live one that are kept at hand: the last good one, and more where one does not fit the shell. */
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
 * What has to be at hand to compose pages by this registry. Without one of `must` the registry cannot be followed; without one
 * of `may` pages lack a version to fall back to.
 */
export const neededBuilds = (registry: ReleaseRegistry): { must: BuildName[]; may: BuildName[] } => {
  const must: BuildName[] = []
  const may: BuildName[] = []
  for (const app of registry.apps) {
    const given = [app.live, app.canary?.version].filter((version) => typeof version === 'string')
    for (const version of given) {
      const build = findBuildName(app, version)
      // Of a closed remote only the paths are needed, and an older version tells them too.
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
