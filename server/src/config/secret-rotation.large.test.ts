import pino from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../app'
import { accountMails } from '../modules/passenger/accounts/account-mails'
import { mailboxBody } from '../modules/passenger/accounts/testing/mailbox.request'
import { openChallenge } from '../modules/passenger/captcha/testing/known-challenge'
import { verifyCaptcha } from '../modules/passenger/captcha/verify-captcha'
import type { Mail } from '../outbox/mailer'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { readConfig } from './config'

const OLD = 'the-old-secret-of-this-site'
const NEW = 'the-new-secret-of-this-site'
const all = (secret: string) => ({ TOKEN_SECRET: secret, CODE_SECRET: secret })

let site: TestApp
const closers: Array<() => Promise<unknown>> = []
beforeAll(async () => {
  site = await buildTestApp(all(OLD))
})
afterAll(async () => {
  for (const close of closers) await close()
  await site.close()
})

/** The same database, served by a process that has these secrets. */
const restarted = async (secret: string) => {
  const { secrets } = readConfig(all(secret))
  const context = {
    ...site.context,
    config: { ...site.context.config, secrets },
    log: pino({ level: 'silent' }),
    metrics: new Registry(),
  }
  const app = await buildApp(context)
  closers.push(() => app.close())
  return { app, context }
}
const during = () => restarted(`${NEW} ${OLD}`)
const after = () => restarted(NEW)

describe('a changed secret: the new one before the old one, then alone', () => {
  it('a token signed before is valid during the change, and refused after', async () => {
    const { authorization } = await site.signIn()
    const callAsMember = async ({ app }: Awaited<ReturnType<typeof restarted>>, headers: { authorization: string }) =>
      (await app.inject({ method: 'POST', url: '/api/wx/query.wx.user.voucher', payload: {}, headers })).json().code
    expect(await callAsMember(await during(), { authorization })).toBe('SUCCESS')
    expect(await callAsMember(await after(), { authorization })).toBe('401')
  })

  it('an idle session is still distinguished from a signed-out one', async () => {
    const { authorization } = await site.signIn()
    const before = site.clock.now()
    site.clock.advance(8 * 86_400_000)
    const { app } = await during()
    const headers = { authorization }
    const answer = await app.inject({ method: 'POST', url: '/api/wx/query.wx.user.voucher', payload: {}, headers })
    expect(answer.json().code).toBe('408')
    site.clock.set(before)
  })

  const mailCode = async (email: string, context: TestApp['context']) => {
    const { id } = await site.db
      .selectFrom('verification_codes')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const mails: Mail[] = []
    const handlers = accountMails(context, async (_id, mail) => {
      mails.push(mail)
    })
    await handlers['mail:verification-code']({ codeId: id, language: 'en' }, { id: 'mail', attempts: 0 } as never)
    return /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  }
  const register = async (app: TestApp['app'], email: string, verificationCode: string) => {
    const payload = mailboxBody(email, verificationCode)
    const answer = await app.inject({ method: 'POST', url: '/api/wx/wx.user.register', payload })
    return answer.json().code as string
  }
  it('a code that was mailed before is right during the change, and wrong after', async () => {
    for (const [email, process, code] of [
      ['during@tickets.example', during, 'SUCCESS'],
      ['after@tickets.example', after, 'CODE_WRONG'],
    ] as const) {
      await site.call('web/query.web.verification.code', { email })
      const mailed = await mailCode(email, site.context)
      expect(await register((await process()).app, email, mailed)).toBe(code)
    }
  })

  it('a code that was requested before and is mailed during the change is right', async () => {
    const email = 'between@tickets.example'
    await site.call('web/query.web.verification.code', { email })
    const { app, context } = await during()
    expect(await register(app, email, await mailCode(email, context))).toBe('SUCCESS')
  })

  it('a picture that was drawn before is answered during the change, and not after', async () => {
    for (const [process, expected] of [
      [during, 'right'],
      [after, 'wrong'],
    ] as const) {
      const { sid, digits } = await openChallenge(site)
      const secret = (await process()).context.config.secrets.codes
      const answer = { sid, action: 'order' as const, answer: digits, secret, now: site.clock.now() }
      expect(await verifyCaptcha(site.db, answer)).toBe(expected)
    }
  })
})
