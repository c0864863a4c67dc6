import { CODE_LASTS_SECONDS, PROOF_LASTS_MS } from '@shuttle/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { storeChallenge } from '../captcha/testing/known-challenge'
import { A_MINUTE_MS, emptyMailbox, type Mailbox, mailboxBody, newAddress, otherCode } from './testing/mailbox.request'

const KNOWN = 'level1@demo.test'
let site: TestApp
let mailbox: Mailbox
let NEW: string
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  mailbox = await emptyMailbox(site)
  NEW = newAddress()
})

const signIn = (email: string, verificationCode: string, captcha = '', headers = {}) =>
  site.call('wx/wx.user.login.by.code', { email, verificationCode, code: captcha }, headers)
const codeOf = async (...given: Parameters<typeof signIn>) => (await signIn(...given)).answer.code
const byPassword = async (email: string, password: string) =>
  (await site.call('login', credentials({ email, password }))).answer.code
const accounts = (email: string) => site.db.selectFrom('accounts').selectAll().where('email', '=', email).execute()
/** A member who signed in by a code, and whose next calls carry the session. */
const aMember = async (email: string) => {
  const { answer } = await signIn(email, await mailbox.codeFor(email))
  const call = async (path: string, body: object = {}) =>
    (await site.call(path, body, { authorization: answer.jwt })).answer
  const setPassword = async (passWord: string) =>
    (await call('wx/wx.user.change.password', { oldPassWord: '', passWord })).code
  return { answer, call, setPassword }
}

describe('[D11.code.1] signing in by a mailed code', () => {
  it('signs in to the account of the address, which stays as it is', async () => {
    const [before] = await accounts(KNOWN)
    const { answer, cookies } = await signIn(` ${KNOWN.toUpperCase()} `, await mailbox.codeFor(KNOWN))
    expect(answer).toMatchObject({
      code: 'SUCCESS',
      needcode: false,
      jwt: expect.any(String),
      responseData: { level: 1, hasPassword: true },
    })
    expect(cookies.map(({ name }) => name)).toContain('token')
    expect(await accounts(KNOWN)).toEqual([before])
  })

  it('creates an account of level 1 without a password for a new address', async () => {
    const { answer, call } = await aMember(NEW)
    const user = { nickname: NEW.split('@')[0], level: 1, hasEmail: true, hasPassword: false }
    expect(answer).toMatchObject({ code: 'SUCCESS', responseData: user })
    expect(await call('wx/query.wx.user.information')).toMatchObject({ code: 'SUCCESS', responseData: user })
    expect([await byPassword(NEW, ''), await byPassword(NEW, 'secret1')]).toEqual([
      'BAD_CREDENTIALS',
      'BAD_CREDENTIALS',
    ])
    site.clock.advance(A_MINUTE_MS)
    expect((await aMember(NEW)).answer.responseData.memberId).toBe(answer.responseData.memberId)
  })

  it.each([
    ['EMAIL_BLANK', { email: ' ' }],
    ['EMAIL_MALFORMED', { email: 'ming' }],
    ['CODE_BLANK', { verificationCode: ' ' }],
  ])('is refused by %s for %j, and the code stays valid', async (refusal, change) => {
    const body = { email: NEW, verificationCode: await mailbox.codeFor(NEW) }
    expect((await site.call('wx/wx.user.login.by.code', { ...body, ...change })).answer.code).toBe(refusal)
    expect(await codeOf(NEW, body.verificationCode)).toBe('SUCCESS')
  })

  it('[D6.silence.1] answers a wrong code alike for an address with and without an account', async () => {
    const code = await mailbox.codeFor(KNOWN)
    const [known, unknown] = [await signIn(KNOWN, otherCode(code)), await signIn(NEW, '123456')]
    const withoutId = ({ status, answer: { requestId: _, ...answer } }: typeof known) => ({ status, answer })
    expect(withoutId(known)).toEqual(withoutId(unknown))
    expect(await accounts(NEW)).toEqual([])
  })
})

describe('[D11.code.2] the limits of a code', () => {
  it('opens one session, and is refused for any other purpose', async () => {
    const code = await mailbox.codeFor(KNOWN)
    expect([await codeOf(KNOWN, code), await codeOf(KNOWN, code)]).toEqual(['SUCCESS', 'CODE_WRONG'])
    const reset = await site.call('wx/wx.user.reset.password', mailboxBody(KNOWN, code))
    expect(reset.answer.code).toBe('CODE_WRONG')
  })

  it.each([
    ['is good until just before ten minutes', CODE_LASTS_SECONDS * 1000 - 1, 'SUCCESS'],
    ['has expired after ten minutes', CODE_LASTS_SECONDS * 1000, 'CODE_WRONG'],
  ])('%s', async (_, later, expected) => {
    const code = await mailbox.codeFor(NEW)
    site.clock.advance(later)
    expect(await codeOf(NEW, code)).toBe(expected)
  })

  it.each([
    [4, 'SUCCESS'],
    [5, 'CODE_WRONG'],
  ])('after %i wrong answers the right one is answered by %s', async (wrong, expected) => {
    const code = await mailbox.codeFor(NEW)
    for (let time = 0; time < wrong; time += 1) {
      expect(await codeOf(NEW, otherCode(code))).toBe('CODE_WRONG')
      await site.db.deleteFrom('login_failures').execute()
    }
    expect(await codeOf(NEW, code)).toBe(expected)
  })

  it('[D6.captcha.1] needs the picture after three wrong codes, and waits after ten', async () => {
    const code = await mailbox.codeFor(NEW)
    const needs: unknown[] = []
    for (let time = 0; time < 3; time += 1) needs.push((await signIn(NEW, otherCode(code))).answer.needcode)
    expect(needs).toEqual([false, false, true])
    expect((await signIn(NEW, code)).answer).toMatchObject({ code: 'CAPTCHA_MISSING', needcode: true })
    const own = await storeChallenge(site, 'register')
    expect(await codeOf(NEW, code, own.digits, own.headers)).toBe('SUCCESS')
    const { limits } = site.context.config
    expect(await codeOf(NEW, '123456')).toBe('CODE_WRONG')
    await site.db.updateTable('limit_counters').set({ count: limits.failures.most.address }).execute()
    expect(await signIn(NEW, '123456')).toMatchObject({ status: 429 })
    site.clock.advance(10 * A_MINUTE_MS)
  })
})

describe('[D11.code.3] accounts that a code does not open', () => {
  it('refuses staff, who sign in by password, and reveals it only to the reader of the mailbox', async () => {
    const staff = 'level9@demo.test'
    const code = await mailbox.codeFor(staff)
    expect(await codeOf(staff, otherCode(code))).toBe('CODE_WRONG')
    const { answer, cookies } = await signIn(staff, code)
    expect([answer.code, answer.jwt, cookies]).toEqual(['PASSWORD_NEEDED', undefined, []])
  })

  it('opens no deleted account: the address gets a new one', async () => {
    const { answer, call } = await aMember(NEW)
    expect((await call('wx/wx.user.delete', {})).code).toBe('SUCCESS')
    expect((await call('wx/query.wx.user.information')).code).toBe('401')
    site.clock.advance(A_MINUTE_MS)
    expect((await aMember(NEW)).answer.responseData.memberId).not.toBe(answer.responseData.memberId)
  })
})

describe('[D11.code.4] an account without a password', () => {
  it('sets its first password without an old one, ends its other sessions and mails the owner', async () => {
    const there = await aMember(NEW)
    site.clock.advance(A_MINUTE_MS)
    const here = await aMember(NEW)
    expect([await here.setPassword('12345'), await here.setPassword('secret1')]).toEqual([
      'PASSWORD_TOO_SHORT',
      'SUCCESS',
    ])
    expect([await byPassword(NEW, 'secret1'), (await there.call('wx/query.wx.user.voucher')).code]).toEqual([
      'SUCCESS',
      '401',
    ])
    expect((await here.call('wx/query.wx.user.information')).responseData.hasPassword).toBe(true)
    expect(await here.setPassword('another1')).toBe('OLD_PASSWORD_WRONG')
    expect((await mailbox.deliver()).at(-1)).toMatchObject({ to: NEW, text: expect.not.stringContaining('secret1') })
  })

  it('one of two concurrent first passwords is set', async () => {
    const { setPassword } = await aMember(NEW)
    const codes = await Promise.all([setPassword('secret1'), setPassword('secret2')])
    expect(codes.sort()).toEqual(['OLD_PASSWORD_WRONG', 'SUCCESS'])
  })

  it('[D6.proof.1] proves the identity by signing in, for five minutes, and then by another code', async () => {
    const { call, setPassword } = await aMember(NEW)
    const prove = async (verificationCode: string) => (await call('wx/wx.user.prove', { verificationCode })).code
    const read = async () => (await call('wx/query.wx.user.data')).code
    site.clock.advance(PROOF_LASTS_MS)
    expect(await read()).toBe('SUCCESS')
    site.clock.advance(1)
    expect([await read(), await setPassword('secret1')]).toEqual(['PROOF_NEEDED', 'PROOF_NEEDED'])
    expect((await call('wx/wx.user.delete', {})).code).toBe('PROOF_NEEDED')
    const code = await mailbox.codeFor(NEW)
    expect([await prove(''), await prove(otherCode(code)), await read()]).toEqual([
      'PROOF_NEEDED',
      'CODE_WRONG',
      'PROOF_NEEDED',
    ])
    expect([await prove(code), await read()]).toEqual(['SUCCESS', 'SUCCESS'])
    site.clock.advance(PROOF_LASTS_MS + 1)
    // The same code again is the same request, and prolongs nothing.
    expect([await prove(code), await read()]).toEqual(['SUCCESS', 'PROOF_NEEDED'])
  })

  it('an account with a password is not proved by a code', async () => {
    const { call } = await aMember(NEW)
    await call('wx/wx.user.change.password', { oldPassWord: '', passWord: 'secret1' })
    site.clock.advance(A_MINUTE_MS)
    const verificationCode = await mailbox.codeFor(NEW)
    expect((await call('wx/wx.user.prove', { verificationCode })).code).toBe('OLD_PASSWORD_WRONG')
    expect((await call('wx/wx.user.prove', { passWord: 'secret1' })).code).toBe('SUCCESS')
  })

  it('[D6.change.1] gets its first password by the form of a forgotten one too', async () => {
    await aMember(NEW)
    site.clock.advance(A_MINUTE_MS)
    const reset = mailboxBody(NEW, await mailbox.codeFor(NEW))
    expect((await site.call('wx/wx.user.reset.password', reset)).answer.code).toBe('SUCCESS')
    expect(await byPassword(NEW, 'secret1')).toBe('SUCCESS')
  })
})
