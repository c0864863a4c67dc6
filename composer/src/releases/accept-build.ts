import type { Acceptance, ReleasedApp } from '@shuttle/releases'
import { buildPrefix } from '../artefacts/artefact-store'
import type { Publisher } from './authenticate-publisher'
import { readRecord } from './read-record'
import { readApp } from './read-registry'
import { notifyChange, type ReleaseContext } from './release-context'
import { ReleaseFault } from './release-fault'
import { findBuild, missingFiles } from './stored-build'

const assertComplete = async ({ store }: ReleaseContext, { record }: { record: string }): Promise<void> => {
  const read = readRecord(record)
  const missing = await missingFiles(store, read)
  if (missing.length > 0)
    throw new ReleaseFault(
      'INCOMPLETE',
      `${missing.length} files of ${read.name} ${read.version} are missing, such as ${missing[0]}.`,
    )
}

/** Accepts what was announced with this digest; false when it was announced anew meanwhile, or somebody was first. */
const accept = (
  { transaction, clock }: ReleaseContext,
  build: { app: string; version: string; kind: 'shell' | 'remote'; digest: string },
): Promise<boolean> =>
  transaction(async (trx) => {
    const state = { revision: 0, live: null, canary_version: null, canary_stage: null, enabled: true }
    await trx
      .insertInto('release_apps')
      .values({ name: build.app, kind: build.kind, ...state })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { numUpdatedRows } = await trx
      .updateTable('release_builds')
      .set({ accepted_at: clock.now() })
      .where('app', '=', build.app)
      .where('version', '=', build.version)
      .where('digest', '=', build.digest)
      .where('accepted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await trx
      .updateTable('release_registry')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .execute()
    return true
  })

/**
 * Every file of an announced build is there: from now on it can be previewed and moved to, and never changes. May be said
 * again. Throws {@link ReleaseFault}.
 */
export const acceptBuild = async (
  context: ReleaseContext,
  { app, version }: Acceptance,
  publisher: Publisher,
): Promise<ReleasedApp> => {
  const { db, store } = context
  if (publisher.owner !== app)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${publisher.owner} cannot publish ${app}.`)
  const build = await findBuild(db, app, version)
  await assertComplete(context, build)
  const key = `${buildPrefix({ kind: build.kind, name: app, version })}remote.json`
  await store.put(key, Buffer.from(build.record))
  if (build.accepted_at === null && !(await accept(context, build))) {
    const current = await findBuild(db, app, version)
    if (current.accepted_at === null)
      throw new ReleaseFault('INCOMPLETE', `${app} ${version} was announced anew meanwhile: upload what is missing.`)
    await store.put(key, Buffer.from(current.record))
  }
  await notifyChange(context)
  return readApp(db, app)
}
