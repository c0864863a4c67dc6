import type { ReleaseBook, ReleasedApp } from '@shuttle/releases'
import { versionBefore } from '../composition/version-before'
import type { BuildName } from './build'

/** Versions before the live one that are kept at hand: the last good one, and more where one does not fit the shell. */
const BEFORE = 3

export const buildNamed = (app: ReleasedApp, version: string): BuildName | undefined => {
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
 * What has to be at hand to compose pages by this book. Without one of `must` the book cannot be followed; without one
 * of `may` pages lack a version to fall back to.
 */
export const neededBuilds = (book: ReleaseBook): { must: BuildName[]; may: BuildName[] } => {
  const must: BuildName[] = []
  const may: BuildName[] = []
  for (const app of book.apps) {
    const given = [app.live, app.canary?.version].filter((version) => typeof version === 'string')
    for (const version of given) {
      const build = buildNamed(app, version)
      // Of a closed remote only the paths are needed, and an older version tells them too.
      if (build) (app.enabled ? must : may).push(build)
    }
    if (app.live === null) continue
    for (const version of versionsBefore(app, app.live)) {
      const build = buildNamed(app, version)
      if (build && !given.includes(version)) may.push(build)
    }
  }
  return { must, may }
}
