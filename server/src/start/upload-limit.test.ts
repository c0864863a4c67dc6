import { registerReleases } from '@shuttle/composer'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { toReleaseContext } from './to-release-context'

/** More than an address may ask for in a minute, and fewer than the files a few teams upload in one. */
const MANY = 1300

let service: TestApp
beforeAll(async () => {
  service = await buildTestApp({ REQUESTS_A_MINUTE: '600' })
  await registerReleases(service.app, toReleaseContext(service.context))
})
afterAll(() => service.close())

const statuses = async (request: { method: 'GET' | 'PUT'; url: string }): Promise<number[]> => {
  const seen = new Set<number>()
  for (let count = 0; count < MANY; count += 1) seen.add((await service.app.inject(request)).statusCode)
  return [...seen].sort()
}

it('an upload of many files does not meet the limit of visitors, who meet it', async () => {
  const file = '/api/releases/files/mf-a/2/font.woff2'
  expect(await statuses({ method: 'PUT', url: file })).toEqual([401])
  expect(await statuses({ method: 'GET', url: '/health/live' })).toEqual([200, 429])
})
