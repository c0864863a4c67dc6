import { SAMPLE_PASSWORD } from '../../../filling/sample-accounts'
import { clearFailures } from '../../../testing/attacks/attack'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { storeChallenge } from '../captcha/testing/known-challenge'
import {
  accountSubject,
  FAILURE_WINDOW_MS,
  failSignInAttempt,
  insertSignInAttempt,
} from './sign-in-failures.repository'
import { attemptWithCaptcha } from './testing/attempt-with-captcha.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  await clearFailures(site)
})

/** Signs in, and solves the picture captcha that is required after several failures. */
const trySignIn = async (password: string, email = 'level1@demo.test') =>
  (await attemptWithCaptcha(site, { password, email })).answer.code
/** Failures of the account as sign-in stores them, without the cost of comparing passwords. */
const storeFailures = async (times: number) => {
  const subject = accountSubject(site.context.config.secrets.codes, 'level1@demo.test')
  for (let count = 0; count < times; count++) {
    const attempt = await insertSignInAttempt(site.db, subject, site.clock.now())
    if ('id' in attempt) await failSignInAttempt(site.db, attempt.id)
  }
}

describe('limits on failures of sign-in', () => {
  it('[D6.limit.1] the tenth failure is answered and the eleventh attempt refused, even with the right password', async () => {
    for (let count = 0; count < 10; count++) expect(await trySignIn('wrong')).toBe('BAD_CREDENTIALS')
    const refused = await site.call('login', credentials())
    expect(refused).toMatchObject({ status: 429, answer: { code: 'TOO_MANY_REQUESTS' } })
    expect(refused.headers['retry-after']).toBe('300')
    expect(refused.answer.message).toBe('Too many attempts. Please try again in 5 minutes.')
    site.clock.advance(FAILURE_WINDOW_MS - 60_000)
    const later = await site.call('login', credentials(), { 'accept-language': 'zh-HK' })
    expect(later.headers['retry-after']).toBe('60')
    expect(later.answer.message).toBe('嘗試次數過多，請於 1 分鐘後重試')
    site.clock.advance(60_000)
    expect(await trySignIn(SAMPLE_PASSWORD)).toBe('SUCCESS')
  })

  it('a burst of guesses does not pass the limit together', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, () => trySignIn('wrong')))
    expect(codes.filter((code) => code === 'BAD_CREDENTIALS').length).toBeLessThanOrEqual(10)
    expect(codes.filter((code) => code !== 'BAD_CREDENTIALS').length).toBeGreaterThanOrEqual(30)
    expect(codes).not.toContain('SUCCESS')
  })

  it.each([
    ['of one member', () => 'level1@demo.test'],
    ['of fifteen members behind one address', (email: string) => email],
  ])('fifteen correct sign-ins at once %s are fifteen sessions, none with a picture', async (_of, toEmail) => {
    const { password_hash } = await site.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', 'level1@demo.test')
      .executeTakeFirstOrThrow()
    const members = await Promise.all(Array.from({ length: 15 }, () => site.member()))
    const ids = members.map(({ accountId }) => accountId)
    await site.db.updateTable('accounts').set({ password_hash }).where('id', 'in', ids).execute()
    const signIns = members.map(({ email }) => site.call('login', credentials({ email: toEmail(email) })))
    const answers = (await Promise.all(signIns)).map(({ answer }) => answer.code)
    expect(answers).toEqual(Array(15).fill('SUCCESS'))
  })

  /** Every table that an attempt could write. */
  const readRows = async () => [
    await site.db.selectFrom('limit_locks').selectAll().execute(),
    await site.db.selectFrom('login_failures').selectAll().orderBy('id').execute(),
    await site.db.selectFrom('limit_counters').selectAll().orderBy('key').execute(),
    await site.db.selectFrom('captcha_challenges').selectAll().orderBy('sid_hash').execute(),
  ]

  it.each([
    ['without the picture after three of them', 3, {}, 'CAPTCHA_MISSING'],
    ['without the picture after ten of them', 10, {}, 'TOO_MANY_REQUESTS'],
    ['with a picture after ten of them', 10, { code: '1234' }, 'TOO_MANY_REQUESTS'],
  ])('[D6.limit.1] a refused attempt %s writes nothing', async (_, failures, picture, code) => {
    await storeFailures(failures)
    const { sid } = await storeChallenge(site, 'login')
    site.clock.advance(1000)
    const before = await readRows()
    const { answer } = await site.call('login', { ...credentials(), ...picture }, { cookie: `sid=${sid}` })
    expect(answer.code).toBe(code)
    expect(await readRows()).toEqual(before)
  })

  it('an attempt that is verified writes (negative control)', async () => {
    await trySignIn('wrong')
    site.clock.advance(1000)
    const before = await readRows()
    await trySignIn('wrong')
    expect(await readRows()).not.toEqual(before)
  })

  it('the wait is not extended by sign-ins that were refused unchecked', async () => {
    await storeFailures(10)
    site.clock.advance(FAILURE_WINDOW_MS - 1)
    expect(await trySignIn('wrong')).toBe('TOO_MANY_REQUESTS')
    site.clock.advance(1)
    expect(await trySignIn(SAMPLE_PASSWORD)).toBe('SUCCESS')
  })

  it('a correct sign-in is not counted', async () => {
    for (let count = 0; count < 11; count++) expect(await trySignIn(SAMPLE_PASSWORD)).toBe('SUCCESS')
  })

  it('an unknown account and a wrong password are answered alike', async () => {
    const unknown = (await site.call('login', credentials({ email: 'unknown@demo.test', password: 'x' }))).answer
    const wrong = (await site.call('login', credentials({ password: 'x' }))).answer
    expect([unknown.code, unknown.message]).toEqual([wrong.code, wrong.message])
  })
})
