import type { ReleaseRegistry } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import type { ReleaseTables } from '../release-context'

/** Inserts a registry as rows, without the moves that led to it. */
export const writeRegistry = async (db: Kysely<ReleaseTables>, registry: ReleaseRegistry): Promise<void> => {
  for (const { name, kind, revision, live, canary, enabled, builds } of registry.apps) {
    await db
      .insertInto('release_apps')
      .values({
        name,
        kind,
        revision,
        live,
        canary_version: canary?.version ?? null,
        canary_stage: canary?.stage ?? null,
        enabled,
      })
      .execute()
    for (const { version, digest, publisher, signature, tried, acceptedAt, wentLiveAt, withdrawn } of builds)
      await db
        .insertInto('release_builds')
        .values({
          app: name,
          version,
          kind,
          digest,
          record: '',
          publisher,
          signature: signature ?? '',
          tried: tried ?? null,
          offered_at: acceptedAt,
          accepted_at: acceptedAt,
          went_live_at: wentLiveAt,
          withdrawn,
        })
        .execute()
  }
  const { revision, withdrawals } = registry
  await db.updateTable('release_registry').set({ revision, withdrawals }).execute()
}
