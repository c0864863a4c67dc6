import { aPage, aRemote } from './testing/a-build'
import { openReleaseApi, type ReleaseApi } from './testing/open-release-api'

const API = 'https://api.tours.example'
let api: ReleaseApi
beforeEach(async () => {
  api = await openReleaseApi()
})
afterEach(() => api.close())

const naming = (version: string) =>
  aRemote('mf-a', version, {
    manifest: { name: 'mf-a', contract: 1, slots: [], pages: [aPage('/a')], origins: { connect: [API] } },
  })
const change = (admitted: boolean, owner = 'operator', origin = API) =>
  api.post('origin', { app: 'mf-a', kind: 'connect', origin, admitted }, owner)
const readOrigins = async () => (await api.registry()).origins

describe('a build that names another origin', () => {
  it.each([['100'], ['staff']] as const)(
    'is refused with advice at stage %s until the operator admits it',
    async (stage) => {
      await api.publish(aRemote('mf-a', '1'))
      const refused = await api.publish(naming('2'), { stage })
      expect(refused).toMatchObject({ status: 409, body: { code: 'RULE' } })
      expect(refused.body.message).toContain(`it calls ${API} (npm run release -- admit-origin mf-a --connect ${API})`)
      expect(await change(true)).toMatchObject({ status: 204 })
      expect(await api.move('mf-a', 'publish', { version: '2', stage })).toMatchObject({ status: 200 })
    },
  )
  it('a build that names another origin is refused before its smoke, and has a link for staff', async () => {
    await api.upload(naming('2'))
    const request = { app: 'mf-a', version: '2', minutes: 5 }
    expect(await api.post('preview', { ...request, smoke: true }, 'mf-a')).toMatchObject({ body: { code: 'RULE' } })
    expect((await api.post('preview', request, 'mf-a')).status).toBe(200)
  })
  it('a rollback returns to a build that names another origin, also after the origin was closed', async () => {
    await change(true)
    await api.publish(naming('1'))
    await api.publish(aRemote('mf-a', '2'))
    await change(false)
    expect(await api.move('mf-a', 'rollback')).toMatchObject({ status: 200, body: { live: '1' } })
  })
  it.each(['https://*.example', 'https://api.example/path', 'http://api.example', 'https://a b', "https://a;'self'"])(
    'is refused as a record where the origin is %s',
    async (origin) => {
      const build = aRemote('mf-a', '1', {
        manifest: { name: 'mf-a', contract: 1, slots: [], pages: [aPage('/a')], origins: { connect: [origin] } },
      })
      expect(await api.announce(build)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    },
  )
})

describe('the operator', () => {
  it('admits and closes an origin, which moves the revision of the registry', async () => {
    await api.publish(aRemote('mf-a', '1'))
    const { revision } = await api.registry()
    await change(true)
    await change(true)
    expect(await readOrigins()).toEqual([{ app: 'mf-a', kind: 'connect', origin: API }])
    await change(false)
    expect(await readOrigins()).toEqual([])
    expect((await api.registry()).revision).toBe(revision + 3)
  })
  it.each([
    ['a key of the team', () => change(true, 'mf-a'), 403, 'FOREIGN_KEY'],
    ['an address that is no origin', () => change(true, 'operator', `${API}/`), 400, 'BAD_REQUEST'],
    [
      'an unknown app',
      () => api.post('origin', { app: 'mf-z', kind: 'img', origin: API, admitted: true }, 'operator'),
      404,
      'UNKNOWN_APP',
    ],
    [
      'an unknown kind',
      () => api.post('origin', { app: 'mf-a', kind: 'font', origin: API, admitted: true }, 'operator'),
      400,
      'BAD_REQUEST',
    ],
  ] as const)('is refused %s', async (_what, call, status, code) => {
    expect(await call()).toMatchObject({ status, body: { code } })
    expect(await readOrigins()).toEqual([])
  })
})
