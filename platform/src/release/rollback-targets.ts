import type { AcceptedBuild, ReleasedApp } from '@shuttle/releases'

const REACHABLE = 10

/** What a rollback can name, as the site allows it: the last ten that were live for everybody, the latest first. */
export const rollbackTargets = (app: ReleasedApp): AcceptedBuild[] =>
  app.builds
    .filter((build) => build.wentLiveAt !== null && build.version !== app.live)
    .sort((left, right) => (right.wentLiveAt ?? 0) - (left.wentLiveAt ?? 0))
    .slice(0, REACHABLE)

/**
 * A version by its name, or by its number among {@link rollbackTargets}. Numbers change when another publisher rolls
 * back, and may then mean the version that was withdrawn: that one is only reached by name.
 */
export const resolveRollbackVersion = (app: ReleasedApp, to: string | undefined): string | undefined => {
  if (to === undefined || !/^\d{1,2}$/.test(to)) return to
  const build = rollbackTargets(app)[Number(to) - 1]
  if (!build) throw new Error(`${app.name} has no version number ${to} to go back to: see \`status ${app.name}\`.`)
  if (build.withdrawn)
    throw new Error(`Number ${to} is ${build.version}, which was withdrawn: name it by --to to have it back.`)
  return build.version
}
