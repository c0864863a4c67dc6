import type { AcceptedBuild, ReleasedApp } from './registry'

/** Number of good versions that stay within reach of a rollback. */
export const ROLLBACK_DEPTH = 10

/** Versions that were live for all visitors, the latest first, without the live one. */
const findFormerVersions = (app: ReleasedApp): AcceptedBuild[] =>
  app.builds
    .filter((build) => build.wentLiveAt !== null && build.version !== app.live)
    .sort((left, right) => (right.wentLiveAt ?? 0) - (left.wentLiveAt ?? 0))

/**
 * The last ten good versions: those that were live and were not withdrawn, the latest first, without the live one. They
 * are never pruned, so that any number of bad releases leaves them within reach.
 */
export const findRollbackTargets = (app: ReleasedApp): AcceptedBuild[] =>
  findFormerVersions(app)
    .filter(({ withdrawn }) => !withdrawn)
    .slice(0, ROLLBACK_DEPTH)

/**
 * Versions that a rollback can name: {@link findRollbackTargets} and the withdrawn versions that are still stored, the
 * latest first. The tool numbers them, the composer accepts them.
 */
export const findNameableVersions = (app: ReleasedApp): AcceptedBuild[] => {
  const targets = new Set(findRollbackTargets(app))
  return findFormerVersions(app).filter((build) => build.withdrawn || targets.has(build))
}
