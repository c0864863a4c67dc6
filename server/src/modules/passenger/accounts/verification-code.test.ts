import { pruneTables } from '../../../jobs/pruning/prune-tables'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
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

const requestCode = (email: string, headers = {}) => site.call('web/query.web.verification.code', { email }, headers)
const register = async (code: string, email = NEW) =>
  (await site.call('wx/wx.user.register', mailboxBody(email, code))).answer.code

describe('[D6.code.1] the mailed code', () => {
  it('[A3.code.1, A7.code.1] answers 0, and mails six digits in the language of the reader', async () => {
    expect((await requestCode(NEW, { 'accept-language': 'zh-HK' })).answer).toMatchObject({
      code: 'SUCCESS',
      message: '成功',
      responseData: { ret: 0 },
    })
    const [letter] = await mailbox.deliver()
    expect(letter).toMatchObject({ to: NEW, subject: expect.stringMatching(/驗證碼 \d{6}$/) })
    expect(letter?.text).toContain('10 分鐘')
  })

  it('[D6.code.1] puts the code in the mail only: the database has a keyed hash of it', async () => {
    const code = await mailbox.codeFor(NEW)
    for (const table of ['verification_codes', 'outbox'] as const)
      expect(JSON.stringify(await site.db.selectFrom(table).selectAll().execute())).not.toContain(code)
  })

  it('[D6.code.1] answers and mails alike for an address that has an account', async () => {
    const answers = [await requestCode(NEW), await requestCode('level1@demo.test')].map(
      ({ status, answer: { requestId, ...rest } }) => {
        expect(requestId).toBeUndefined()
        return { status, rest }
      },
    )
    expect(answers[1]).toEqual(answers[0])
    const [one, other] = (await mailbox.deliver()).map(({ subject, text }) =>
      JSON.stringify([subject, text]).replaceAll(/\d{6}/g, '#'),
    )
    expect(one).toBe(other)
  })

  it('refuses a code for a text that is no address', async () => {
    for (const [email, code] of [
      ['', 'EMAIL_BLANK'],
      ['ming', 'EMAIL_MALFORMED'],
      [`${'a'.repeat(40)}@mail.test`, 'EMAIL_TOO_LONG'],
    ] as const)
      expect((await requestCode(email)).answer.code).toBe(code)
    expect(await mailbox.deliver()).toEqual([])
  })

  it('[D6.code.1] mails another code after 60 s, not before, also when the address is typed otherwise', async () => {
    await requestCode(NEW)
    site.clock.advance(A_MINUTE_MS - 1)
    const refused = await requestCode(` ${NEW.toUpperCase()}`)
    expect([refused.status, refused.answer.code]).toEqual([429, 'CODE_TOO_SOON'])
    expect(refused.answer.responseData).toEqual({ ret: 1, waitSeconds: 1 })
    site.clock.advance(1)
    expect((await requestCode(NEW)).answer.code).toBe('SUCCESS')
  })

  it('[D6.code.1] a mailed code lasts ten minutes', async () => {
    const code = await mailbox.codeFor(NEW)
    site.clock.advance(10 * A_MINUTE_MS)
    expect(await register(code)).toBe('CODE_WRONG')
    const other = await mailbox.codeFor(NEW)
    site.clock.advance(10 * A_MINUTE_MS - 1)
    expect(await register(other)).toBe('SUCCESS')
  })

  it('replaces the code before, for its own address only', async () => {
    const first = await mailbox.codeFor(NEW)
    site.clock.advance(A_MINUTE_MS)
    const second = await mailbox.codeFor(NEW)
    expect(await register(second, 'other@mail.test')).toBe('CODE_WRONG')
    expect(await register(first)).toBe('CODE_WRONG')
    expect(await register(second)).toBe('SUCCESS')
  })

  it('[D6.code.1] counts five answers to a code: the fifth may be right, the sixth is refused', async () => {
    // The address range is moved on, so that only the tries of the code are counted.
    const answer = async (code: string, host: number) =>
      (await site.call('wx/wx.user.register', mailboxBody(NEW, code), { 'x-forwarded-for': `203.0.113.${host}` }))
        .answer.code
    const code = await mailbox.codeFor(NEW)
    const spendTries = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await site.db.deleteFrom('login_failures').execute()
        expect(await answer(otherCode(code), time)).toBe('CODE_WRONG')
      }
      await site.db.deleteFrom('login_failures').execute()
    }
    await spendTries(5)
    expect(await answer(code, 9)).toBe('CODE_WRONG')
    await site.db.updateTable('verification_codes').set({ tries: 4 }).execute()
    await site.db.deleteFrom('login_failures').execute()
    expect(await answer(code, 9)).toBe('SUCCESS')
  })

  it('[D6.code.1] doubles the gap of one mailbox, up to an hour, and answers the wait', async () => {
    const gaps = [1, 2, 4, 8, 16, 32, 60, 60]
    for (const minutes of gaps) {
      expect((await requestCode(NEW)).answer.responseData).toEqual({ ret: 0, waitSeconds: minutes * 60 })
      site.clock.advance(minutes * A_MINUTE_MS - 1)
      expect((await requestCode(NEW)).answer.code).toBe('CODE_TOO_SOON')
      site.clock.advance(1)
    }
    await requestCode(NEW)
    const refused = await requestCode(NEW, { 'accept-language': 'en' })
    expect(refused).toMatchObject({ status: 429, answer: { code: 'CODE_TOO_SOON' } })
    expect(refused.headers['retry-after']).toBe('3600')
    expect(refused.answer.message).toMatch(/You can request another in 60 minutes\.$/)
    expect((await requestCode(NEW, { 'accept-language': 'zh-HK' })).answer.message).toMatch(/60 分鐘後可再取得$/)
    expect((await requestCode('another@mail.test')).answer.code).toBe('SUCCESS')
  })

  it('[D6.code.1] resets the gap to the shortest after a right answer, and after a day', async () => {
    await requestCode(NEW)
    site.clock.advance(A_MINUTE_MS)
    expect(await register(await mailbox.codeFor(NEW))).toBe('SUCCESS')
    site.clock.advance(A_MINUTE_MS - 1)
    expect((await requestCode(NEW)).answer.code).toBe('CODE_TOO_SOON')
    site.clock.advance(1)
    expect((await requestCode(NEW)).answer.responseData.waitSeconds).toBe(60)
    site.clock.advance(A_MINUTE_MS)
    expect((await requestCode(NEW)).answer.responseData.waitSeconds).toBe(120)
    site.clock.advance(24 * 60 * A_MINUTE_MS)
    expect((await requestCode(NEW)).answer.responseData.waitSeconds).toBe(60)
  })

  it('needs the picture where many codes were requested, refuses far above, and accepts a picture for one code', async () => {
    const from = { 'x-forwarded-for': '203.0.113.5' }
    const count = (at: number) => site.db.updateTable('limit_counters').set({ count: at }).execute()
    const { codes } = site.context.config.limits
    await requestCode('first@mail.test', from)
    await count(codes.picture.address - 1)
    expect((await requestCode('a@mail.test', from)).answer.code).toBe('SUCCESS')
    expect((await requestCode('b@mail.test', from)).answer).toMatchObject({ code: 'CAPTCHA_MISSING', needcode: true })
    expect((await requestCode('b@mail.test', { 'x-forwarded-for': '203.0.113.6' })).answer.code).toBe('SUCCESS')
    const { digits, headers } = await storeChallenge(site, 'register')
    const withPicture = (email: string) =>
      site.call('web/query.web.verification.code', { email, code: digits }, { ...from, ...headers })
    expect((await withPicture('c@mail.test')).answer.code).toBe('SUCCESS')
    expect((await withPicture('d@mail.test')).answer.code).toBe('CAPTCHA_WRONG')
    await count(codes.most.address)
    const refused = await requestCode('e@mail.test', { ...from, 'accept-language': 'en' })
    expect(refused).toMatchObject({ status: 429, answer: { code: 'TOO_MANY_REQUESTS' } })
    expect(refused.answer.message).toMatch(/try again in \d+ minutes?\.$/)
    await count(codes.most.address - 1)
    codes.picture = codes.most
    expect((await requestCode('f@mail.test', from)).answer.code).toBe('SUCCESS')
  })

  it('forgets a code, with the address, after an hour', async () => {
    await requestCode(NEW)
    site.clock.advance(60 * A_MINUTE_MS)
    await pruneTables(site.context, { holder: 'test' })
    expect(await site.db.selectFrom('verification_codes').selectAll().execute()).toEqual([])
  })

  it('the mailed code does not mail a code that expired before its mail could be sent', async () => {
    await requestCode(NEW)
    site.clock.advance(10 * A_MINUTE_MS)
    expect(await mailbox.deliver()).toEqual([])
  })
})
