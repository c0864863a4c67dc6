import { keyLabel, signRecord } from '@shuttle/releases'
import Fastify, { type FastifyInstance } from 'fastify'
import { type KeyPair, newKey, writeKeyFile } from '../testing/key-file'
import { registerReleases } from './releases.routes'
import { aRemote, aShell } from './testing/a-build'
import { openReleaseApi, openReleaseDatabase, type ReleaseApi, type ReleaseDatabase } from './testing/open-release-api'
import { testHeaders } from './testing/release-requests'

let database: ReleaseDatabase
let api: ReleaseApi
let second: KeyPair
/** Another server with the same database and a key file of its own. */
let other: FastifyInstance
beforeAll(async () => {
  database = await openReleaseDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  api = await openReleaseApi(database)
  second = newKey()
  const { keys } = api
  const file = { shell: [keys.shell, second], 'mf-a': [keys['mf-a'], second], operator: [keys.operator] }
  writeKeyFile(api.keyFile, file)
  writeKeyFile(`${api.keyFile}-other`, file)
  other = Fastify()
  await registerReleases(other, { ...api.context, publisherKeys: `${api.keyFile}-other` })
})
afterEach(async () => {
  await other.close()
  await api.close()
})

const a = (version: string) => aRemote('mf-a', version)
const label = (key: KeyPair, owner = 'mf-a') => keyLabel(owner, Buffer.from(key.publicText, 'base64'))
const revoke = (withdrawsBuilds = false, owner = 'operator') =>
  api.post('revokeKey', { key: label(second), withdrawsBuilds }, owner)
const UNSIGNED = { status: 401, body: { code: 'UNSIGNED' } }

/** Publishes with the second key, at the given server. */
const sendSigned = async (
  app: FastifyInstance,
  method: 'GET' | 'POST',
  path: string,
  body: object = {},
  owner = 'mf-a',
) => {
  const bytes = method === 'GET' ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body))
  const headers = testHeaders(owner, second.key, { method, path, date: String(api.clock.real()), body: bytes })
  const answer = await app.inject({ method, url: path, headers, ...(method === 'POST' && { payload: bytes }) })
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
}
const publishBySecond = async (build: ReturnType<typeof aRemote>) => {
  const { name: app, version } = build.record
  const record = JSON.stringify(build.record)
  const signature = signRecord(Buffer.from(record), second.key)
  await api.storeFiles(build)
  await sendSigned(api.app, 'POST', '/api/releases/announce', { record, signature }, app)
  await api.accept(build)
  return api.move(app, 'publish', { version })
}

describe('a revoked key', () => {
  it('every server refuses a revoked key from the next request on, for every owner and with any key file', async () => {
    for (const app of [api.app, other])
      expect((await sendSigned(app, 'GET', '/api/releases/registry')).status).toBe(200)
    expect((await revoke()).status).toBe(200)
    for (const app of [api.app, other]) {
      expect(await sendSigned(app, 'GET', '/api/releases/registry')).toMatchObject(UNSIGNED)
      expect(await sendSigned(app, 'GET', '/api/releases/registry', {}, 'shell')).toMatchObject(UNSIGNED)
      expect(await sendSigned(app, 'POST', '/api/releases/move', {})).toMatchObject(UNSIGNED)
    }
    expect((await api.registry()).revokedKeys).toMatchObject([{ key: label(second), withdrawsBuilds: false }])
  })

  it('signs no record that another key sends', async () => {
    const text = JSON.stringify(a('1').record)
    const announce = () =>
      api.post('announce', { record: text, signature: signRecord(Buffer.from(text), second.key) }, 'mf-a')
    expect((await announce()).status).toBe(200)
    await revoke()
    expect(await announce()).toMatchObject(UNSIGNED)
  })

  it('a key is revoked by an operator alone, and revokes no key itself', async () => {
    expect(await revoke(false, 'mf-a')).toMatchObject({ status: 403, body: { code: 'FOREIGN_KEY' } })
    const own = { key: label(api.keys.operator, 'operator'), withdrawsBuilds: false }
    expect(await api.post('revokeKey', own, 'operator')).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect((await sendSigned(api.app, 'GET', '/api/releases/registry')).status).toBe(200)
  })

  it('a revoked key must exist: a mistyped key is refused, and nothing is revoked', async () => {
    const revokeUnknownKey = (key: string) => api.post('revokeKey', { key, withdrawsBuilds: true }, 'operator')
    const answer = await revokeUnknownKey('mf-a:00000000')
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(answer.body.message).toContain('There is no key mf-a:00000000')
    expect((await api.registry()).revokedKeys).toEqual([])
  })

  it.each(['a build', 'a move', 'a second signature'])(
    'a revoked key may be missing from all files when it signed %s',
    async (what) => {
      await api.publish(a('1'))
      const text = JSON.stringify(a('2').record)
      const signature = signRecord(Buffer.from(text), second.key)
      if (what === 'a build') await publishBySecond(a('2'))
      if (what === 'a move')
        await sendSigned(api.app, 'POST', '/api/releases/move', { app: 'mf-a', seen: 1, action: 'disable' })
      if (what === 'a second signature') {
        await api.upload(a('2'))
        await sendSigned(api.app, 'POST', '/api/releases/cosign', { app: 'mf-a', version: '2', signature })
      }
      const { keys } = api
      writeKeyFile(api.keyFile, { shell: [keys.shell], 'mf-a': [keys['mf-a']], operator: [keys.operator] })
      expect((await revoke()).status).toBe(200)
      // A key that was revoked once stays known.
      await api.context.db.deleteFrom('release_builds').execute()
      expect((await revoke(true)).status).toBe(200)
    },
  )

  it('a revoked key does not affect what it published', async () => {
    await api.publish(a('1'))
    await publishBySecond(a('2'))
    await revoke()
    expect(await api.readApp('mf-a')).toMatchObject({ live: '2' })
  })
})

describe('a key that is revoked with its builds', () => {
  it('loses the live version to an earlier one by another key, withdraws it, and the history has the reason', async () => {
    await api.publish(a('1'))
    await publishBySecond(a('2'))
    const { withdrawals } = await api.registry()
    const { body } = await revoke(true)
    expect(body.taken).toMatchObject([{ name: 'mf-a', live: '1' }])
    expect((await api.registry()).withdrawals).toBe(withdrawals + 1)
    expect((await api.readApp('mf-a'))?.builds.find(({ version }) => version === '2')?.withdrawn).toBe(true)
    const [last] = (await api.get('/api/releases/history?app=mf-a')).body
    expect(last).toMatchObject({
      action: 'rollback',
      live: '1',
      withdrawn: ['2'],
      note: `the key ${label(second)} was revoked`,
    })
  })

  it('loses a trial, and the version that another key signed stays live', async () => {
    await api.publish(a('1'))
    await publishBySecond(a('2'))
    await api.move('mf-a', 'rollback')
    await api.move('mf-a', 'publish', { version: '2', stage: '25' })
    await revoke(true)
    expect(await api.readApp('mf-a')).toMatchObject({ live: '1', canary: null })
  })

  it('a key that is revoked with its builds has nothing live left of a remote that no other key signed', async () => {
    await publishBySecond(a('1'))
    expect((await revoke(true)).body.taken).toMatchObject([{ name: 'mf-a', live: null }])
  })

  it('a key is not revoked with its builds, and nothing changes, where no other shell would be left', async () => {
    await publishBySecond(aShell('1') as ReturnType<typeof aRemote>)
    expect(await revoke(true)).toMatchObject({ status: 409, body: { code: 'INCOMPATIBLE' } })
    expect((await api.registry()).revokedKeys).toEqual([])
  })

  it('returns with its builds by no move, until another key signs them', async () => {
    await api.publish(a('1'))
    await publishBySecond(a('2'))
    await revoke(true)
    for (const move of [{ version: '2' }, { version: '2', stage: '5' as const }])
      expect(await api.move('mf-a', 'publish', move)).toMatchObject(UNSIGNED)
    expect(await api.move('mf-a', 'restore', { version: '2' })).toMatchObject(UNSIGNED)
    await api.announce(a('2'))
    expect((await api.move('mf-a', 'publish', { version: '2' })).status).toBe(200)
  })
})

describe('a build whose key has ended', () => {
  const sign = (owner: 'mf-a' | 'operator' = 'operator') => {
    const signature = signRecord(Buffer.from(JSON.stringify(a('1').record)), api.keys[owner].key)
    return api.post('sign', { app: 'mf-a', version: '1', signature }, owner)
  }
  const takeOutOfFile = () => {
    const { keys } = api
    const delivery = keys['mf-b']
    writeKeyFile(api.keyFile, {
      ...{ shell: [keys.shell], 'mf-a': [keys['mf-a']] },
      operator: [keys.operator],
      delivery: [delivery],
    })
    return delivery
  }
  beforeEach(() => publishBySecond(a('1')))

  it.each(['mf-a', 'operator'] as const)(
    'a build whose key has ended is signed again by %s when the key was revoked',
    async (owner) => {
      expect(await sign(owner)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_DO' } })
      await revoke()
      expect((await sign(owner)).status).toBe(204)
      expect((await api.readApp('mf-a'))?.builds).toMatchObject([{ publisher: label(api.keys[owner], owner) }])
      expect(await sign(owner)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_DO' } })
    },
  )

  it('a build is signed again when its key left the file, which the registry shows to all but delivery', async () => {
    expect((await api.registry()).unknownKeys).toEqual([])
    const key = takeOutOfFile()
    expect((await api.registry()).unknownKeys).toEqual([label(second)])
    const path = '/api/releases/registry'
    const { body } = await api.send('GET', path, Buffer.alloc(0), { owner: 'delivery', key })
    expect([body.apps.length, 'unknownKeys' in body]).toEqual([1, false])
    expect((await sign()).status).toBe(204)
    expect((await api.registry()).unknownKeys).toEqual([])
  })

  it('the service refuses a new signature by another team, or over other bytes', async () => {
    await revoke()
    const other = { app: 'mf-a', version: '1', signature: signRecord(Buffer.from('{}'), api.keys.operator.key) }
    expect(await api.post('sign', other, 'operator')).toMatchObject(UNSIGNED)
    expect((await api.post('sign', other, 'shell')).status).toBe(403)
  })
})
