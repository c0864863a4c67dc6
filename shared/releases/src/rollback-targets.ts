import type { AcceptedBuild, ReleasedApp } from './registry'

/** Number of versions that a rollback can name. */
export const ROLLBACK_DEPTH = 10

/**
 * Versions that a rollback can name: the last ones that were live for all visitors, the latest first, without the live
 * one. The tool numbers them, the composer accepts them and never prunes them.
 */
export const findRollbackTargets = (app: ReleasedApp): AcceptedBuild[] =>
  app.builds
    .filter((build) => build.wentLiveAt !== null && build.version !== app.live)
    .sort((left, right) => (right.wentLiveAt ?? 0) - (left.wentLiveAt ?? 0))
    .slice(0, ROLLBACK_DEPTH)
