import type { Acceptance, ReleasedApp } from '@shuttle/releases'
import { buildPrefix } from '../artefacts/artefact-store'
import type { Publisher } from './authenticate-request'
import { findBuild } from './find-build'
import { readApp } from './read-book'
import { readRecord } from './read-record'
import type { ReleaseContext } from './release-context'
import { ReleaseFault } from './release-fault'
import { missingFiles } from './stored-build'

/** Every file of an offered build is there: from now on it can be previewed and moved to, and never changes. */
export const acceptBuild = async (
  { db, store, clock, onChanged }: ReleaseContext,
  { app, version }: Acceptance,
  publisher: Publisher,
): Promise<ReleasedApp> => {
  if (publisher.owner !== app)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${publisher.owner} cannot publish ${app}.`)
  const build = await findBuild(db, app, version)
  if (build.accepted_at === null) {
    const record = readRecord(build.record)
    const missing = await missingFiles(store, record)
    if (missing.length > 0)
      throw new ReleaseFault(
        'INCOMPLETE',
        `${missing.length} files of ${app} ${version} are missing, such as ${missing[0]}.`,
      )
    await store.put(`${buildPrefix(record)}remote.json`, Buffer.from(build.record))
    await db
      .insertInto('release_apps')
      .values({
        name: app,
        kind: build.kind,
        revision: 0,
        live: null,
        canary_version: null,
        canary_stage: null,
        enabled: true,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    // The record may have been offered anew meanwhile: only the one whose files were seen is accepted.
    const { numUpdatedRows } = await db
      .updateTable('release_builds')
      .set({ accepted_at: clock.now() })
      .where('app', '=', app)
      .where('version', '=', version)
      .where('digest', '=', build.digest)
      .where('accepted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await db
        .updateTable('release_book')
        .set((eb) => ({ revision: eb('revision', '+', 1) }))
        .execute()
  }
  await onChanged()
  return readApp(db, app)
}
