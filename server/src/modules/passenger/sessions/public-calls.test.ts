import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { orderBody } from '../../../testing/trip-body.request'
import { TOKEN_LASTS_SECONDS } from './session-token'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

describe('an expired token at public calls', () => {
  it('[P6.visitor.1, D9.9] an expired token allows its owner to browse and to price; an order requires signing in', async () => {
    const token = await site.signIn()
    site.clock.advance((TOKEN_LASTS_SECONDS + 1) * 1000)
    const timestamp = Math.floor(site.clock.now() / 1000)
    expect((await site.call('manage/query.route', {}, token)).answer.code).toBe('SUCCESS')
    expect((await site.call('ticket/buy.ticket', orderBody({ orderType: '0' }), token)).answer.code).toBe('SUCCESS')
    const order = await site.call('ticket/buy.ticket', orderBody({ timestamp }), token)
    expect(order).toMatchObject({ status: 401, answer: { code: '401' } })
  })

  it('[D9.21] no order is authorised by a cookie', async () => {
    const signedIn = await site.call('login', credentials())
    const cookie = [signedIn.headers['set-cookie']].flat().join('; ')
    expect(cookie).toContain('HttpOnly')
    expect((await site.call('ticket/buy.ticket', orderBody(), { cookie })).status).toBe(401)
  })
})
