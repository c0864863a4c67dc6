import type { ReleasedApp } from '@shuttle/releases'
import { buildPrefix } from '../artefacts/artefact-store'
import { reachableVersions } from './next-state'
import { readBook } from './read-book'
import type { ReleaseContext } from './release-context'

/** Open tabs still ask for the files of their own versions, for as long as this. */
const KEPT_MS = 30 * 24 * 3_600_000

/** Versions nobody can need any more: not live, not on trial, not reachable by a rollback, and older than 30 days. */
export const forgettableVersions = (app: ReleasedApp, now: number): string[] => {
  const needed = new Set([app.live, app.canary?.version, ...reachableVersions(app)])
  return app.builds
    .filter(({ version, acceptedAt }) => !needed.has(version) && now - acceptedAt > KEPT_MS)
    .map(({ version }) => version)
}

/** Removes old builds, row first: a version whose files are half gone must not be moved to. */
export const forgetOldBuilds = async ({
  db,
  store,
  clock,
}: Pick<ReleaseContext, 'db' | 'store' | 'clock'>): Promise<void> => {
  const { apps } = await readBook(db)
  for (const app of apps) {
    for (const version of forgettableVersions(app, clock.now())) {
      const gone = await db
        .deleteFrom('release_builds')
        .where('app', '=', app.name)
        .where('version', '=', version)
        // Somebody may have moved to it this moment.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('release_apps')
                .select('name')
                .where('name', '=', app.name)
                .where(({ or, eb }) => or([eb('live', '=', version), eb('canary_version', '=', version)])),
            ),
          ),
        )
        .executeTakeFirst()
      if (gone.numDeletedRows > 0n) await store.remove(buildPrefix({ kind: app.kind, name: app.name, version }))
    }
  }
  // What was offered and never finished.
  const abandoned = await db
    .deleteFrom('release_builds')
    .where('accepted_at', 'is', null)
    .where('offered_at', '<', clock.now() - KEPT_MS)
    .returning(['app', 'kind', 'version'])
    .execute()
  for (const { app, kind, version } of abandoned) await store.remove(buildPrefix({ kind, name: app, version }))
}
