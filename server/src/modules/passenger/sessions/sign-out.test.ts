import { allCalls, staffCalls } from '../../../http/openapi'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { inLarge } from '../../../testing/in-large'
import { TOKEN_LASTS_SECONDS } from './session-token'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const aBrowser = async () => {
  const { cookies, answer } = await site.call('login', credentials())
  return { cookie: `token=${cookies[0]?.value}`, authorization: answer.jwt as string }
}
const isOpen = async (headers: Record<string, string>) =>
  (await site.call('wx/query.wx.user.information', {}, headers)).answer.code === 'SUCCESS'
const signOut = (headers: Record<string, string> = {}) => site.call('logout', {}, headers)

describe('signing out', () => {
  it('[A7.logout.1] signing out ends the session by its token', async () => {
    const { cookie, authorization } = await aBrowser()
    expect((await signOut({ authorization })).answer.code).toBe('SUCCESS')
    expect([await isOpen({ authorization }), await isOpen({ cookie })]).toEqual([false, false])
  })

  it('[A7.logout.1] signing out ends the session by its cookie, also when the token is over', async () => {
    const { cookie, authorization } = await aBrowser()
    site.clock.advance((TOKEN_LASTS_SECONDS + 1) * 1000)
    expect((await signOut({ cookie, authorization })).answer.code).toBe('SUCCESS')
    expect(await isOpen({ cookie })).toBe(false)
  })

  it('signing out ends both sessions of a browser whose token and cookie belong to two', async () => {
    const [older, newer] = [await aBrowser(), await aBrowser()]
    await signOut({ authorization: older.authorization, cookie: newer.cookie })
    expect([await isOpen({ cookie: older.cookie }), await isOpen({ cookie: newer.cookie })]).toEqual([false, false])
  })

  it('signing out may be repeated, and a visitor may do it', async () => {
    const { cookie, authorization } = await aBrowser()
    for (const headers of [{ cookie, authorization }, { cookie, authorization }, {}, { authorization: 'nonsense' }])
      expect(await signOut(headers)).toMatchObject({ status: 200, answer: { code: 'SUCCESS', message: '成功' } })
  })

  it('signing out again does not change the time of the first sign-out', async () => {
    const { authorization } = await aBrowser()
    await signOut({ authorization })
    const before = await site.db.selectFrom('sessions').select('revoked_at').execute()
    site.clock.advance(1000)
    await signOut({ authorization })
    expect(await site.db.selectFrom('sessions').select('revoked_at').execute()).toEqual(before)
  })

  it('signing out clears both cookies where they were set', async () => {
    const { cookies } = await signOut()
    for (const name of ['token', 'signed_in']) {
      const cleared = cookies.find((cookie) => cookie.name === name)
      expect(cleared).toMatchObject({ value: '', path: '/', sameSite: 'Lax' })
      expect(cleared?.expires?.getTime()).toBe(0)
    }
  })
})

describe('a page of another origin, also of the same site', () => {
  const paths = [...allCalls, ...staffCalls].map(({ path }) => [path])
  /** One check refuses for every call. */
  const some = paths.filter((_, at) => at % 8 === 0)

  it.each(['same-site', 'cross-site'])('a page of another origin ends and renews no session as %s', async (site_) => {
    const { cookie } = await aBrowser()
    const foreign = { cookie, 'sec-fetch-site': site_ }
    for (const path of ['logout', 'wx/query.wx.user.information']) {
      const { status, answer, cookies } = await site.call(path, {}, foreign)
      expect([status, answer.code, answer.jwt, cookies]).toEqual([403, 'FORBIDDEN', undefined, []])
    }
    expect(await isOpen({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(await isOpen({ cookie })).toBe(true)
  })

  it.each(inLarge(paths, some))('a page of another origin is refused at %s', async (path) => {
    const { status, answer } = await site.call(path as string, {}, { 'sec-fetch-site': 'same-site' })
    expect([status, answer.code]).toEqual([403, 'FORBIDDEN'])
  })

  it('a page of another origin gets no picture of a member', async () => {
    const { cookie } = await aBrowser()
    const { id } = await site.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'level1@demo.test')
      .executeTakeFirstOrThrow()
    await site.db
      .insertInto('account_pictures')
      .values({ account_id: id, content_type: 'image/png', content: 'AAAA' })
      .execute()
    const show = async (from: string) =>
      (await site.app.inject({ url: `/api/avatar/${id}`, headers: { cookie, 'sec-fetch-site': from } })).statusCode
    expect([await show('same-origin'), await show('same-site'), await show('cross-site')]).toEqual([200, 404, 404])
  })
})
