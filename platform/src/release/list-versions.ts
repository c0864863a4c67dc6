import type { SiteApp, SiteVersion } from '@shuttle/releases'

export interface ListedVersion {
  /** The app, and what the version is to it. */
  at: string
  build: SiteVersion
}

/** The live version of each app and the one on trial; `withStored`: those that a rollback reaches too. */
export const listVersions = (apps: readonly SiteApp[], withStored: boolean): ListedVersion[] =>
  apps.flatMap(({ name, live, trial, stored }) => [
    ...(live ? [{ at: name, build: live }] : []),
    ...(trial ? [{ at: `${name}, on trial`, build: trial.build }] : []),
    ...(withStored ? stored.map((build) => ({ at: `${name}, stored`, build })) : []),
  ])
