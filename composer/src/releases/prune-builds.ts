import { findRollbackTargets, type ReleasedApp, type ReleaseRegistry } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { buildPrefix } from '../artefacts/artefact-store'
import { readRegistry } from './read-registry'
import type { ReleaseContext, ReleaseTables } from './release-context'
import { pruneUsedCalls } from './used-calls'

/** How long open tabs may still request the files of their own versions. */
const RETENTION_MS = 30 * 24 * 3_600_000

/**
 * Versions that no page or publisher needs any more: not live or on trial since, out
 * of reach of a rollback, accepted before.
 */
const findPrunable = (app: ReleasedApp, since: number, usedSince: ReadonlySet<string>): string[] => {
  // A retired app is not rolled back: all of it is pruned when its time is over.
  const targets = app.live === null ? [] : findRollbackTargets(app).map(({ version }) => version)
  const needed = new Set([app.live, app.canary?.version, ...targets])
  return app.builds
    .filter(({ version, acceptedAt }) => !needed.has(version) && !usedSince.has(version) && acceptedAt < since)
    .map(({ version }) => version)
}

/** Versions that were live or on trial since then: by a move since, or by the last one before. */
const versionsUsedSince = async (db: Kysely<ReleaseTables>, app: string, since: number): Promise<Set<string>> => {
  const moves = db.selectFrom('release_history').select(['live', 'canary_version']).where('app', '=', app)
  const later = await moves.where('moved_at', '>=', since).execute()
  const before = await moves.where('moved_at', '<', since).orderBy('revision', 'desc').limit(1).execute()
  return new Set([...later, ...before].flatMap(({ live, canary_version }) => [live ?? [], canary_version ?? []].flat()))
}

/** Removes builds from the registry, unless an app moved since it was read: then the next run does. */
const withdrawBuilds = (
  transaction: ReleaseContext['transaction'],
  registry: ReleaseRegistry,
  app: string,
  versions: readonly string[],
): Promise<boolean> =>
  transaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('release_registry')
      .set({ revision: registry.revision + 1 })
      .where('revision', '=', registry.revision)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    await trx
      .updateTable('release_builds')
      .set({ accepted_at: null, went_live_at: null, withdrawn: false, tried: null })
      .where('app', '=', app)
      .where('version', 'in', versions)
      .execute()
    return true
  })

/**
 * Deletes files first, then the row, so that an interrupted run is repeated. Unfinished
 * announcements are removed in the same way.
 */
const removeUnaccepted = async (
  db: Kysely<ReleaseTables>,
  store: ReleaseContext['store'],
  since: number,
): Promise<void> => {
  const unaccepted = await db
    .selectFrom('release_builds')
    .select(['app', 'kind', 'version', 'offered_at'])
    .where('accepted_at', 'is', null)
    .where('offered_at', '<', since)
    .execute()
  for (const build of unaccepted) {
    await store.remove(buildPrefix({ kind: build.kind, name: build.app, version: build.version }))
    // A build that was announced again meanwhile stays, and its files are uploaded again.
    await db
      .deleteFrom('release_builds')
      .where('app', '=', build.app)
      .where('version', '=', build.version)
      .where('offered_at', '=', build.offered_at)
      .where('accepted_at', 'is', null)
      .execute()
  }
}

/** Removes builds that are no longer needed, rows and files, and marks of used calls. Every server may do so at any time. */
export const pruneBuilds = async ({
  db,
  transaction,
  store,
  clock,
}: Pick<ReleaseContext, 'db' | 'transaction' | 'store' | 'clock'>): Promise<void> => {
  const since = clock.now() - RETENTION_MS
  const { apps } = await readRegistry(db)
  for (const { name } of apps) {
    const registry = await readRegistry(db)
    const app = registry.apps.find((one) => one.name === name)
    const versions = app ? findPrunable(app, since, await versionsUsedSince(db, name, since)) : []
    if (versions.length > 0) await withdrawBuilds(transaction, registry, name, versions)
  }
  await removeUnaccepted(db, store, since)
  await pruneUsedCalls(db, clock.real())
}
