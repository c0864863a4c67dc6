import { pruneBuilds } from './prune-builds'
import { aPage, aRemote, aShell } from './testing/a-build'
import { openReleaseApi, openReleaseDatabase, type ReleaseApi, type ReleaseDatabase } from './testing/open-release-api'

const DAY_MS = 86_400_000
const SAME_PAGE = { manifest: { name: 'mf-b', contract: 1 as const, slots: [], pages: [aPage('/a')] } }

let database: ReleaseDatabase
let api: ReleaseApi
beforeAll(async () => {
  database = await openReleaseDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  api = await openReleaseApi(database)
  await api.publish(aShell('1'))
  await api.publish(aRemote('mf-a', '1'))
  await api.publish(aRemote('mf-a', '2'))
})
afterEach(() => api.close())

it('retiring a remote frees its paths, and open pages stay at their version', async () => {
  expect(await api.publish(aRemote('mf-b', '1', SAME_PAGE))).toMatchObject({
    status: 409,
    body: { code: 'INCOMPATIBLE' },
  })
  const before = await api.registry()
  expect(await api.move('mf-a', 'retire', { note: 'the line has ended' })).toMatchObject({
    status: 200,
    body: { live: null, canary: null },
  })
  expect((await api.registry()).withdrawals).toBe(before.withdrawals)
  expect(await api.store.get('remotes/mf-a/2/entry.js')).toBeDefined()
  expect(await api.move('mf-b', 'publish', { version: '1' })).toMatchObject({ status: 200, body: { live: '1' } })

  // The remote can return where its path is free.
  expect(await api.move('mf-a', 'publish', { version: '2' })).toMatchObject({ status: 409 })
  await api.move('mf-b', 'retire')
  expect(await api.move('mf-a', 'publish', { version: '2' })).toMatchObject({ status: 200, body: { live: '2' } })
})

it('a retired remote is pruned when its time is over, with the versions that a rollback could reach', async () => {
  await api.move('mf-a', 'retire')
  api.clock.advance(29 * DAY_MS)
  await pruneBuilds(api.context)
  expect((await api.readApp('mf-a'))?.builds.map(({ version }) => version)).toEqual(['2', '1'])
  // The last earlier move counts as use: a month after it, nothing is used.
  api.clock.advance(2 * DAY_MS)
  await pruneBuilds(api.context)
  await pruneBuilds(api.context)
  expect((await api.readApp('mf-a'))?.builds).toEqual([])
  expect(await api.store.get('remotes/mf-a/2/entry.js')).toBeUndefined()
})

it('the versions of a live remote that a rollback reaches are not retired (negative control)', async () => {
  api.clock.advance(60 * DAY_MS)
  await pruneBuilds(api.context)
  expect((await api.readApp('mf-a'))?.builds.map(({ version }) => version)).toEqual(['2', '1'])
})

it.each([
  ['the shell', 'shell', 'shell', 400, 'BAD_REQUEST'],
  ['by another team', 'mf-a', 'mf-b', 403, 'FOREIGN_KEY'],
])('retiring is refused: %s', async (_, name, owner, status, code) =>
  expect(await api.move(name, 'retire', {}, owner)).toMatchObject({ status, body: { code } }),
)

it('retiring is permitted to the operator too, and only once', async () => {
  expect((await api.move('mf-a', 'retire', {}, 'operator')).status).toBe(200)
  expect(await api.move('mf-a', 'retire')).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_DO' } })
})
