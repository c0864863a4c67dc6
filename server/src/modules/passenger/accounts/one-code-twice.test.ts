import { setTimeout as wait } from 'node:timers/promises'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { emptyMailbox, mailboxBody, newAddress } from './testing/mailbox.request'
import { latestCode } from './verification-codes.repository'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const TIMES = 6
const ROUNDS = 4
const signIn = async (email: string, verificationCode: string) =>
  (await site.call('wx/wx.user.login.by.code', { email, verificationCode })).answer.code as string
const sessionsOf = (email: string) =>
  site.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.id')
    .where('accounts.email', '=', email)
    .execute()
const accountsOf = (email: string) => site.db.selectFrom('accounts').select('id').where('email', '=', email).execute()
/** Sends one code several times at once; answers how many sessions were opened. */
const signInAtOnce = async (email: string, code: string): Promise<number> => {
  await Promise.all(Array.from({ length: TIMES }, () => signIn(email, code)))
  return (await sessionsOf(email)).length
}

describe('[D11.code.2] one code in several requests at once', () => {
  it('signs in once, and creates one account', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = newAddress()
      expect(await signInAtOnce(email, await (await emptyMailbox(site)).codeFor(email))).toBe(1)
      expect(await accountsOf(email)).toHaveLength(1)
    }
  })

  it('a code that is read before it is spent is spent several times (negative control)', async () => {
    const email = newAddress()
    await (await emptyMailbox(site)).codeFor(email)
    const spendUnguarded = async () => {
      const row = await latestCode(site.db, email)
      if (!row || row.spent_for !== null) return false
      await wait(20)
      await site.db.updateTable('verification_codes').set({ spent_for: 'sign-in' }).where('id', '=', row.id).execute()
      return true
    }
    const spent = await Promise.all(Array.from({ length: TIMES }, spendUnguarded))
    expect(spent.filter(Boolean).length).toBeGreaterThan(1)
  })

  it('registers or signs in, never both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = newAddress()
      const code = await (await emptyMailbox(site)).codeFor(email)
      const register = async () => (await site.call('wx/wx.user.register', mailboxBody(email, code))).answer.code
      const codes = await Promise.all([signIn(email, code), register()])
      expect(codes.filter((answer) => answer === 'SUCCESS')).toHaveLength(1)
      expect(await accountsOf(email)).toHaveLength(1)
    }
  })
})
