import type { AcceptedBuild, ReleasedApp } from '@shuttle/releases'

const wentLive = (build: AcceptedBuild): number => build.wentLiveAt ?? Number.NEGATIVE_INFINITY

/**
 * The newest version that went live before this one, was not withdrawn and passes `fits`: it runs when this one cannot.
 * Undefined when there is none.
 */
export const versionBefore = (
  app: ReleasedApp,
  version: string,
  fits: (version: string) => boolean,
): string | undefined => {
  const failed = app.builds.find((build) => build.version === version)
  // A version on trial or in preview follows everything that is live.
  const limit = failed?.wentLiveAt ?? Number.POSITIVE_INFINITY
  return app.builds
    .filter((build) => build.version !== version && !build.withdrawn && build.wentLiveAt !== null)
    .filter((build) => wentLive(build) < limit)
    .sort((left, right) => wentLive(right) - wentLive(left))
    .find((build) => fits(build.version))?.version
}
