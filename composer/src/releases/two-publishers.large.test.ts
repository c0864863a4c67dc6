import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RELEASE_PATHS, type ReleasedApp, type ReleaseRegistry } from '@shuttle/releases'
import {
  fillSampleSite,
  freeServicePorts,
  inLarge,
  openPostgres,
  type SpawnedService,
  spawnService,
} from '@shuttle/server/testing'
import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type KeyPair, newKey, writeKeyFile } from '../testing/key-file'
import type { ReleaseTables } from './release-context'
import { aRemote, aShell } from './testing/a-build'
import { siteClient } from './testing/release-requests'
import { type Publisher, spawnPublisher } from './testing/spawn-publisher'

// Two services and two publishers start as processes.

const ROUNDS = inLarge(20, 6)
/** Rounds of teams that move different apps at once. */
const MOVES = inLarge(15, 5)
const VERSIONS = ['1', '2', '3'] as const
const folder = mkdtempSync(join(tmpdir(), 'shuttle-publishers-'))
const database = `releases_${uuidv7().replaceAll('-', '')}`
const url = (() => {
  const address = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://nowhere/')
  address.pathname = `/${database}`
  return address.href
})()
const keys = { shell: newKey(), 'mf-b': newKey(), first: newKey(), second: newKey() }
const closers: Array<() => unknown> = []
let sites: string[]
let publishers: [Publisher, Publisher]

const toKeyLabel = ({ publicText }: KeyPair): string =>
  `mf-a:${createHash('sha256').update(Buffer.from(publicText, 'base64')).digest('hex').slice(0, 8)}`

const startServer = async (): Promise<string> => {
  const ports = await freeServicePorts()
  const service: SpawnedService = spawnService({
    ROLE: 'api',
    ...ports,
    DATA_DIR: folder,
    DATABASE_URL: url,
  })
  closers.push(async () => {
    service.kill('SIGTERM')
    await service.ended
  })
  await service.waitForOutput('is ready')
  return `http://127.0.0.1:${ports.PORT}`
}

const startPublisher = (site: string, name: 'first' | 'second'): Publisher => {
  const file = join(folder, `${name}.pem`)
  writeFileSync(file, keys[name].key.export({ format: 'pem', type: 'pkcs8' }))
  const publisher = spawnPublisher(site, 'mf-a', file)
  closers.push(publisher.end)
  return publisher
}

const withAdmin = async (statement: string): Promise<void> => {
  const admin = openPostgres({ url: process.env.TEST_DATABASE_URL ?? '', connections: 1 })
  await sql.raw(statement).execute(admin)
  await admin.destroy()
}

beforeAll(async () => {
  await withAdmin(`create database ${database}`)
  const { shell, first, second } = keys
  const keyFile = join(folder, 'publisher-keys.json')
  writeKeyFile(keyFile, { shell: [shell], 'mf-a': [first, second], 'mf-b': [keys['mf-b']] })
  await fillSampleSite({ DATA_DIR: folder, DATABASE_URL: url })
  sites = [await startServer(), await startServer()]
  const [one = '', other = ''] = sites
  await siteClient(one, 'shell', shell.key).upload(aShell('1'))
  await siteClient(other, 'shell', shell.key).post('move', { app: 'shell', seen: 0, action: 'publish', version: '1' })
  for (const version of VERSIONS) {
    await siteClient(one, 'mf-a', first.key).upload(aRemote('mf-a', version))
    await siteClient(other, 'mf-b', keys['mf-b'].key).upload(aRemote('mf-b', version))
  }
  publishers = [startPublisher(one, 'first'), startPublisher(other, 'second')]
})
afterAll(async () => {
  for (const close of closers.reverse()) await close()
  await withAdmin(`drop database ${database} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

const registryAt = async (site: string): Promise<ReleaseRegistry> =>
  (await siteClient(site, 'mf-a', keys.first.key).get(RELEASE_PATHS.registry)).body as ReleaseRegistry
const readApp = async (name: string): Promise<ReleasedApp> => {
  const [one, other] = await Promise.all(sites.map(registryAt))
  expect(one).toEqual(other)
  const app = one?.apps.find((candidate) => candidate.name === name)
  if (!app) throw new Error(`${name} is not in the registry`)
  return app
}

it(`two publishers at two servers, ${ROUNDS} times at once: one wins each time, and the other gets MOVED`, async () => {
  const wins = { first: 0, second: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await readApp('mf-a')
    const [mine, yours] = VERSIONS.filter((version) => version !== before.live)
    const move = { app: 'mf-a', seen: before.revision, action: 'publish' as const }
    const answers = await Promise.all([
      publishers[0].move({ ...move, version: mine }),
      publishers[1].move({ ...move, version: yours }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0].status === 200 ? 'first' : 'second'
    wins[winner] += 1
    const live = winner === 'first' ? mine : yours
    expect(await readApp('mf-a')).toMatchObject({ live, revision: before.revision + 1 })
    const loser = answers.find(({ status }) => status === 409)?.body
    expect(loser.code).toBe('MOVED')
    expect(loser.message).toContain(`live is ${live}`)
    expect(loser.message).toContain(toKeyLabel(keys[winner]))
  }
  const reader = siteClient(sites[0] ?? '', 'mf-a', keys.first.key)
  const { body: history } = await reader.get(`${RELEASE_PATHS.history}?app=mf-a`)
  expect(history).toHaveLength(ROUNDS)
  process.stdout.write(`${ROUNDS} rounds: ${wins.first} won by the first publisher, ${wins.second} by the second\n`)
})

it('twelve publishers at once on one server: one wins each time', async () => {
  const client = siteClient(sites[0] ?? '', 'mf-a', keys.first.key)
  for (let round = 0; round < 5; round += 1) {
    const { live, revision: seen } = await readApp('mf-a')
    const version = VERSIONS.find((one) => one !== live)
    const move = { app: 'mf-a', seen, action: 'publish', version }
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.post('move', move)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'MOVED')).toHaveLength(11)
  }
})

it('teams that move different apps at once do not block each other', async () => {
  const teams = [
    { app: 'mf-a', client: siteClient(sites[0] ?? '', 'mf-a', keys.first.key) },
    { app: 'mf-b', client: siteClient(sites[1] ?? '', 'mf-b', keys['mf-b'].key) },
  ]
  const { revision } = await registryAt(sites[0] ?? '')
  for (let round = 0; round < MOVES; round += 1) {
    const moves = teams.map(async ({ app, client }) => {
      const { live, revision: seen } = await readApp(app)
      const version = VERSIONS.find((one) => one !== live)
      return () => client.post('move', { app, seen, action: 'publish', version })
    })
    const ready = await Promise.all(moves)
    const answers = await Promise.all(ready.map((move) => move()))
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [200, undefined],
    ])
  }
  expect((await registryAt(sites[0] ?? '')).revision).toBe(revision + 2 * MOVES)
})

it('both of two publishers win when the live version is read before it is written (negative control)', async () => {
  const connections = [1, 2].map(() => openPostgres({ url, connections: 1 }) as unknown as Kysely<ReleaseTables>)
  const readThenWrite = (db: Kysely<ReleaseTables>, seen: number) =>
    db.transaction().execute(async (trx) => {
      const row = trx.selectFrom('release_apps').select('revision').where('name', '=', 'mf-a')
      const { revision } = await row.executeTakeFirstOrThrow()
      if (revision !== seen) return false
      await trx
        .updateTable('release_apps')
        .set({ revision: seen + 1 })
        .where('name', '=', 'mf-a')
        .execute()
      return true
    })
  let roundsWithTwoWinners = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const { revision } = await readApp('mf-a')
    const won = await Promise.all(connections.map((db) => readThenWrite(db, revision)))
    if (won.every(Boolean)) roundsWithTwoWinners += 1
  }
  for (const db of connections) await db.destroy()
  process.stdout.write(`control: two winners in ${roundsWithTwoWinners} of ${ROUNDS} rounds\n`)
  expect(roundsWithTwoWinners).toBeGreaterThan(0)
})
