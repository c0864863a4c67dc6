import { readPreview, signPreview } from '../composition/preview-token'
import { aPage, aStore } from './testing/a-store'
import { buildDelivery, NOW } from './testing/build-delivery'

const SECRET = 'a secret of the tests'
const HOUR_MS = 3_600_000
const tokenFor = (app: string, version: string, change: { secret?: string; expiresAt?: number } = {}) =>
  signPreview({ app, version, expiresAt: change.expiresAt ?? NOW + HOUR_MS }, change.secret ?? SECRET)

/** Version 2 of both remotes was accepted and is not live; the first one adds a path. */
const aSite = async () => {
  const store = aStore({ 'mf-x': [aPage('/')], 'mf-y': [aPage('/y')] })
  store.publish('mf-x', '2', [aPage('/'), aPage('/new')])
  store.publish('mf-y', '2', [aPage('/y')])
  const at = { now: NOW }
  const staffChecks: object[] = []
  const delivery = await buildDelivery(store, {
    now: () => at.now,
    readPreview: (token) => readPreview(token, SECRET, at.now),
    isStaff: async (credentials) => {
      staffChecks.push(credentials)
      if (JSON.stringify(credentials).includes('unreachable')) throw new Error('the service is down')
      return credentials.authorization === 'staff' || /(^|; )token=staff/.test(credentials.cookie ?? '')
    },
  })
  const accept = async (token: unknown, headers: Record<string, string> = { authorization: 'staff' }) => {
    const response = await delivery.app.inject({
      method: 'POST',
      url: '/webhtml/preview/accept',
      headers,
      payload: { token },
    })
    const [cookie] = response.cookies
    return { status: response.statusCode, answer: response.json(), cookie, header: response.headers['set-cookie'] }
  }
  const versionsFor = async (cookie: string) => {
    const { boot } = await delivery.open('/webhtml/', { cookie })
    const versions = boot.registry.remotes
      .slice(0, 2)
      .map((one: { name: string; version: string }) => [one.name, one.version])
    return { versions: Object.fromEntries(versions), preview: boot.preview }
  }
  return { store, at, staffChecks, accept, versionsFor, ...delivery }
}

describe('a preview link is exchanged for a cookie', () => {
  it('the cookie is hidden from scripts and expires with the link', async () => {
    const { accept } = await aSite()
    const { status, answer, cookie } = await accept(tokenFor('mf-x', '2'))
    expect(status).toBe(200)
    expect(answer).toEqual({ name: 'mf-x', version: '2', expiresAt: NOW + HOUR_MS })
    expect(cookie).toMatchObject({ name: 'preview', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 3600 })
  })

  it.each([
    ['without Authorization', tokenFor('mf-x', '2'), {}, 401, 'SIGNED_OUT'],
    ['by a cookie alone', tokenFor('mf-x', '2'), { cookie: 'token=staff' }, 401, 'SIGNED_OUT'],
    ['by a visitor who is not staff', tokenFor('mf-x', '2'), { authorization: 'level 1' }, 403, 'NOT_STAFF'],
    ['with a link of another secret', tokenFor('mf-x', '2', { secret: 'guessed' }), undefined, 400, 'INVALID_LINK'],
    ['with a link that is over', tokenFor('mf-x', '2', { expiresAt: NOW }), undefined, 400, 'INVALID_LINK'],
    ['with half a link', tokenFor('mf-x', '2').slice(0, -4), undefined, 400, 'INVALID_LINK'],
    ['with another version than was signed', tokenFor('mf-x', '2').replace(/^./, 'f'), undefined, 400, 'INVALID_LINK'],
    ['without a link', undefined, undefined, 400, 'INVALID_LINK'],
    ['with something else', { app: 'mf-x' }, undefined, 400, 'INVALID_LINK'],
    ['of a version that is gone', tokenFor('mf-x', '9'), undefined, 404, 'GONE'],
    ['of an unknown app', tokenFor('mf-z', '2'), undefined, 404, 'GONE'],
    ['while the service is down', tokenFor('mf-x', '2'), { authorization: 'unreachable' }, 503, 'TRY_AGAIN'],
  ] as const)('no cookie is set %s', async (_how, token, headers, status, code) => {
    const { accept } = await aSite()
    const refused = await accept(token, headers)
    expect([refused.status, refused.answer.code, refused.header]).toEqual([status, code, undefined])
  })

  it('the cookie is also set for a version accepted just now', async () => {
    const { accept, store } = await aSite()
    store.publish('mf-x', '3', [aPage('/')])
    expect((await accept(tokenFor('mf-x', '3'))).status).toBe(200)
  })
})

describe('the composer reads the cookie', () => {
  const both = { 'mf-x': '2', 'mf-y': '1' }
  it('shows the preview to staff, and lists it in the page', async () => {
    const { versionsFor } = await aSite()
    expect(await versionsFor(`preview=${tokenFor('mf-x', '2')}; token=staff`)).toEqual({
      versions: both,
      preview: [{ name: 'mf-x', version: '2' }],
    })
  })
  it('serves pages that only the preview has', async () => {
    const { open } = await aSite()
    const cookie = `preview=${tokenFor('mf-x', '2')}; token=staff`
    expect((await open('/webhtml/new', { cookie })).status).toBe(200)
    expect((await open('/webhtml/new')).status).toBe(404)
  })
  it('reads several previews, one per app: the latest link wins', async () => {
    const { accept, versionsFor, store } = await aSite()
    store.publish('mf-x', '3', [aPage('/')])
    let cookie = 'token=staff'
    for (const [app, version] of [
      ['mf-x', '2'],
      ['mf-y', '2'],
      ['mf-x', '3'],
    ] as const) {
      const accepted = await accept(tokenFor(app, version), { authorization: 'staff', cookie })
      cookie = `token=staff; preview=${accepted.cookie?.value}`
    }
    expect((await versionsFor(cookie)).versions).toEqual({ 'mf-x': '3', 'mf-y': '2' })
  })
  it.each([
    ['level 1', (token: string) => `preview=${token}; token=level1`],
    ['no session', (token: string) => `preview=${token}`],
    ['staff while the service is down', (token: string) => `preview=${token}; token=unreachable`],
    ['staff with a forged link', () => `preview=${tokenFor('mf-x', '2', { secret: 'guessed' })}; token=staff`],
    ['staff with a link that is over', () => `preview=${tokenFor('mf-x', '2', { expiresAt: NOW - 1 })}; token=staff`],
    ['staff with nonsense', () => 'preview=a.b~..~.c~%00; token=staff'],
  ])('shows what is live to %s', async (_who, toCookie) => {
    const { versionsFor } = await aSite()
    expect(await versionsFor(toCookie(tokenFor('mf-x', '2')))).toEqual({
      versions: { 'mf-x': '1', 'mf-y': '1' },
      preview: undefined,
    })
  })
  it('shows the preview no longer than the link is valid', async () => {
    const { versionsFor, at } = await aSite()
    const cookie = `preview=${tokenFor('mf-x', '2')}; token=staff`
    expect((await versionsFor(cookie)).versions).toEqual(both)
    at.now = NOW + HOUR_MS
    expect((await versionsFor(cookie)).versions['mf-x']).toBe('1')
  })
  it('checks whether a visitor is staff only where that makes a difference', async () => {
    const { versionsFor, staffChecks, store, refresh } = await aSite()
    await versionsFor('token=staff')
    await versionsFor(`preview=${tokenFor('mf-x', '2')}`)
    await versionsFor('preview=forged; token=staff')
    expect(staffChecks).toHaveLength(0)
    await versionsFor(`preview=${tokenFor('mf-x', '2')}; token=staff`)
    expect(staffChecks).toHaveLength(1)
    store.change('mf-y', { canary: { version: '2', stage: 'staff' } })
    await refresh()
    expect((await versionsFor('token=staff')).versions).toEqual({ 'mf-x': '1', 'mf-y': '2' })
    expect((await versionsFor('token=level1')).versions).toEqual({ 'mf-x': '1', 'mf-y': '1' })
    expect(staffChecks).toHaveLength(3)
  })
  it('shows what is live when the previewed build cannot be read', async () => {
    const { versionsFor, store } = await aSite()
    store.broken.store = 'down'
    const cookie = `preview=${tokenFor('mf-x', '2')}; token=staff`
    expect((await versionsFor(cookie)).versions['mf-x']).toBe('1')
    store.broken.store = undefined
    expect((await versionsFor(cookie)).versions['mf-x']).toBe('2')
  })
})

it.each(['same-site', 'cross-site'])('no page of another origin opens or ends a preview: %s', async (from) => {
  const { accept, app, staffChecks } = await aSite()
  const foreign = { authorization: 'staff', 'sec-fetch-site': from }
  const refused = await accept(tokenFor('mf-x', '2'), foreign)
  expect([refused.status, refused.answer.code, refused.header]).toEqual([403, 'FOREIGN_PAGE', undefined])
  const reset = await app.inject({ method: 'POST', url: '/webhtml/preview/reset', headers: foreign })
  expect([reset.statusCode, reset.json().code, reset.cookies]).toEqual([403, 'FOREIGN_PAGE', []])
  expect(staffChecks).toEqual([])
  expect((await accept(tokenFor('mf-x', '2'), { ...foreign, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

it('one tap ends all previews', async () => {
  const { app } = await aSite()
  const response = await app.inject({ method: 'POST', url: '/webhtml/preview/reset' })
  expect(response.statusCode).toBe(204)
  expect(response.cookies).toMatchObject([{ name: 'preview', value: '', maxAge: 0, path: '/', httpOnly: true }])
})

describe('the smoke of a release', () => {
  const smokeToken = (version = '2', expiresAt = NOW + HOUR_MS) =>
    signPreview({ app: 'mf-x', version, expiresAt, smoke: true }, SECRET)

  it('opens a version by its header, without a session', async () => {
    const { open } = await aSite()
    const { boot, status } = await open('/webhtml/new', { 'x-smoke': smokeToken() })
    expect(status).toBe(200)
    expect(boot.registry.remotes[0]).toMatchObject({ name: 'mf-x', version: '2' })
    expect((await open('/webhtml/new')).status).toBe(404)
  })
  it('opens a version that another server accepted just now', async () => {
    const { open, store } = await aSite()
    store.publish('mf-x', '3', [aPage('/'), aPage('/third')])
    expect((await open('/webhtml/third', { 'x-smoke': smokeToken('3') })).status).toBe(200)
  })
  it.each([
    ['a token that is over', smokeToken('2', NOW)],
    ['a link of a preview', tokenFor('mf-x', '2')],
    ['nonsense', 'a.b'],
    ['no token', ''],
  ])('opens nothing by %s', async (_what, header) => {
    const { open } = await aSite()
    expect((await open('/webhtml/new', { 'x-smoke': header })).status).toBe(404)
  })
  it('its token is no link: neither the cookie nor the exchange takes it', async () => {
    const { accept, open } = await aSite()
    expect(await accept(smokeToken())).toMatchObject({ status: 400, answer: { code: 'INVALID_LINK' } })
    const cookie = `preview=${smokeToken()}; token=staff`
    expect((await open('/webhtml/new', { cookie })).status).toBe(404)
  })
  it('gets the files of its version alone, and no cache holds them', async () => {
    const { app } = await aSite()
    const get = (url: string, header: string) => app.inject({ url, headers: { 'x-smoke': header } })
    const file = (name: string, version: string) => `/webhtml/remotes/${name}/${version}/remote.json`
    const answer = await get(file('mf-x', '2'), smokeToken())
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await get(file('mf-y', '2'), smokeToken())).statusCode).toBe(404)
    expect((await get(file('mf-x', '2'), tokenFor('mf-x', '2'))).statusCode).toBe(404)
  })
})
