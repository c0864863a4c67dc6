import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { getSessionEnd } from './authenticate'
import { findSessionBySecret, openSession } from './sessions.repository'

const USER = 'wx/query.wx.user.information'

let https: TestApp
let http: TestApp
beforeAll(async () => {
  https = await buildTestApp({ PUBLIC_URL: 'https://tickets.example' })
  http = await buildTestApp()
})
afterAll(() => Promise.all([https.close(), http.close()]))

/** A member signs in, and how the service handles cookies afterwards. */
const openSite = async (site: TestApp) => {
  const { cookies, answer } = await site.call('login', credentials())
  const attacker = await site.member()
  const planted = await openSession(site.db, attacker.accountId, site.clock.now())
  const whoIs = async (cookie: string) => (await site.call(USER, {}, { cookie })).answer.responseData?.memberId
  return { ...site, cookies, memberId: answer.responseData.memberId as string, attacker, planted, whoIs }
}
type Site = Awaited<ReturnType<typeof openSite>>
const getValue = ({ cookies }: Pick<Site, 'cookies'>, name: string) =>
  cookies.find((cookie) => cookie.name === name)?.value

describe('[D6.session.6] the session cookie that no neighbour below the same domain can plant', () => {
  it('the host cookie is set beside the named one on https: the same secret, Secure, for this host and every path', async () => {
    const site = await openSite(https)
    const cookie = site.cookies.find(({ name }) => name === '__Host-token')
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
    expect(cookie?.value).toBe(getValue(site, 'token'))
  })

  it('the host cookie is not set on http, where a browser would refuse it', async () => {
    const site = await openSite(http)
    expect(getValue(site, '__Host-token')).toBeUndefined()
    expect(await site.whoIs(`token=${getValue(site, 'token')}`)).toBe(site.memberId)
  })

  it('a session on https opens by the host cookie alone: a planted token opens none, and replaces none', async () => {
    const site = await openSite(https)
    const own = getValue(site, '__Host-token')
    expect(await site.whoIs(`token=${site.planted.secret}`)).toBeUndefined()
    expect(await site.whoIs(`token=${own}`)).toBeUndefined()
    expect(await site.whoIs(`__Host-token=${own}; token=${site.planted.secret}`)).toBe(site.memberId)
    expect(await site.whoIs(`token=${site.planted.secret}; __Host-token=${own}`)).toBe(site.memberId)
  })

  it('the planted cookie counts on http (negative control)', async () => {
    const site = await openSite(http)
    expect(await site.whoIs(`token=${site.planted.secret}`)).toBe(site.attacker.accountId)
  })

  it('a planted token neither ends a session nor shows a picture', async () => {
    const site = await openSite(https)
    const cookie = `token=${site.planted.secret}`
    await site.call('logout', {}, { cookie })
    const found = await findSessionBySecret(site.db, site.planted.secret)
    expect(found && getSessionEnd(found.session, site.clock.now())).toBeUndefined()
    const { accountId } = site.attacker
    await site.db
      .insertInto('account_pictures')
      .values({ account_id: accountId, content_type: 'image/png', content: '' })
      .execute()
    const statusWithCookie = async (name: string) =>
      (
        await site.app.inject({
          url: `/api/avatar/${accountId}`,
          headers: { cookie: `${name}=${site.planted.secret}` },
        })
      ).statusCode
    expect([await statusWithCookie('token'), await statusWithCookie('__Host-token')]).toEqual([404, 200])
  })

  it('the host cookie is removed with the other two at sign-out', async () => {
    const site = await openSite(https)
    const { cookies } = await site.call('logout', {}, { cookie: `__Host-token=${getValue(site, '__Host-token')}` })
    expect(cookies.map(({ name, value, secure }) => [name, value, secure]).sort()).toEqual([
      ['__Host-token', '', true],
      ['signed_in', '', true],
      ['token', '', true],
    ])
    expect(await site.whoIs(`__Host-token=${getValue(site, '__Host-token')}`)).toBeUndefined()
  })
})

describe('[D6.session.6] the cookie of a sign-in through WeChat', () => {
  /** An attacker began in a browser of their own, signed in at WeChat, and plants the cookie in another browser. */
  const returnWith = async (site: TestApp, name: string) => {
    const begun = await site.call('wx/query.wx.author.url', { successPath: '/' })
    const state = new URL(begun.answer.responseData.url).searchParams.get('state')
    const cookie = `${name}=${begun.cookies[0]?.value}`
    const { answer } = await site.call('wx/wx.user.author', { code: '', state }, { cookie })
    return { cookie: begun.cookies[0], code: answer.code }
  }

  it('the sign-in cookie is for this host alone on https, and a planted one begins nothing', async () => {
    const { cookie, code } = await returnWith(https, 'author')
    expect(cookie).toMatchObject({ name: '__Host-author', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
    expect(code).toBe('WECHAT_STATE')
  })

  it('the own cookie continues with the answer of WeChat, and so does a planted one on http (negative control)', async () => {
    expect((await returnWith(https, '__Host-author')).code).toBe('WECHAT_REFUSED')
    expect((await returnWith(http, 'author')).code).toBe('WECHAT_REFUSED')
  })
})
