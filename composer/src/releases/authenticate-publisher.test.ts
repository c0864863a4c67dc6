import { rmSync } from 'node:fs'
import { SIGNATURE_WINDOW_MS } from '@shuttle/releases'
import Fastify from 'fastify'
import { newKey, writeKeyFile } from '../testing/key-file'
import { pruneBuilds } from './prune-builds'
import { registerReleases } from './releases.routes'
import { openReleaseApi, type ReleaseApi } from './testing/open-release-api'
import { testHeaders } from './testing/release-requests'

let api: ReleaseApi
beforeAll(async () => {
  api = await openReleaseApi()
})
afterAll(() => api.close())

/** A correctly signed call is refused for another reason: there is no such app. */
const PAST = { status: 404, body: { code: 'UNKNOWN_APP' } }
const UNSIGNED = { status: 401, body: { code: 'UNSIGNED' } }
const body = { app: 'mf-a', seen: 0, action: 'disable' }
const call = (by: Partial<Parameters<ReleaseApi['send']>[3]> = {}) =>
  api.send('POST', '/api/releases/move', body, { owner: 'mf-a', ...by })

it('accepts a request that its owner signed', async () => expect(await call()).toMatchObject(PAST))

describe('the signed parts of a request', () => {
  it.each([
    ['the method', { method: 'PUT' }],
    ['the path', { path: '/api/releases/accept' }],
    ['the query', { path: '/api/releases/move?app=mf-b' }],
    ['the date', { date: '1' }],
    ['the site', { site: 'https://staging.tickets.test' }],
    ['the nonce', { nonce: 'AAECAwQFBgcICQoLDA0ODw' }],
    ['the body', { body: Buffer.from('{}') }],
  ])('a signature covers %s', async (_, signed) => expect(await call({ signed })).toMatchObject(UNSIGNED))
})

describe('the site of a signed request', () => {
  it('[D11.releases.2] refuses a request that is for another site, and names the site it is for', async () => {
    const answer = await call({ site: 'https://staging.tickets.test' })
    expect(answer).toMatchObject(UNSIGNED)
    expect(answer.body.message).toContain('is for the site at https://staging.tickets.test, not for this one')
  })

  it('refuses a request without site or nonce: its tool is older than the site', async () => {
    for (const without of [{ site: '' }, { nonce: '' }, { nonce: 'short' }, { site: '', nonce: '' }]) {
      const answer = await call(without)
      expect(answer).toMatchObject(UNSIGNED)
      expect(answer.body.message).toContain('the tool is older than the site')
    }
  })

  it('delivery processes of the version before read the registry without site and nonce, and do nothing else', async () => {
    const delivery = newKey()
    const all = Object.fromEntries(Object.entries(api.keys).map(([owner, key]) => [owner, [key]]))
    writeKeyFile(api.keyFile, { ...all, delivery: [delivery] })
    const before = { owner: 'delivery', key: delivery, site: '', nonce: '' }
    expect((await api.send('GET', '/api/releases/registry', Buffer.alloc(0), before)).status).toBe(200)
    expect(await api.send('POST', '/api/releases/move', body, before)).toMatchObject(UNSIGNED)
  })
})

describe('a signed request that was received before', () => {
  const USED = { ...UNSIGNED, body: { ...UNSIGNED.body, message: expect.stringContaining('was received before') } }
  const GET = { method: 'GET' as const, path: '/api/releases/history' }
  const capture = () => {
    const date = String(api.clock.real())
    return testHeaders('mf-a', api.keys['mf-a'].key, { ...GET, date, body: Buffer.alloc(0) })
  }
  const replay = async (headers: Record<string, string>, app = api.app) => {
    const answer = await app.inject({ method: GET.method, url: GET.path, headers })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('[D11.releases.3] a signed request that was received before is refused, also at another server and for another owner of its key', async () => {
    const other = Fastify()
    await registerReleases(other, api.context)
    const headers = capture()
    expect(await replay(headers)).toMatchObject({ status: 200 })
    expect(await replay(headers)).toMatchObject(USED)
    expect(await replay(headers, other)).toMatchObject(USED)
    writeKeyFile(api.keyFile, { 'mf-a': [api.keys['mf-a']], operator: [api.keys['mf-a']] })
    expect(await replay({ ...headers, 'x-release-key': 'operator' })).toMatchObject(USED)
    await other.close()
  })

  it('one of several equal signed requests at the same time is accepted', async () => {
    const headers = capture()
    const answers = await Promise.all([1, 2, 3, 4].map(() => replay(headers)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('stays refused until its date is refused, and its mark is deleted then', async () => {
    const headers = capture()
    await replay(headers)
    const marks = () => api.context.db.selectFrom('release_used_calls').selectAll().execute()
    api.clock.advance(SIGNATURE_WINDOW_MS)
    await pruneBuilds(api.context)
    expect(await replay(headers)).toMatchObject(USED)
    api.clock.advance(1)
    await pruneBuilds(api.context)
    expect(await marks()).toEqual([])
    expect(await replay(headers)).toMatchObject({
      ...UNSIGNED,
      body: { message: expect.stringContaining('The signature is too old') },
    })
  })
})

describe('the date of a signed request', () => {
  it.each([-1, 1])('the date of a signed request may differ by at most five minutes (%d)', async (side) => {
    const at = api.clock.real()
    expect(await call({ date: at + side * SIGNATURE_WINDOW_MS })).toMatchObject(PAST)
    expect(await call({ date: at + side * (SIGNATURE_WINDOW_MS + 1) })).toMatchObject(UNSIGNED)
  })

  it.each(['', 'yesterday', 'NaN', '1e12', '-1'])(
    'a signed request is refused unless its date is a number (%j)',
    async (date) => {
      const headers = { 'x-release-key': 'mf-a', 'x-release-date': date, 'x-release-signature': 'AAAA' }
      const answer = await api.app.inject({ method: 'POST', url: '/api/releases/move', headers, payload: body })
      expect({ status: answer.statusCode, body: answer.json() }).toMatchObject(UNSIGNED)
    },
  )
})

it('refuses a request signed by another key than the named one', async () => {
  expect(await call({ key: api.keys['mf-b'] })).toMatchObject(UNSIGNED)
  expect(await call({ owner: 'nobody' })).toMatchObject(UNSIGNED)
  expect(await call({ owner: '__proto__' })).toMatchObject(UNSIGNED)
})

it('refuses a request without a signature', async () => {
  const answer = await api.app.inject({ method: 'POST', url: '/api/releases/move', payload: body })
  expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
    ...UNSIGNED,
    body: { message: 'The request is not signed.' },
  })
})

it('authentication follows the key file: a second key, a revoked one, none at all', async () => {
  const second = newKey()
  writeKeyFile(api.keyFile, { 'mf-a': [api.keys['mf-a'], second] })
  expect(await call({ key: second })).toMatchObject(PAST)
  writeKeyFile(api.keyFile, { 'mf-a': [second] })
  expect(await call()).toMatchObject(UNSIGNED)
  rmSync(api.keyFile)
  expect(await call({ key: second })).toMatchObject(UNSIGNED)
})
