import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { openSessionFor } from './sessions.repository'

const EMAIL = 'level1@demo.test'
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

const aBrowser = async (headers: Record<string, string> = {}, email = EMAIL) => {
  const { cookies, answer } = await site.call('login', credentials({ email }), headers)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { cookie, authorization: answer.jwt as string }
}
const openWith = async (headers: Record<string, string>) =>
  (await site.call('wx/query.wx.user.voucher', {}, headers)).answer.code

describe('[D6.change.1] a changed password ends every session, also the one that is just being opened', () => {
  const findSignInAccount = () =>
    site.db.selectFrom('accounts').selectAll().where('email', '=', EMAIL).executeTakeFirstOrThrow()
  const open = async (change: Partial<{ password_hash: string; deleted_at: number }>) => {
    const account = await findSignInAccount()
    // Runs while the old password is being verified.
    await site.db
      .updateTable('accounts')
      .set({ nickname: 'Mei', ...change })
      .where('id', '=', account.id)
      .execute()
    return (await openSessionFor(site.db, account, site.clock.now())) !== undefined
  }

  it('[D6.change.1] no session opens for an outdated password or a deleted account', async () => {
    expect(await open({ password_hash: 'of another password' })).toBe(false)
    expect(await open({ deleted_at: site.clock.now() })).toBe(false)
    expect(await site.db.selectFrom('sessions').select('id').execute()).toEqual([])
  })

  it('a session opens where only another field changed', async () => {
    expect(await open({})).toBe(true)
  })
})

describe('[D6.session.3] tabs agree within one call on the signed-in member', () => {
  it('signing in ends the session this browser had before', async () => {
    const first = await aBrowser()
    const second = await aBrowser({ cookie: first.cookie }, 'level9@demo.test')
    expect([await openWith({ authorization: first.authorization }), await openWith(second)]).toEqual(['401', 'SUCCESS'])
  })

  it('signing in ends no session of another browser', async () => {
    const [first, second] = [await aBrowser(), await aBrowser()]
    expect([await openWith(first), await openWith(second)]).toEqual(['SUCCESS', 'SUCCESS'])
  })

  it('a wrong password ends nothing', async () => {
    const first = await aBrowser()
    const { answer } = await site.call('login', credentials({ password: 'wrong' }), { cookie: first.cookie })
    expect([answer.code, await openWith(first)]).toEqual(['BAD_CREDENTIALS', 'SUCCESS'])
  })
})
