import { historyEntry, RELEASE_PATHS, releaseRegistry } from '@shuttle/releases'
import * as z from 'zod/mini'
import { aRemote, aShell } from './testing/a-build'
import { openReleaseApi, openReleaseDatabase, type ReleaseApi, type ReleaseDatabase } from './testing/open-release-api'

let database: ReleaseDatabase
let api: ReleaseApi
beforeAll(async () => {
  database = await openReleaseDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  api = await openReleaseApi(database)
})
afterEach(() => api.close())

const refused = (status: number, code: string, message = /./) =>
  expect.objectContaining({ status, body: { code, message: expect.stringMatching(message) } })
const a = (version: string, change = {}) => aRemote('mf-a', version, change)

it('the registry shows a release going from staff to all visitors, and back', async () => {
  await api.publish(a('1'))
  await api.publish(a('2'), { stage: 'staff', note: 'new prices' })
  await api.move('mf-a', 'promote')
  await api.move('mf-a', 'promote', { stage: '100' })
  const { wentLiveAt } = (await api.readApp('mf-a'))?.builds.find(({ version }) => version === '2') ?? {}
  expect(wentLiveAt).toBe(api.clock.now())
  const answer = await api.move('mf-a', 'rollback', { note: 'wrong prices' }, 'operator')

  expect(answer).toMatchObject({ status: 200, body: { live: '1', canary: null, revision: 5 } })
  const registry = z.parse(releaseRegistry, await api.registry())
  expect(registry.withdrawals).toBe(1)
  expect(registry.apps[0]).toEqual(answer.body)
  expect(registry.apps[0]?.builds.map(({ version, withdrawn }) => [version, withdrawn])).toEqual([
    ['2', true],
    ['1', false],
  ])
  const history = z.parse(z.array(historyEntry), (await api.get(`${RELEASE_PATHS.history}?app=mf-a`)).body)
  expect(
    history.map(({ revision, action, live, canary, note }) => [revision, action, live, canary?.stage, note]),
  ).toEqual([
    [5, 'rollback', '1', undefined, 'wrong prices'],
    [4, 'promote', '2', undefined, ''],
    [3, 'promote', '1', '5', ''],
    [2, 'publish', '1', 'staff', 'new prices'],
    [1, 'publish', '1', undefined, ''],
  ])
  expect(history.map(({ by }) => by.split(':')[0])).toEqual(['operator', 'mf-a', 'mf-a', 'mf-a', 'mf-a'])
})

it('publishing a withdrawn version again ends its withdrawal', async () => {
  await api.publish(a('1'))
  await api.publish(a('2'))
  await api.move('mf-a', 'rollback')
  await api.move('mf-a', 'publish', { version: '2' })
  const app = await api.readApp('mf-a')
  expect(app?.builds.filter(({ withdrawn }) => withdrawn)).toEqual([])
  expect((await api.move('mf-a', 'rollback')).body.live).toBe('1')
})

it('the smoke that a publisher states is in history and registry, of a publish alone', async () => {
  const smokedPages = { drawn: 3, guarded: 2 }
  await api.publish(a('1'), { smoke: 'passed', smokedPages })
  await api.publish(a('2'), { smoke: 'skipped', smokedPages, stage: 'staff' })
  await api.move('mf-a', 'promote', { smoke: 'passed' })
  await api.publish(a('3'))
  const history = z.parse(z.array(historyEntry), (await api.get(`${RELEASE_PATHS.history}?app=mf-a`)).body)
  expect(history.map((entry) => entry.smokedPages)).toEqual([undefined, undefined, undefined, smokedPages])
  expect(history.map(({ action, smoke }) => [action, smoke])).toEqual([
    ['publish', undefined],
    ['promote', undefined],
    ['publish', 'skipped'],
    ['publish', 'passed'],
  ])
  const builds = (await api.readApp('mf-a'))?.builds ?? []
  expect(Object.fromEntries(builds.map(({ version, smoke }) => [version, smoke]))).toEqual({
    1: 'passed',
    2: 'skipped',
    3: undefined,
  })
  expect(await api.move('mf-a', 'publish', { version: '1', smoke: 'good' as 'passed' })).toEqual(
    refused(400, 'BAD_REQUEST'),
  )
})

it('a rollback over several versions withdraws all of them, and the history names them', async () => {
  for (const version of ['1', '2', '3', '4']) await api.publish(a(version))
  await api.move('mf-a', 'rollback', { version: '1' })
  await api.move('mf-a', 'restore', { version: '3' })
  await api.move('mf-a', 'withdraw', { version: '3', note: 'wrong prices' }, 'operator')
  const app = await api.readApp('mf-a')
  expect(app?.builds.filter(({ withdrawn }) => withdrawn).map(({ version }) => version)).toEqual(['4', '3', '2'])
  expect((await api.registry()).withdrawals).toBe(3)
  const history = z.parse(z.array(historyEntry), (await api.get(RELEASE_PATHS.history)).body)
  expect(
    history.slice(0, 4).map(({ action, live, withdrawn, restored }) => [action, live, withdrawn, restored]),
  ).toEqual([
    ['withdraw', '1', ['3'], []],
    ['restore', '1', [], ['3']],
    ['rollback', '1', ['4', '3', '2'], []],
    ['publish', '4', [], []],
  ])
})

it('the order of live versions survives a clock that is behind', async () => {
  await api.publish(a('1'))
  api.clock.advance(-3_600_000)
  await api.publish(a('2'))
  expect((await api.move('mf-a', 'rollback')).body.live).toBe('1')
})

describe('a move with an outdated revision', () => {
  beforeEach(async () => {
    await api.publish(a('1'))
    await api.upload(a('2'))
    await api.upload(a('3'))
  })

  it('a move with an outdated revision is answered with the live version and the author of the last move', async () => {
    await api.move('mf-a', 'publish', { version: '2' })
    await api.move('mf-a', 'publish', { version: '3', stage: '5' })
    expect(await api.move('mf-a', 'publish', { version: '3', seen: 1 })).toEqual(
      refused(409, 'MOVED', /publish by mf-a:[0-9a-f]{8}.*live is 2, 3 on trial at 5/),
    )
  })

  it('changes nothing, not even when it is repeated', async () => {
    const move = { version: '2', seen: 1 }
    expect((await api.move('mf-a', 'publish', move)).status).toBe(200)
    const before = await api.registry()
    expect(await api.move('mf-a', 'publish', move)).toEqual(refused(409, 'MOVED'))
    expect(await api.move('mf-a', 'publish', { ...move, seen: 7 })).toEqual(refused(409, 'MOVED'))
    expect(await api.registry()).toEqual(before)
  })

  it('a move with an outdated revision does not become outdated by a move of another app', async () => {
    await api.publish(aRemote('mf-b', '1'))
    expect((await api.move('mf-a', 'publish', { version: '2', seen: 1 })).status).toBe(200)
  })
})

describe('permission to move', () => {
  beforeEach(async () => {
    await api.publish(a('1'))
    await api.upload(a('2'))
  })

  it('permission to move is refused to another team', async () => {
    const actions = ['publish', 'promote', 'rollback', 'disable', 'enable', 'withdraw', 'restore'] as const
    for (const action of actions)
      expect(await api.move('mf-a', action, { version: '2' }, 'mf-b')).toEqual(refused(403, 'FOREIGN_KEY'))
  })

  it('the operator may close, open, promote and roll back, but not publish', async () => {
    expect(await api.move('mf-a', 'publish', { version: '2' }, 'operator')).toEqual(refused(403, 'FOREIGN_KEY'))
    await api.move('mf-a', 'publish', { version: '2', stage: 'staff' })
    for (const action of ['promote', 'rollback', 'disable', 'enable'] as const)
      expect((await api.move('mf-a', action, {}, 'operator')).status).toBe(200)
  })
})

describe('compatibility of a move', () => {
  const shell = (version: string, ui?: string) => aShell(version, ui === undefined ? {} : { shared: { ui } })
  const needy = (version: string) => a(version, { shared: { ui: '^1.0.0' } })

  it('a shell that drops what a live remote uses is refused with the reason', async () => {
    await api.publish(shell('1', '1.0.0'))
    await api.publish(needy('1'))
    const before = await api.registry()
    expect(await api.publish(shell('2'))).toEqual(
      refused(409, 'INCOMPATIBLE', /^mf-a 1 needs ui, which shell 2 does not have\.$/),
    )
    expect(await api.move('shell', 'publish', { version: '2', stage: 'staff' })).toEqual(refused(409, 'INCOMPATIBLE'))
    expect((await api.readApp('shell'))?.live).toBe('1')
    expect((await api.registry()).apps.map(({ revision }) => revision)).toEqual(
      before.apps.map(({ revision }) => revision),
    )
    expect((await api.publish(shell('3', '1.1.0'))).status).toBe(200)
  })

  it('a remote the shell cannot serve is refused, on trial as well', async () => {
    await api.publish(shell('1'))
    expect(await api.publish(needy('1'))).toEqual(refused(409, 'INCOMPATIBLE', /mf-a 1 needs ui/))
    await api.publish(a('2'))
    expect(await api.move('mf-a', 'publish', { version: '1', stage: 'staff' })).toEqual(refused(409, 'INCOMPATIBLE'))
  })

  it('a shell that a build stored for a rollback cannot run in is refused, so that the rollback stays possible', async () => {
    await api.publish(shell('1', '1.0.0'))
    await api.publish(needy('1'))
    await api.publish(a('2'))
    expect(await api.publish(shell('2'))).toMatchObject({
      status: 409,
      body: { code: 'INCOMPATIBLE', message: expect.stringMatching(/^mf-a 1 needs ui/) },
    })
    expect((await api.move('mf-a', 'rollback')).status).toBe(200)
  })

  it('a closed remote blocks no move, and is checked when it opens', async () => {
    await api.publish(shell('1', '1.0.0'))
    await api.publish(needy('1'))
    await api.move('mf-a', 'disable')
    expect((await api.publish(shell('2'))).status).toBe(200)
    expect(await api.move('mf-a', 'enable')).toEqual(refused(409, 'INCOMPATIBLE'))
  })

  it('remotes may be published before a shell, which is then checked against them', async () => {
    expect((await api.publish(needy('1'))).status).toBe(200)
    expect(await api.publish(shell('1'))).toEqual(refused(409, 'INCOMPATIBLE'))
    expect((await api.publish(shell('2', '1.0.0'))).status).toBe(200)
  })

  it('a path of another remote is refused, even of a closed one', async () => {
    await api.publish(a('1'))
    await api.move('mf-a', 'disable')
    const thief = aRemote('mf-b', '1', { manifest: { ...a('1').record.manifest, name: 'mf-b' } as never })
    expect(await api.publish(thief)).toEqual(refused(409, 'INCOMPATIBLE', /the path \/a belongs to mf-a and to mf-b/))
    expect((await api.publish(aRemote('mf-b', '2'))).status).toBe(200)
  })

  it('an existing conflict does not block the move that repairs it', async () => {
    await api.publish(shell('1', '1.0.0'))
    await api.publish(needy('1'))
    await api.publish(aRemote('mf-b', '1'))
    const spoilt = { record: JSON.stringify(shell('1').record) }
    await api.context.db.updateTable('release_builds').set(spoilt).where('app', '=', 'shell').execute()
    expect((await api.publish(aRemote('mf-b', '2'))).status).toBe(200)
    expect(await api.publish(needy('2'))).toEqual(refused(409, 'INCOMPATIBLE'))
    expect((await api.move('mf-a', 'disable')).status).toBe(200)
  })
})

it('a move is valid even when its notification fails', async () => {
  api.context.onChanged = () => Promise.reject(new Error('no set could be composed'))
  expect((await api.publish(a('1'))).status).toBe(200)
  expect((await api.readApp('mf-a'))?.live).toBe('1')
})
