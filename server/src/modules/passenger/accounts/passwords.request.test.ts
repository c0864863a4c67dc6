import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { emptyMailbox, type Mailbox, mailboxBody, otherCode } from './testing/mailbox.request'

const EMAIL = 'level1@demo.test'
let site: TestApp
let mailbox: Mailbox
let passwordHash: string
const demo = () => site.db.selectFrom('accounts').select('password_hash').where('email', '=', EMAIL)
beforeAll(async () => {
  site = await buildTestApp()
  passwordHash = (await demo().executeTakeFirstOrThrow()).password_hash
})
afterAll(() => site.close())
beforeEach(async () => {
  mailbox = await emptyMailbox(site)
  await site.db.updateTable('accounts').set({ password_hash: passwordHash }).where('email', '=', EMAIL).execute()
})

/** A device that signed in: its token and its cookies. */
const aDevice = async (password = 'demo1234') => {
  const { answer, cookies } = await site.call('login', credentials({ password }))
  return {
    authorization: answer.jwt as string,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
}
type Device = Awaited<ReturnType<typeof aDevice>>
const isIn = async ({ authorization }: Device) =>
  (await site.call('wx/query.wx.user.voucher', {}, { authorization })).answer.code
const isRestored = async ({ cookie }: Device) =>
  (await site.call('wx/query.wx.user.information', {}, { cookie })).answer.code
const change = async (device: Device, old: string, password: string) =>
  (await site.call('wx/wx.user.change.password', { oldPassWord: old, passWord: password }, device)).answer.code
const signIn = async (password: string) => (await site.call('login', credentials({ password }))).answer.code

describe('[D6.change.1] a password that is changed by the old and the new one', () => {
  it('[D6.change.1] sets the new password, leaves this session open and ends every other by its next call', async () => {
    const [here, there] = [await aDevice(), await aDevice()]
    expect(await change(here, 'demo1234', 'secret1')).toBe('SUCCESS')
    expect([await isIn(here), await isRestored(here)]).toEqual(['SUCCESS', 'SUCCESS'])
    expect([await isIn(there), await isRestored(there)]).toEqual(['401', '401'])
    expect([await signIn('demo1234'), await signIn('secret1')]).toEqual(['BAD_CREDENTIALS', 'SUCCESS'])
  })

  it('[D6.change.1, D11.help.4] mails the owner of a changed password with the help link, without the password', async () => {
    await change(await aDevice(), 'demo1234', 'secret1')
    const [letter] = await mailbox.deliver()
    expect(letter).toMatchObject({ to: EMAIL, text: expect.stringContaining('2026-11-21 10:00') })
    expect(letter?.text).not.toContain('secret1')
    expect(letter?.text).toContain('/webhtml/help?lang=')
  })

  it.each([
    ['OLD_PASSWORD_WRONG', 'wrong', 'secret1'],
    ['PASSWORD_UNCHANGED', 'demo1234', 'demo1234'],
    ['PASSWORD_TOO_SHORT', 'demo1234', '12345'],
    ['PASSWORD_TOO_COMMON', 'demo1234', '123456'],
    ['PASSWORD_TOO_COMMON', 'demo1234', 'PassWord'],
  ])('[A5.password.1] a changed password is refused by %s', async (refusal, old, password) => {
    const [here, there] = [await aDevice(), await aDevice()]
    expect(await change(here, old, password)).toBe(refusal)
    expect([await isIn(there), await signIn('demo1234')]).toEqual(['SUCCESS', 'SUCCESS'])
  })

  it('needs a session to change a password, and accepts no cookie for it', async () => {
    const { cookie } = await aDevice()
    expect(await change({ cookie } as Device, 'demo1234', 'secret1')).toBe('401')
  })

  it('limits wrong old passwords to ten failures', async () => {
    const device = await aDevice()
    for (let count = 0; count < 10; count += 1)
      expect(await change(device, 'wrong', 'secret1')).toBe('OLD_PASSWORD_WRONG')
    expect(await change(device, 'demo1234', 'secret1')).toBe('TOO_MANY_REQUESTS')
  })

  it('applies one of two concurrent changes of a password', async () => {
    const device = await aDevice()
    const codes = await Promise.all([change(device, 'demo1234', 'secret1'), change(device, 'demo1234', 'secret2')])
    expect(codes.sort()).toEqual(['OLD_PASSWORD_WRONG', 'SUCCESS'])
  })
})

describe('[D6.change.1] a forgotten password that is reset by e-mail and code', () => {
  const reset = async (code: string, password = 'secret1', email = EMAIL) =>
    (await site.call('wx/wx.user.reset.password', mailboxBody(email, code, password))).answer.code

  it('[D6.change.1] resets the password and ends every session', async () => {
    const device = await aDevice()
    expect(await reset(await mailbox.codeFor(EMAIL))).toBe('SUCCESS')
    expect([await isIn(device), await isRestored(device)]).toEqual(['401', '401'])
    expect([await signIn('demo1234'), await signIn('secret1')]).toEqual(['BAD_CREDENTIALS', 'SUCCESS'])
  })

  it('accepts a repeated reset, and sets no other password by its code', async () => {
    const code = await mailbox.codeFor(EMAIL)
    expect([await reset(code), await reset(code), await reset(code, 'another1')]).toEqual([
      'SUCCESS',
      'SUCCESS',
      'CODE_WRONG',
    ])
  })

  it('lets an owner in whom another sender has locked out', async () => {
    for (let count = 0; count < 3; count += 1) await signIn('wrong')
    expect(await signIn('demo1234')).toBe('CAPTCHA_MISSING')
    await reset(await mailbox.codeFor(EMAIL))
    expect(await signIn('secret1')).toBe('SUCCESS')
  })

  it('[D6.silence.1] reveals only to the reader of a mailbox that it has no account', async () => {
    const code = await mailbox.codeFor('nobody@mail.test')
    expect(await reset(otherCode(code), 'secret1', 'nobody@mail.test')).toBe('CODE_WRONG')
    expect(await reset(code, 'secret1', 'nobody@mail.test')).toBe('ACCOUNT_UNKNOWN')
  })

  it('refuses a code of registering for a reset', async () => {
    const code = await mailbox.codeFor(EMAIL)
    await site.call('wx/wx.user.register', mailboxBody(EMAIL, code))
    expect(await reset(code)).toBe('CODE_WRONG')
  })
})
