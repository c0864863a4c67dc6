import * as wire from '@shuttle/wire'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { orderBody } from '../../../testing/trip-body.request'
import { IDLE_AFTER_MS } from './authenticate'
import { TOKEN_LASTS_SECONDS } from './session-token'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

/** A signed-in browser: its cookies, and the token of its tab. */
const aBrowser = async (level: 0 | 1 | 9 = 1) => {
  const { cookies, answer } = await site.call('login', credentials({ email: `level${level}@demo.test` }))
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { cookie, authorization: answer.jwt as string }
}
const restore = (headers: Record<string, string>) => site.call(wire.queryUserCall.path, {}, headers)

describe('restoring a session', () => {
  it('[A7.user.1] the cookie of a session buys a fresh token, which then authorises calls', async () => {
    const { cookie } = await aBrowser()
    site.clock.advance(TOKEN_LASTS_SECONDS * 1000 + 1)
    const { status, answer } = await restore({ cookie })
    expect([status, answer.code, answer.responseData.nickname]).toEqual([200, 'SUCCESS', 'Demo member'])
    const call = await site.call('wx/cancel.wx.order', { orderNo: 'none' }, { authorization: answer.jwt })
    expect(call.answer.code).toBe('ORDER_NOT_FOUND')
  })

  it('a cookie restores a session beside a token, also an expired one, and renews it', async () => {
    const { cookie, authorization } = await aBrowser(9)
    site.clock.advance(1000)
    const { answer } = await restore({ authorization, cookie })
    expect([answer.code, answer.responseData.level]).toEqual(['SUCCESS', 9])
    expect(answer.jwt).not.toBe(authorization)
    site.clock.advance(TOKEN_LASTS_SECONDS * 1000 + 1)
    expect((await restore({ authorization })).answer.code).toBe('401')
    expect((await restore({ authorization, cookie })).answer.code).toBe('SUCCESS')
  })

  it('[D9.21] a token without a cookie is answered with its member and the same token: no token renews itself', async () => {
    const { authorization } = await aBrowser(9)
    site.clock.advance(TOKEN_LASTS_SECONDS * 1000 - 1000)
    const { answer } = await restore({ authorization: `Bearer ${authorization}` })
    expect([answer.responseData.level, answer.jwt]).toEqual([9, authorization])
    site.clock.advance(1000)
    expect((await restore({ authorization: answer.jwt })).answer.code).toBe('401')
  })

  it('a token is not renewed by the cookie of another session, even of the same member', async () => {
    const [one, other] = [await aBrowser(9), await aBrowser(9)]
    site.clock.advance(1000)
    const { answer } = await restore({ authorization: one.authorization, cookie: other.cookie })
    expect(answer.jwt).toBe(one.authorization)
  })

  it('a tab with the token of an ended session restores the newer session of its browser', async () => {
    const old = await aBrowser(1)
    await site.call('logout', {}, old)
    const now = await aBrowser(9)
    const { answer } = await restore({ authorization: old.authorization, cookie: now.cookie })
    expect([answer.code, answer.responseData.level]).toEqual(['SUCCESS', 9])
  })

  it('[D9.7] a visitor gets 401, an unknown cookie too', async () => {
    for (const headers of [
      {},
      { cookie: 'token=' },
      { cookie: 'token=unknown; signed_in=1' },
      { cookie: 'signed_in=1' },
    ])
      expect(await restore(headers)).toMatchObject({ status: 401, answer: { code: '401' } })
  })

  it('[A4.restore.2] a session that ended elsewhere loses both cookies, and an open session loses none', async () => {
    const { cookie, authorization } = await aBrowser()
    const clears = async (headers: Record<string, string>) =>
      (await restore(headers)).cookies.map(({ name, value, maxAge, expires }) => [
        name,
        value === '' && (maxAge === 0 || expires?.getTime() === 0),
      ])
    const both = [
      ['token', true],
      ['signed_in', true],
    ]
    expect([await clears({ cookie }), await clears({})]).toEqual([[], []])
    await site.call('logout', {}, { authorization })
    expect(await clears({ cookie })).toEqual(both)
    expect(await clears({ cookie: 'token=unknown; signed_in=1' })).toEqual(both)
    expect(await clears({ cookie: 'signed_in=1' })).toEqual(both)
    // Another tab has signed in meanwhile: its cookie stays.
    const now = await aBrowser()
    expect(await clears({ cookie: now.cookie, authorization })).toEqual([])
  })

  it('[D9.7] the cookie gets 408 after seven idle days and not before', async () => {
    const { cookie } = await aBrowser()
    site.clock.advance(IDLE_AFTER_MS)
    expect((await restore({ cookie })).answer.code).toBe('SUCCESS')
    site.clock.advance(IDLE_AFTER_MS + 1)
    expect(await restore({ cookie })).toMatchObject({ status: 401, answer: { code: '408' } })
  })

  it('[D6.session.1] a real order of an idle session is answered 408, not as one of a visitor', async () => {
    const { cookie, authorization } = await aBrowser()
    const lastSeen = site.clock.now() - IDLE_AFTER_MS - 1
    await site.db.updateTable('sessions').set({ last_seen_at: lastSeen }).execute()
    const order = await site.call(wire.buyTicketCall.path, orderBody(), { authorization, cookie })
    expect(order).toMatchObject({ status: 401, answer: { code: '408' } })
  })
})
