import { rmSync } from 'node:fs'
import { SIGNATURE_WINDOW_MS } from '@shuttle/releases'
import { newKey, writeKeyFile } from '../testing/key-file'
import { openReleaseApi, type ReleaseApi } from './testing/open-release-api'

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
    ['the body', { body: Buffer.from('{}') }],
  ])('a signature covers %s', async (_, signed) => expect(await call({ signed })).toMatchObject(UNSIGNED))
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
