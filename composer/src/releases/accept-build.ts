import type { Acceptance, ReleasedApp } from '@shuttle/releases'
import { buildPrefix } from '../artefacts/artefact-store'
import type { Publisher } from './authenticate-request'
import { findBuild } from './find-build'
import { readApp } from './read-book'
import { readRecord } from './read-record'
import { announce, type ReleaseContext } from './release-context'
import { ReleaseFault } from './release-fault'
import { missingFiles } from './stored-build'

const requireFiles = async ({ store }: ReleaseContext, { record }: { record: string }): Promise<void> => {
  const read = readRecord(record)
  const missing = await missingFiles(store, read)
  if (missing.length > 0)
    throw new ReleaseFault(
      'INCOMPLETE',
      `${missing.length} files of ${read.name} ${read.version} are missing, such as ${missing[0]}.`,
    )
}

/** Accepts what was offered with this digest; false when it was offered anew meanwhile, or somebody was first. */
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
 * Every file of an offered build is there: from now on it can be previewed and moved to, and never changes. May be said
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
  await requireFiles(context, build)
  const key = `${buildPrefix({ kind: build.kind, name: app, version })}remote.json`
  await store.put(key, Buffer.from(build.record))
  if (build.accepted_at === null && !(await accept(context, build))) {
    const current = await findBuild(db, app, version)
    if (current.accepted_at === null)
      throw new ReleaseFault('INCOMPLETE', `${app} ${version} was offered anew meanwhile: upload what is missing.`)
    await store.put(key, Buffer.from(current.record))
  }
  await announce(context)
  return readApp(db, app)
}
