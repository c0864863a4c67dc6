import { releaseRefusal } from '@shuttle/releases'
import { readPreview } from '../composition/preview-token'
import { aRemote } from './testing/a-build'
import { openReleaseApi, type ReleaseApi } from './testing/open-release-api'
import { addWithdrawalsHeader } from './withdrawals'

let api: ReleaseApi
let withdrawals = 7
beforeAll(async () => {
  api = await openReleaseApi()
  addWithdrawalsHeader(api.app, () => withdrawals)
  api.app.post('/api/anything', () => ({}))
  api.app.get('/webhtml/anything', () => ({}))
  await api.publish(aRemote('mf-a', '1'))
})
afterAll(() => api.close())

describe('bad input', () => {
  const move = { app: 'mf-a', seen: 1, action: 'disable' }
  it.each([
    ['no JSON', Buffer.from('{')],
    ['no bytes at all', Buffer.alloc(0)],
    ['no text', Buffer.from([0xff, 0xfe, 0x00])],
    ['null', Buffer.from('null')],
    ['an empty object', {}],
    ['a revision that is no number', { ...move, seen: '1' }],
    ['a revision beyond all numbers', { ...move, seen: 1e300 }],
    ['an unknown action', { ...move, action: 'delete' }],
    ['an unknown stage', { ...move, stage: '50' }],
    ['a note that is a novel', { ...move, note: 'x'.repeat(301) }],
    ['a note no database can keep', { ...move, note: 'a\0b' }],
    ['a version no database can keep', { ...move, action: 'publish', version: '\0' }],
  ])('bad input of a move (%s) is refused with the reason, and is no fault of the site', async (_, body) => {
    const answer = await api.send('POST', '/api/releases/move', body, { owner: 'mf-a' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(releaseRefusal.safeParse(answer.body).success).toBe(true)
  })

  it.each([0, -1, 1.5, 7 * 24 * 60 + 1])('bad input of a preview for %d minutes is refused', async (minutes) => {
    const previewRequest = { app: 'mf-a', version: '1', minutes }
    expect(await api.post('preview', previewRequest, 'mf-a')).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    })
  })

  it.each(['%00', '%E0%A4%A', 'a&app=b', 'a'.repeat(3000)])(
    'bad input in an address (app=%s) is no fault',
    async (app) => expect((await api.get(`/api/releases/history?app=${app}`)).status).toBeLessThan(500),
  )

  it('a body without a content type is read as bytes', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/releases/move',
      headers: { 'content-length': '2' },
      payload: Buffer.from('{}'),
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('a preview', () => {
  const previewRequest = { app: 'mf-a', version: '1', minutes: 30 }

  it('a preview is a link that contains app, version and its expiry', async () => {
    const { status, body } = await api.post('preview', previewRequest, 'mf-a')
    expect(status).toBe(200)
    const url = new URL(body.url)
    expect(`${url.origin}${url.pathname}`).toBe('https://tickets.test/webhtml/preview')
    const expiresAt = api.clock.now() + 30 * 60_000
    expect(body.expiresAt).toBe(expiresAt)
    const grant = readPreview(url.searchParams.get('token') ?? '', api.context.previewSecret, api.clock.now())
    expect(grant).toEqual({ app: 'mf-a', version: '1', expiresAt })
  })

  it.each([
    ['its first page', undefined, '/a'],
    ['the page that is asked for, with its query', '/a?tab=paid', '/a?tab=paid'],
  ])('a preview link opens %s', async (_, page, opened) => {
    const { body } = await api.post('preview', { ...previewRequest, ...(page && { page }) }, 'mf-a')
    expect(new URL(body.url).searchParams.get('page')).toBe(opened)
  })

  it('a preview is refused for a page that the version does not have', async () =>
    expect(await api.post('preview', { ...previewRequest, page: '/b' }, 'mf-a')).toMatchObject({
      status: 400,
      body: { message: 'mf-a 1 has no page /b: there are /a.' },
    }))

  it.each([
    ['of a version that was never accepted', { ...previewRequest, version: '2' }, 'mf-a', 404, 'UNKNOWN_VERSION'],
    ['by another team', previewRequest, 'mf-b', 403, 'FOREIGN_KEY'],
  ])('a preview %s is refused', async (_, request, owner, status, code) =>
    expect(await api.post('preview', request, owner)).toMatchObject({ status, body: { code } }),
  )

  it('the token of a smoke is marked as one, and lives fifteen minutes at most', async () => {
    await api.upload(aRemote('mf-a', '3'))
    const request = { ...previewRequest, version: '3', smoke: true }
    const smoke = (minutes: number) => api.post('preview', { ...request, minutes }, 'mf-a')
    const token = new URL((await smoke(15)).body.url).searchParams.get('token') ?? ''
    const grant = readPreview(token, api.context.previewSecret, api.clock.now())
    expect(grant).toMatchObject({ app: 'mf-a', version: '3', smoke: true })
    expect(await smoke(16)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('a preview is granted to the operator', async () =>
    expect((await api.post('preview', previewRequest, 'operator')).status).toBe(200))
})

describe('every answer', () => {
  it('every answer to a release call is not cached', async () => {
    for (const url of ['/api/releases/registry', '/api/releases/history'])
      expect((await api.app.inject({ url })).headers['cache-control']).toBe('no-store')
    expect((await api.post('move', {}, 'mf-a')).headers['cache-control']).toBe('no-store')
  })

  it('every answer of the API contains the number of withdrawals, refusals too; pages do not', async () => {
    const header = async (method: 'GET' | 'POST', url: string) =>
      (await api.app.inject({ method, url })).headers['x-withdrawals']
    expect(await header('POST', '/api/anything')).toBe('7')
    withdrawals = 8
    expect(await header('POST', '/api/anything')).toBe('8')
    expect(await header('POST', '/api/nowhere')).toBe('8')
    expect(await header('GET', '/webhtml/anything')).toBeUndefined()
  })
})

it('a call that meets a temporary fault gets a retry time, and any other fault gets none', async () => {
  const api = await openReleaseApi()
  const away = new Error('away')
  api.context.describePause = (error) =>
    error === away ? { status: 503, message: 'Not now.', retryAfterSeconds: 3 } : undefined
  const failing = (error: Error) => {
    api.context.transaction = () => Promise.reject(error)
    return api.move('mf-a', 'retire')
  }
  const paused = await failing(away)
  expect([paused.status, paused.headers['retry-after'], paused.body.message]).toEqual([503, '3', 'Not now.'])
  const failed = await failing(new Error('a fault'))
  expect([failed.status, failed.headers['retry-after']]).toEqual([500, undefined])
  await api.close()
})
