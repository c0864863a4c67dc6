import { pruneBuilds } from './prune-builds'
import { aRemote } from './testing/a-build'
import { openReleaseApi, openReleaseDatabase, type ReleaseApi, type ReleaseDatabase } from './testing/open-release-api'

const DAY_MS = 24 * 3_600_000

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

const a = (version: number | string) => aRemote('mf-a', String(version))
const versions = async () => (await api.readApp('mf-a'))?.builds.map(({ version }) => version)
const hasFiles = async (version: number | string) => (await api.store.list(`remotes/mf-a/${version}/`)).length > 0
const publishMany = async (count: number) => {
  for (let version = 1; version <= count; version += 1) await api.publish(a(version))
}
const forget = () => pruneBuilds(api.context)

it('retains builds accepted within thirty days, and not longer', async () => {
  await api.publish(a('live'))
  await api.upload(a('tried'))
  api.clock.advance(30 * DAY_MS)
  await forget()
  expect(await versions()).toContain('tried')
  api.clock.advance(1)
  await forget()
  expect(await versions()).toEqual(['live'])
  expect([await hasFiles('live'), await hasFiles('tried')]).toEqual([true, false])
})

it('retains the live version and the ten before it, however old, and not the eleventh', async () => {
  await publishMany(12)
  api.clock.advance(90 * DAY_MS)
  await forget()
  expect(await versions()).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
  expect([await hasFiles(2), await hasFiles(1)]).toEqual([true, false])
  expect((await api.move('mf-a', 'rollback', { version: '2' })).status).toBe(200)
})

it('retains the good version behind ten withdrawn ones, which are pruned', async () => {
  await api.publish(a('good'))
  for (let version = 1; version <= 10; version += 1) {
    await api.publish(a(version))
    await api.move('mf-a', 'rollback')
  }
  await api.publish(a('live'))
  api.clock.advance(90 * DAY_MS)
  await forget()
  expect(await versions()).toEqual(['live', 'good'])
  expect((await api.move('mf-a', 'rollback')).body.live).toBe('good')
})

it('retains builds on trial', async () => {
  await api.publish(a('live'))
  await api.publish(a('tried'), { stage: '5' })
  api.clock.advance(90 * DAY_MS)
  await forget()
  expect(await versions()).toEqual(['tried', 'live'])
})

it('retains builds that were live within thirty days: open tabs request their files', async () => {
  await publishMany(1)
  api.clock.advance(60 * DAY_MS)
  for (let version = 2; version <= 13; version += 1) await api.publish(a(version))
  await forget()
  expect(await versions()).toContain('1')
  expect(await hasFiles(1)).toBe(true)
  api.clock.advance(30 * DAY_MS)
  await forget()
  expect(await versions()).not.toContain('1')
})

it('removes unfinished announcements after thirty days', async () => {
  const build = a('half')
  await api.announce(build)
  await api.put(build, 'entry.js', build.files['entry.js'] ?? '')
  api.clock.advance(30 * DAY_MS)
  await forget()
  expect(await hasFiles('half')).toBe(true)
  api.clock.advance(1)
  await forget()
  expect(await hasFiles('half')).toBe(false)
  expect((await api.put(build, 'entry.js', '')).status).toBe(404)
})

it('repeats a run that was interrupted between row and files', async () => {
  await publishMany(12)
  api.clock.advance(90 * DAY_MS)
  const broken = { ...api.store, remove: () => Promise.reject(new Error('the store is away')) }
  await expect(pruneBuilds({ ...api.context, store: broken })).rejects.toThrow('the store is away')
  expect(await hasFiles(1)).toBe(true)
  expect((await api.move('mf-a', 'rollback', { version: '1' })).status).toBe(404)
  await forget()
  expect(await hasFiles(1)).toBe(false)
})

it('a pruned version can be accepted again with its own bytes only', async () => {
  await api.publish(a('live'))
  await api.upload(a('tried'))
  api.clock.advance(31 * DAY_MS)
  await forget()
  expect(await versions()).toEqual(['live'])
  expect(await api.announce(aRemote('mf-a', 'tried', {}, 'other'))).toMatchObject({
    status: 409,
    body: { code: 'WRONG_HASH' },
  })
  await api.upload(a('tried'))
  expect(await versions()).toEqual(['tried', 'live'])
})
