import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Move,
  RELEASE_PATHS,
  type ReleasedApp,
  type ReleaseRegistry,
  type SignedRequest,
  signRecord,
} from '@shuttle/releases'
import { openTestDatabase, rememberRows, transaction } from '@shuttle/server/testing'
import Fastify from 'fastify'
import type { Kysely } from 'kysely'
import pino from 'pino'
import { Registry } from 'prom-client'
import { buildPrefix, folderStore } from '../../artefacts/artefact-store'
import { type KeyPair, newKey, writeKeyFile } from '../../testing/key-file'
import { isOwnAddress } from '../is-own-address'
import type { ReleaseContext, ReleaseTables } from '../release-context'
import { registerReleases } from '../releases.routes'
import type { ABuild } from './a-build'
import { TEST_SITE, testHeaders } from './release-requests'

/** Saturday, 21 November 2026, ten in the morning. */
export const API_NOW = Date.parse('2026-11-21T10:00:00+08:00')

interface Signing {
  /** Owner in the header; its first key signs. */
  owner: string
  key?: KeyPair
  date?: number
  site?: string
  nonce?: string
  /** Signed instead of the request. */
  signed?: Partial<SignedRequest>
}

/** A database shared by the tests of a suite; each test starts with its initial rows. */
export const openReleaseDatabase = async () => {
  const { db, close } = await openTestDatabase()
  return { db, close, putBack: await rememberRows(db) }
}
export type ReleaseDatabase = Awaited<ReturnType<typeof openReleaseDatabase>>

/**
 * The release calls over HTTP, with their own store and key file, and keys of two remotes, shell and operator. The
 * database is their own too, unless the suite shares one.
 */
export const openReleaseApi = async (shared?: ReleaseDatabase) => {
  const folder = mkdtempSync(join(tmpdir(), 'shuttle-releases-'))
  const keyFile = join(folder, 'publisher-keys.json')
  const keys = { shell: newKey(), 'mf-a': newKey(), 'mf-b': newKey(), operator: newKey() }
  const toKey = (owner: string): KeyPair => new Map(Object.entries(keys)).get(owner) ?? keys['mf-a']
  writeKeyFile(keyFile, Object.fromEntries(Object.entries(keys).map(([owner, key]) => [owner, [key]])))
  let now = API_NOW
  const clock = {
    now: () => now,
    real: () => now,
    advance: (ms: number) => {
      now += ms
    },
  }
  await shared?.putBack()
  const { db: siteDb, close } = shared ?? (await openTestDatabase())
  // The release calls need only the composer's tables of the site.
  const db = siteDb as unknown as Kysely<ReleaseTables>
  const log = pino({ level: 'silent' })
  const app = Fastify()
  const store = folderStore(join(folder, 'store'))
  const announced: number[] = []
  const context: ReleaseContext = {
    db,
    transaction: (work) => transaction(db, work),
    clock,
    log,
    metrics: new Registry(),
    store,
    publisherKeys: keyFile,
    previewSecret: 'a secret for previews',
    publicUrl: TEST_SITE,
    isOwnAddress: (address) => isOwnAddress(address, { publicUrl: TEST_SITE, production: true }),
    servedWire: { oldest: 1, latest: 1 },
    onChanged: async () => {
      announced.push(clock.now())
    },
    describePause: () => undefined,
  }
  await registerReleases(app, context)

  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body: object | Buffer, by: Signing) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
    const key = by.key ?? toKey(by.owner)
    const once = { ...(by.site !== undefined && { site: by.site }), ...(by.nonce !== undefined && { nonce: by.nonce }) }
    const request = { method, path, date: String(by.date ?? clock.real()), ...once, body: bytes }
    const headers = testHeaders(by.owner, key.key, request, by.signed)
    const answer = await app.inject({ method, url: path, headers, ...(method !== 'GET' && { payload: bytes }) })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined }
  }
  const post = (call: keyof typeof RELEASE_PATHS, body: object, owner: string) =>
    send('POST', RELEASE_PATHS[call], body, { owner })
  const announce = ({ record }: ABuild, change: { text?: string; key?: KeyPair; owner?: string } = {}) => {
    const text = change.text ?? JSON.stringify(record)
    const key = change.key ?? toKey(record.name)
    const signature = signRecord(Buffer.from(text), key.key)
    return post('announce', { record: text, signature }, change.owner ?? record.name)
  }
  const put = (
    { record: { name: app, version } }: ABuild,
    file: string,
    content: string | Buffer,
    owner: string = app,
  ) => send('PUT', `${RELEASE_PATHS.files}/${app}/${version}/${file}`, Buffer.from(content), { owner })
  const accept = ({ record: { name: app, version } }: ABuild, owner: string = app) =>
    post('accept', { app, version }, owner)
  const get = (path: string, owner = 'operator') => send('GET', path, Buffer.alloc(0), { owner })
  const registry = async () => (await get(RELEASE_PATHS.registry)).body as ReleaseRegistry
  const readApp = async (name: string): Promise<ReleasedApp | undefined> =>
    (await registry()).apps.find((one) => one.name === name)
  /** Moves from the current revision, unless `seen` is given; the clock advances a second. */
  const move = async (name: string, action: Move['action'], more: Partial<Move> = {}, owner = name) => {
    clock.advance(1000)
    const app = db.selectFrom('release_apps').select('revision').where('name', '=', name)
    const seen = (await app.executeTakeFirst())?.revision ?? 0
    return post('move', { app: name, seen, action, ...more }, owner)
  }
  const storeFiles = async ({ record, files }: ABuild): Promise<void> => {
    for (const [file, content] of Object.entries(files))
      await store.put(buildPrefix(record) + file, Buffer.from(content))
  }
  const upload = async (build: ABuild): Promise<void> => {
    await storeFiles(build)
    await announce(build)
    const { status, body } = await accept(build)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  return {
    app,
    context,
    clock,
    store,
    keys,
    keyFile,
    announced,
    send,
    post,
    get,
    announce,
    put,
    accept,
    /** Puts the files of a build into the store, without their uploads. */
    storeFiles,
    /** The same, and announces and accepts the build. */
    upload,
    move,
    registry,
    readApp,
    /** The same, and makes the build live. */
    publish: async (build: ABuild, more: Partial<Move> = {}) => {
      await upload(build)
      return move(build.record.name, 'publish', { version: build.record.version, ...more })
    },
    close: async () => {
      await app.close()
      if (!shared) await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type ReleaseApi = Awaited<ReturnType<typeof openReleaseApi>>
