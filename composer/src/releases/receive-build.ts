import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BuildRecord } from '@shuttle/contracts'
import {
  type Acceptance,
  type Announcement,
  type AnnouncementAnswer,
  findStyleFaults,
  isNameOfRemote,
  isRecordSignedBy,
  type ReleasedApp,
} from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { type ArtefactStore, buildPrefix } from '../artefacts/artefact-store'
import { type Publisher, readPublisherKeys } from './authenticate-publisher'
import { filesToStore, readRecord } from './read-record'
import { readApp } from './read-registry'
import { notifyChange, type ReleaseContext, ReleaseFault, type ReleaseTables } from './release-context'

const assertOwnKey = ({ owner }: Publisher, app: string): void => {
  if (owner !== app) throw new ReleaseFault('FOREIGN_KEY', `A key of ${owner} cannot publish ${app}.`)
}

/** An announced or accepted build. Throws {@link ReleaseFault} `UNKNOWN_VERSION` when there is none. */
const findBuild = async (db: Kysely<ReleaseTables>, app: string, version: string) => {
  const row = await db
    .selectFrom('release_builds')
    .selectAll()
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new ReleaseFault('UNKNOWN_VERSION', `${app} ${version} was not announced.`)
  return row
}

const toIntegrity = (bytes: Uint8Array): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Files of a record that the store lacks, or has with other bytes. */
const missingFiles = async (store: ArtefactStore, record: BuildRecord): Promise<string[]> => {
  const prefix = buildPrefix(record)
  const there = new Set(await store.list(prefix))
  const checks = filesToStore(record).map(async (file) => {
    const bytes = there.has(prefix + file) ? await store.get(prefix + file) : undefined
    return bytes && toIntegrity(bytes) === record.files[file]?.integrity ? [] : [file]
  })
  return (await Promise.all(checks)).flat()
}

/**
 * Stores the signed record of a build and answers which files are missing. The same announcement may be repeated; an
 * accepted version never changes.
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
  const keys = await readPublisherKeys(publisherKeys, app)
  const signer = keys.find(({ key }) => isRecordSignedBy(bytes, announcement.signature, key))
  if (!signer) throw new ReleaseFault('UNSIGNED', `remote.json is not signed by a key of ${app}.`)
  const row = {
    digest: createHash('sha256').update(bytes).digest('hex'),
    record: announcement.record,
    publisher: signer.label,
    offered_at: clock.now(),
  }
  await db
    .insertInto('release_builds')
    .values({ app, version, kind, ...row, accepted_at: null, went_live_at: null, withdrawn: false })
    .onConflict((conflict) =>
      conflict.columns(['app', 'version']).doUpdateSet(row).where('release_builds.accepted_at', 'is', null),
    )
    .execute()
  const stored = await db
    .selectFrom('release_builds')
    .select('digest')
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (stored.digest !== row.digest)
    throw new ReleaseFault(
      'WRONG_HASH',
      `${app} ${version} was accepted with other contents: give this one another version.`,
    )
  return { app, version, missing: await missingFiles(store, record) }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const isText = (name: string): boolean => /\.(js|css|json|svg|html|map)$/.test(name)

/** A style that reached beyond its remote would change the whole site. No build tool is trusted with that. */
const assertContained = (app: string, name: string, css: string): void => {
  const isOwn = isNameOfRemote(app)
  const [fault] = findStyleFaults(css, { isOwnClass: isOwn, isOwnAnimation: isOwn })
  if (fault) throw new ReleaseFault('BAD_REQUEST', `${name}:${fault.line}:${fault.column} ${fault.message}`)
}

/** Stores one file of an announced build if its hash is the one in the signed record; text is compressed once, here. */
export const uploadFile = async (
  { db, store }: ReleaseContext,
  file: { app: string; version: string; name: string; bytes: Buffer },
  publisher: Publisher,
): Promise<void> => {
  const { app, version, name, bytes } = file
  assertOwnKey(publisher, app)
  const build = await findBuild(db, app, version)
  const record = readRecord(build.record)
  if (!filesToStore(record).includes(name))
    throw new ReleaseFault('BAD_REQUEST', `${app} ${version} has no file ${name}.`)
  if (record.files[name]?.integrity !== toIntegrity(bytes))
    throw new ReleaseFault('WRONG_HASH', `${name} is not the file that remote.json was signed with.`)
  if (record.kind === 'remote' && /\.css$/i.test(name)) assertContained(app, name, bytes.toString())
  const key = buildPrefix(record) + name
  if (isText(name)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })])
    await store.put(`${key}.br`, br)
    await store.put(`${key}.gz`, gz)
  }
  // Written last: a file in the store always has its compressed copies.
  await store.put(key, bytes)
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

/** Accepts the build with this digest; false when it was announced anew meanwhile, or another request accepted it first. */
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
 * Accepts a build of which every file is stored: it can be previewed and moved to, and never changes. May be repeated.
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
