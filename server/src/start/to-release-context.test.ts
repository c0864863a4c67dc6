import { DatabaseAway } from '../database/database-away'
import { Refusal } from '../runtime/errors'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { toReleaseContext } from './to-release-context'

let service: TestApp
beforeAll(async () => {
  service = await buildTestApp()
})
afterAll(() => service.close())

it.each([
  [new DatabaseAway({ code: 'ECONNREFUSED' }), { status: 503, retryAfterSeconds: 3 }],
  [new Refusal('TOO_MANY_REQUESTS', { waitSeconds: 12 }), { status: 429, retryAfterSeconds: 12 }],
])('a release call that meets "%s" may be sent again later', (error, pause) => {
  expect(toReleaseContext(service.context).describePause(error)).toMatchObject(pause)
})

it.each([new Refusal('NOT_FOUND'), new Error('a fault')])('a release call with "%s" may not be sent again', (error) => {
  expect(toReleaseContext(service.context).describePause(error)).toBeUndefined()
})
