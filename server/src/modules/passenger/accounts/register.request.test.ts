import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { inLarge } from '../../../testing/in-large'
import { storeChallenge } from '../captcha/testing/known-challenge'
import { A_MINUTE_MS, emptyMailbox, type Mailbox, mailboxBody, newAddress, otherCode } from './testing/mailbox.request'

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

const register = async (body: object, headers = {}) => site.call('wx/wx.user.register', body, headers)
const getRegisterCode = async (body: object, headers = {}) => (await register(body, headers)).answer.code
const signIn = async (password: string, email = NEW) =>
  (await site.call('login', credentials({ email, password }))).answer

describe('[A7.register.1] registering', () => {
  it('[A7.register.1, D9.20] creates an account of level 1, and opens no session', async () => {
    const { answer, cookies } = await register(mailboxBody(NEW, await mailbox.codeFor(NEW)))
    expect(answer).toMatchObject({ code: 'SUCCESS', message: '成功', needcode: false })
    expect([answer.jwt, cookies]).toEqual([undefined, []])
    expect(await signIn('secret1')).toMatchObject({
      code: 'SUCCESS',
      responseData: {
        nickname: NEW.split('@')[0],
        level: 1,
        headimgurl: '',
        webUserId: expect.stringMatching(/^\d{8}$/),
      },
    })
  })

  it('stores the password as an argon2id hash only', async () => {
    await register(mailboxBody(NEW, await mailbox.codeFor(NEW)))
    const account = await site.db.selectFrom('accounts').selectAll().where('email', '=', NEW).executeTakeFirstOrThrow()
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(account)).not.toContain('secret1')
  })

  it('takes an address with spaces and capitals as the same mailbox', async () => {
    await register(mailboxBody(` ${NEW.toUpperCase()} `, await mailbox.codeFor(NEW)))
    expect((await signIn('secret1')).code).toBe('SUCCESS')
  })

  it.each([
    ['EMAIL_MALFORMED', { email: 'ming', webUserid: 'ming' }],
    ['EMAIL_MALFORMED', { webUserid: 'somebody-else@mail.test' }],
    ['PASSWORD_TOO_SHORT', { passWord: '12345' }],
    ['CODE_BLANK', { verificationCode: ' ' }],
  ])('[A5.password.1] registering is refused by %s for %j, and the code stays valid', async (refusal, change) => {
    const body = mailboxBody(NEW, await mailbox.codeFor(NEW))
    expect(await getRegisterCode({ ...body, ...change })).toBe(refusal)
    expect(await getRegisterCode(body)).toBe('SUCCESS')
  })

  it('[A7.register.1] accepts a code once, and answers a repeated request with the same account', async () => {
    const body = mailboxBody(NEW, await mailbox.codeFor(NEW))
    expect([await getRegisterCode(body), await getRegisterCode(body)]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await getRegisterCode({ ...body, passWord: 'another1' })).toBe('ACCOUNT_EXISTS')
    expect((await signIn('another1')).code).toBe('BAD_CREDENTIALS')
    expect(await site.db.selectFrom('accounts').select('id').where('email', '=', NEW).execute()).toHaveLength(1)
  })

  it('creates one account for two concurrent requests', async () => {
    const body = mailboxBody(NEW, await mailbox.codeFor(NEW))
    await Promise.all([getRegisterCode(body), getRegisterCode(body), getRegisterCode(body)])
    expect(await site.db.selectFrom('accounts').select('id').where('email', '=', NEW).execute()).toHaveLength(1)
  })

  it('[D6.silence.1] reveals only to the reader of a mailbox that it has an account', async () => {
    const code = await mailbox.codeFor('level1@demo.test')
    const known = await register(mailboxBody('level1@demo.test', otherCode(code)))
    const unknown = await register(mailboxBody(NEW, '123456'))
    const withoutId = ({ status, answer: { requestId, ...answer } }: Awaited<ReturnType<typeof register>>) => ({
      status,
      answer,
      hasNumber: requestId !== '',
    })
    expect(withoutId(known)).toEqual(withoutId(unknown))
    expect(await getRegisterCode(mailboxBody('level1@demo.test', code))).toBe('ACCOUNT_EXISTS')
    expect((await signIn('demo1234', 'level1@demo.test')).code).toBe('SUCCESS')
  })

  it('[D6.captcha.1] needs a picture of its own after three wrong codes, apart from that of signing in', async () => {
    const code = await mailbox.codeFor(NEW)
    const needs: unknown[] = []
    for (let time = 0; time < 3; time += 1)
      needs.push((await register(mailboxBody(NEW, otherCode(code)))).answer.needcode)
    expect(needs).toEqual([false, false, true])
    expect((await register(mailboxBody(NEW, code))).answer).toMatchObject({ code: 'CAPTCHA_MISSING', needcode: true })
    const login = await storeChallenge(site, 'login')
    expect(await getRegisterCode(mailboxBody(NEW, code, 'secret1', login.digits), login.headers)).toBe('CAPTCHA_WRONG')
    const own = await storeChallenge(site, 'register')
    expect(await getRegisterCode(mailboxBody(NEW, code, 'secret1', own.digits), own.headers)).toBe('SUCCESS')
    expect((await signIn('secret1')).needcode).toBe(false)
  })

  it('[D6.limit.1] needs the captcha after many wrong codes from an address, and refuses after far more', async () => {
    const { picture, most } = site.context.config.limits.failures
    const count = (at: number) => site.db.updateTable('limit_counters').set({ count: at }).execute()
    expect(await getRegisterCode(mailboxBody('a1@mail.test', '123456'))).toBe('CODE_WRONG')
    await count(picture.address - 1)
    expect((await register(mailboxBody('a2@mail.test', '123456'))).answer.code).toBe('CODE_WRONG')
    expect((await register(mailboxBody('a3@mail.test', '123456'))).answer).toMatchObject({
      code: 'CAPTCHA_MISSING',
      needcode: true,
    })
    await count(most.address)
    expect(await register(mailboxBody(NEW, '123456'))).toMatchObject({ status: 429 })
    site.clock.advance(10 * A_MINUTE_MS)
    expect(await getRegisterCode(mailboxBody(NEW, await mailbox.codeFor(NEW)))).toBe('SUCCESS')
  })
})

describe('a stranger who requests codes for a mailbox', () => {
  const request = async (from: string) => {
    const response = await site.app.inject({
      ...{ method: 'POST', url: '/api/web/query.web.verification.code', remoteAddress: from },
      payload: { email: NEW },
    })
    return response.json().code as string
  }
  /** Requests a code once a minute from each address; returns how many were mailed. */
  const requestOften = async (from: readonly string[], minutes: number) => {
    let mails = 0
    for (let minute = 0; minute < minutes; minute += 1) {
      for (const ip of from) if ((await request(ip)) === 'SUCCESS') mails += 1
      site.clock.advance(A_MINUTE_MS)
    }
    return mails
  }

  it('makes a stranger wait longer each time, and mails a reader elsewhere a code after a minute', async () => {
    expect(await requestOften(['203.0.113.9'], 70)).toBeLessThanOrEqual(7)
    expect(await request('203.0.113.9')).toBe('CODE_TOO_SOON')
    expect(await request('198.51.100.7')).toBe('SUCCESS')
  })

  it('delays the reader of a mailbox by five minutes at most, from however many addresses', async () => {
    const places = Array.from({ length: inLarge(8, 4) }, (_, at) => `203.0.113.${at + 1}`)
    const mails = await requestOften(places, 70)
    expect(mails).toBeLessThanOrEqual(24)
    site.clock.advance(5 * A_MINUTE_MS)
    expect(await request('198.51.100.7')).toBe('SUCCESS')
  })
})
