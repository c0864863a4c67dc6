import { registerReleases } from '@shuttle/composer'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { toReleaseContext } from './to-release-context'

/** More requests than an address may send in a minute, and fewer than the files a few teams upload in one. */
const MANY = 260

let service: TestApp
beforeAll(async () => {
  service = await buildTestApp({ REQUESTS_A_MINUTE: '120' })
  await registerReleases(service.app, toReleaseContext(service.context))
})
afterAll(() => service.close())

const statuses = async (request: { method: 'GET' | 'PUT'; url: string }): Promise<number[]> => {
  const seen = new Set<number>()
  for (let count = 0; count < MANY; count += 1) seen.add((await service.app.inject(request)).statusCode)
  return [...seen].sort()
}

it('an upload of many files is not subject to the limit of visitors, and other calls are', async () => {
  const file = '/api/releases/files/mf-a/2/font.woff2'
  expect(await statuses({ method: 'PUT', url: file })).toEqual([401])
  expect(await statuses({ method: 'GET', url: '/health/live' })).toEqual([200, 429])
})

describe('release calls beyond their own limit', () => {
  const FEW = 5
  const call = { method: 'POST', url: '/api/releases/move', payload: '{}' } as const
  let limited: TestApp
  beforeEach(async () => {
    limited = await buildTestApp()
  })
  afterEach(() => limited.close())

  it('release calls beyond the limit are refused with a time to wait, also unsigned ones', async () => {
    await registerReleases(limited.app, toReleaseContext(limited.context), { requestsAMinute: FEW })
    for (let count = 0; count < FEW; count += 1) expect((await limited.app.inject(call)).statusCode).toBe(401)
    const answer = await limited.app.inject(call)
    expect([answer.statusCode, answer.json().message]).toEqual([429, expect.stringContaining('Too many release calls')])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})
