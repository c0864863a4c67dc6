import { createHash } from 'node:crypto'
import type { BuildRecord } from '@shuttle/contracts'
import {
  type Acceptance,
  type Announcement,
  type AnnouncementAnswer,
  isRecordSignedBy,
  keyPrint,
  type ReleasedApp,
} from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { type ArtefactStore, buildPrefix } from '../artefacts/artefact-store'
import { findCopied, toIntegrity } from '../composition/compressed-copies'
import { assertNotRevoked, readPublisherKeys, readRevokedKeys } from './admit-key'
import { filesToStore, findBuild, readRecord } from './find-build'
import type { Publisher } from './publisher'
import { readApp } from './read-registry'
import { notifyChange, type ReleaseContext, ReleaseFault, type ReleaseTables } from './release-context'

export const assertOwnKey = ({ owner }: Publisher, app: string): void => {
  if (owner !== app) throw new ReleaseFault('FOREIGN_KEY', `A key of ${owner} cannot publish ${app}.`)
}

/** Files of a record that the store lacks, or has with other bytes. */
const missingFiles = async (store: ArtefactStore, record: BuildRecord): Promise<string[]> => {
  const prefix = buildPrefix(record)
  const there = new Set(await store.list(prefix))
  const checks = filesToStore(record).map(async (file) => {
    const bytes = there.has(prefix + file) ? await store.get(prefix + file) : undefined
    const expected = record.files[file]?.integrity ?? findCopied(record, file)?.integrity
    return bytes && toIntegrity(bytes) === expected ? [] : [file]
  })
  return (await Promise.all(checks)).flat()
}

/** An accepted version never gets other bytes, even after its build was pruned. Throws {@link ReleaseFault}. */
const assertNameIsFree = async (
  db: Kysely<ReleaseTables>,
  { app, version, digest }: { app: string; version: string; digest: string },
): Promise<void> => {
  const used = await db
    .selectFrom('release_versions')
    .select('digest')
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirst()
  if (used && used.digest !== digest)
    throw new ReleaseFault(
      'WRONG_HASH',
      `${app} ${version} was accepted with other contents: give this one another version.`,
    )
}

/** Replaces the signature of an accepted build by a revoked key with the one announced now. */
const replaceSignature = async (
  db: Kysely<ReleaseTables>,
  build: { app: string; version: string; digest: string },
  { signature, publisher }: { signature: string; publisher: string },
): Promise<void> => {
  const stored = await findBuild(db, build.app, build.version)
  const revoked = (await readRevokedKeys(db)).map(({ key }) => keyPrint(key))
  if (!revoked.includes(keyPrint(stored.publisher))) return
  await db
    .updateTable('release_builds')
    .set({ signature, publisher })
    .where('app', '=', build.app)
    .where('version', '=', build.version)
    .where('digest', '=', build.digest)
    .execute()
}

/**
 * Stores the signed record of a build and returns the missing files. The same announcement may be
 * repeated; an accepted version never changes.
 */
export const announceBuild = async (
  { db, store, publisherKeys, clock }: ReleaseContext,
  announcement: Announcement,
  publisher: Publisher,
): Promise<AnnouncementAnswer> => {
  const record = readRecord(announcement.record)
  const { name: app, version, kind } = record
  assertOwnKey(publisher, app)
  const bytes = Buffer.from(announcement.record)
  const keys = await readPublisherKeys({ db, publisherKeys }, app)
  const signer = keys.find(({ key }) => isRecordSignedBy(bytes, announcement.signature, key))
  if (!signer) throw new ReleaseFault('UNSIGNED', `remote.json is not signed by a key of ${app}.`)
  await assertNotRevoked(db, signer.label)
  const digest = createHash('sha256').update(bytes).digest('hex')
  await assertNameIsFree(db, { app, version, digest })
  const row = {
    digest,
    record: announcement.record,
    publisher: signer.label,
    signature: announcement.signature,
    offered_at: clock.now(),
  }
  await db
    .insertInto('release_builds')
    .values({
      app,
      version,
      kind,
      ...row,
      accepted_at: null,
      went_live_at: null,
      withdrawn: false,
      tried: null,
      smoke: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['app', 'version']).doUpdateSet(row).where('release_builds.accepted_at', 'is', null),
    )
    .execute()
  await replaceSignature(db, { app, version, digest }, row)
  return { app, version, missing: await missingFiles(store, record) }
}

const assertComplete = async ({ store }: ReleaseContext, { record }: { record: string }): Promise<void> => {
  const read = readRecord(record)
  const missing = await missingFiles(store, read)
  if (missing.length > 0)
    throw new ReleaseFault(
      'INCOMPLETE',
      `${missing.length} files of ${read.name} ${read.version} are missing, such as ${missing[0]}.`,
    )
}

/**
 * Accepts the build with this digest; false when it was announced again
 * meanwhile, or another request accepted it first.
 */
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
    const { app, version, digest } = build
    await trx
      .insertInto('release_versions')
      .values({ app, version, digest })
      .onConflict((conflict) => conflict.columns(['app', 'version']).doNothing())
      .execute()
    await assertNameIsFree(trx, build)
    await trx
      .updateTable('release_registry')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .execute()
    return true
  })

/**
 * Accepts a build whose files are all stored: it can be previewed and moved to, and never changes. May be repeated.
 * Throws {@link ReleaseFault}.
 */
export const acceptBuild = async (
  context: ReleaseContext,
  { app, version }: Acceptance,
  publisher: Publisher,
): Promise<ReleasedApp> => {
  const { db, store } = context
  assertOwnKey(publisher, app)
  const build = await findBuild(db, app, version)
  await assertNotRevoked(db, build.publisher)
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
