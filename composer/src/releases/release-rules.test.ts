import { signRecord } from '@shuttle/releases'
import { type KeyPair, newKey, writeKeyFile } from '../testing/key-file'
import { aRemote } from './testing/a-build'
import { openReleaseApi, openReleaseDatabase, type ReleaseApi, type ReleaseDatabase } from './testing/open-release-api'

const MINUTE_MS = 60_000
let database: ReleaseDatabase
let api: ReleaseApi
let second: KeyPair
beforeAll(async () => {
  database = await openReleaseDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  api = await openReleaseApi(database)
  second = newKey()
  const { keys } = api
  writeKeyFile(api.keyFile, {
    ...{ shell: [keys.shell], 'mf-a': [keys['mf-a'], second], 'mf-b': [keys['mf-b']], operator: [keys.operator] },
  })
  await api.publish(a('1'))
})
afterEach(() => api.close())

const a = (version: string) => aRemote('mf-a', version)
const require = (canaryMinutes: number | null, owner = 'operator') =>
  api.post('rule', { app: 'mf-a', rule: { canaryMinutes } }, owner)
const live = async () => (await api.readApp('mf-a'))?.live
const refused = { status: 409, body: { code: 'RULE' } }
const cosign = async (version: string, owner: string, key: KeyPair, text = JSON.stringify(a(version).record)) =>
  api.send(
    'POST',
    '/api/releases/cosign',
    Buffer.from(JSON.stringify({ app: 'mf-a', version, signature: signRecord(Buffer.from(text), key.key) })),
    { owner, key },
  )

it('a version without a rule goes live for all visitors at once', async () => {
  expect((await api.publish(a('2'))).status).toBe(200)
})

it('a rule is set and removed by an operator alone, and is part of the registry', async () => {
  expect(await require(30, 'mf-a')).toMatchObject({ status: 403, body: { code: 'FOREIGN_KEY' } })
  expect((await require(30)).status).toBe(204)
  expect((await api.registry()).rules).toEqual([{ app: 'mf-a', canaryMinutes: 30 }])
  expect(await api.publish(a('2'))).toMatchObject(refused)
  expect(await live()).toBe('1')
  await api.post('rule', { app: 'mf-a', rule: null }, 'operator')
  expect((await api.move('mf-a', 'publish', { version: '2' })).status).toBe(200)
})

it('a rule needs an app that is published or has a key; the rule of a pruned app can be removed', async () => {
  const change = (app: string, rule: object | null) => api.post('rule', { app, rule }, 'operator')
  const rule = { canaryMinutes: null }
  for (const app of ['mf-purchas', 'operator', 'delivery'])
    for (const one of [rule, null])
      expect(await change(app, one)).toMatchObject({ status: 404, body: { code: 'UNKNOWN_APP' } })
  expect((await api.registry()).rules).toEqual([])
  // Not published yet.
  expect((await change('mf-b', rule)).status).toBe(204)
  writeKeyFile(api.keyFile, { operator: [api.keys.operator] })
  expect((await change('mf-b', null)).status).toBe(204)
  // Without a key, and published.
  expect((await change('mf-a', rule)).status).toBe(204)
})

describe('an app that needs thirty minutes on trial', () => {
  beforeEach(() => require(30))

  it('goes live after them, and not earlier, by promoting or publishing', async () => {
    await api.publish(a('2'), { stage: '5' })
    const since = api.clock.now()
    api.clock.advance(29 * MINUTE_MS)
    expect(await api.move('mf-a', 'promote', { stage: '100' })).toMatchObject(refused)
    expect(await api.move('mf-a', 'publish', { version: '2' })).toMatchObject(refused)
    expect((await api.move('mf-a', 'promote')).body.canary).toEqual({ version: '2', stage: '25' })
    api.clock.advance(since + 30 * MINUTE_MS - api.clock.now() - 1000)
    expect((await api.move('mf-a', 'promote', { stage: '100' })).status).toBe(200)
    expect(await live()).toBe('2')
  })

  it('time with staff, of another version or of an ended trial does not count towards the required trial', async () => {
    await api.publish(a('2'), { stage: 'staff' })
    api.clock.advance(60 * MINUTE_MS)
    expect(await api.move('mf-a', 'promote', { stage: '100' })).toMatchObject(refused)
    await api.move('mf-a', 'promote', { stage: '25' })
    api.clock.advance(60 * MINUTE_MS)
    expect(await api.publish(a('3'))).toMatchObject(refused)
    await api.move('mf-a', 'rollback')
    await api.move('mf-a', 'publish', { version: '2', stage: '5' })
    expect(await api.move('mf-a', 'promote', { stage: '100' })).toMatchObject(refused)
  })

  it('time with the remote closed does not count towards the required trial, whatever moves meanwhile', async () => {
    await api.publish(a('2'), { stage: '5' })
    await api.move('mf-a', 'disable')
    await api.move('mf-a', 'promote')
    api.clock.advance(60 * MINUTE_MS)
    expect(await api.move('mf-a', 'promote')).toMatchObject(refused)
    await api.move('mf-a', 'enable')
    api.clock.advance(29 * MINUTE_MS)
    expect(await api.move('mf-a', 'promote')).toMatchObject(refused)
    api.clock.advance(MINUTE_MS)
    expect((await api.move('mf-a', 'promote')).status).toBe(200)
  })

  it('retiring does not bypass the required trial: the first version then needs a second signature', async () => {
    await api.move('mf-a', 'retire')
    expect(await api.publish(a('2'))).toMatchObject(refused)
    await cosign('2', 'operator', api.keys.operator)
    expect((await api.move('mf-a', 'publish', { version: '2' })).status).toBe(200)
  })

  it('an app that needs thirty minutes on trial is rolled back at once, whatever is required', async () => {
    await api.post('rule', { app: 'mf-a', rule: null }, 'operator')
    await api.publish(a('2'))
    await require(30)
    expect((await api.move('mf-a', 'rollback')).body.live).toBe('1')
  })
})

describe('an app that needs a second signature', () => {
  beforeEach(async () => {
    await require(null)
    await api.upload(a('2'))
  })
  const publish = () => api.move('mf-a', 'publish', { version: '2' })

  it.each(['5', '25', '100'] as const)(
    'an app that needs a second signature is given to no visitor at %s of 100 without one',
    async (stage) => {
      expect(await api.move('mf-a', 'publish', { version: '2', stage })).toMatchObject(refused)
      expect((await api.readApp('mf-a'))?.canary).toBeNull()
      await cosign('2', 'operator', api.keys.operator)
      expect((await api.move('mf-a', 'publish', { version: '2', stage })).status).toBe(200)
    },
  )

  it('an app that needs a second signature is not given to staff without one, except by a preview link', async () => {
    const toStaff = () => api.move('mf-a', 'publish', { version: '2', stage: 'staff' })
    expect(await toStaff()).toMatchObject(refused)
    expect((await api.readApp('mf-a'))?.canary).toBeNull()
    expect((await api.post('preview', { app: 'mf-a', version: '2', minutes: 5 }, 'mf-a')).status).toBe(200)
    await cosign('2', 'operator', api.keys.operator)
    expect((await toStaff()).body.canary).toEqual({ version: '2', stage: 'staff' })
  })

  it('retains a staff trial from before the rule, which is not promoted without one and can end', async () => {
    await api.post('rule', { app: 'mf-a', rule: null }, 'operator')
    await api.move('mf-a', 'publish', { version: '2', stage: 'staff' })
    await require(null)
    expect(await api.move('mf-a', 'promote')).toMatchObject(refused)
    expect((await api.move('mf-a', 'disable')).status).toBe(200)
    expect((await api.move('mf-a', 'rollback')).body.canary).toBeNull()
  })

  it('does not go live after a trial from before the rule without one', async () => {
    await api.post('rule', { app: 'mf-a', rule: null }, 'operator')
    await api.move('mf-a', 'publish', { version: '2', stage: '25' })
    await require(null)
    api.clock.advance(10_000 * MINUTE_MS)
    expect(await api.move('mf-a', 'promote')).toMatchObject(refused)
  })

  it.each([
    ['another key of the team', 'mf-a', () => second],
    ['the operator', 'operator', () => api.keys.operator],
  ])('goes live with that of %s', async (_, owner, key) => {
    expect((await cosign('2', owner, key())).status).toBe(204)
    expect((await publish()).status).toBe(200)
  })

  it('no app goes live with a second signature by its first key, by another team or over other bytes', async () => {
    expect(await cosign('2', 'mf-a', api.keys['mf-a'])).toMatchObject({ status: 403, body: { code: 'FOREIGN_KEY' } })
    expect(await cosign('2', 'mf-b', api.keys['mf-b'])).toMatchObject({ status: 403, body: { code: 'FOREIGN_KEY' } })
    expect(await cosign('2', 'operator', api.keys.operator, '{}')).toMatchObject({ status: 401 })
    expect(await publish()).toMatchObject(refused)
  })

  it('an app that needs a second signature does not go live with one of a key that was revoked since', async () => {
    await cosign('2', 'mf-a', second)
    const [{ key = '' } = {}] = await api.context.db.selectFrom('release_cosignatures').select('key').execute()
    await api.post('revokeKey', { key, withdrawsBuilds: false }, 'operator')
    expect(await publish()).toMatchObject(refused)
  })
})
