import { SAMPLE_PASSWORD } from '../../filling/sample-accounts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { credentials } from '../../testing/credentials.request'
import { openChallenge } from '../captcha/testing/known-challenge'
import { FAILURE_WINDOW_MS } from './sign-in-failures.repository'
import { attemptWithCaptcha } from './testing/attempt-with-captcha.request'

let site: TestApp
beforeEach(async () => {
  site = await buildTestApp()
})
afterEach(() => site.close())

/** Signs in, and solves the picture captcha that is required after several failures. */
const trySignIn = async (password: string, email = 'level1@demo.test') =>
  (await attemptWithCaptcha(site, { password, email })).answer.code

describe('failures of sign-in', () => {
  it('[D6.limit.1] answers the tenth failure and refuses the eleventh try, even with the right password', async () => {
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

  it('lets no burst of guesses through together', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, () => trySignIn('wrong')))
    expect(codes.filter((code) => code === 'BAD_CREDENTIALS').length).toBeLessThanOrEqual(10)
    expect(codes.filter((code) => code !== 'BAD_CREDENTIALS').length).toBeGreaterThanOrEqual(30)
    expect(codes).not.toContain('SUCCESS')
  })

  it.each([
    ['of one member', () => 'level1@demo.test'],
    ['of fifteen members behind one address', (index: number) => `crowd${index}@demo.test`],
  ])('fifteen right sign-ins at once %s are fifteen sessions, none with a picture', async (_of, toEmail) => {
    const { password_hash } = await site.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', 'level1@demo.test')
      .executeTakeFirstOrThrow()
    for (const index of Array(15).keys()) {
      const { accountId } = await site.member()
      const change = { email: `crowd${index}@demo.test`, password_hash }
      await site.db.updateTable('accounts').set(change).where('id', '=', accountId).execute()
    }
    const signIns = Array.from({ length: 15 }, (_, index) => site.call('login', credentials({ email: toEmail(index) })))
    const answers = (await Promise.all(signIns)).map(({ answer }) => answer.code)
    expect(answers).toEqual(Array(15).fill('SUCCESS'))
  })

  /** All that an attempt could write. */
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
  ])('[D6.limit.1] write nothing more by an attempt %s, which is refused', async (_, failures, picture, code) => {
    for (let count = 0; count < failures; count++) await trySignIn('wrong')
    const { sid } = await openChallenge(site, 'login')
    site.clock.advance(1000)
    const before = await readRows()
    const { answer } = await site.call('login', { ...credentials(), ...picture }, { cookie: `sid=${sid}` })
    expect(answer.code).toBe(code)
    expect(await readRows()).toEqual(before)
  })

  it('control: an attempt that is looked at writes', async () => {
    await trySignIn('wrong')
    site.clock.advance(1000)
    const before = await readRows()
    await trySignIn('wrong')
    expect(await readRows()).not.toEqual(before)
  })

  it('is not lengthened by sign-ins that were refused unchecked', async () => {
    for (let count = 0; count < 10; count++) await trySignIn('wrong')
    site.clock.advance(FAILURE_WINDOW_MS - 1)
    expect(await trySignIn('wrong')).toBe('TOO_MANY_REQUESTS')
    site.clock.advance(1)
    expect(await trySignIn(SAMPLE_PASSWORD)).toBe('SUCCESS')
  })

  it('does not count who signs in rightly', async () => {
    for (let count = 0; count < 12; count++) expect(await trySignIn(SAMPLE_PASSWORD)).toBe('SUCCESS')
  })

  it('answers an unknown account and a wrong password alike', async () => {
    const unknown = (await site.call('login', credentials({ email: 'unknown@demo.test', password: 'x' }))).answer
    const wrong = (await site.call('login', credentials({ password: 'x' }))).answer
    expect([unknown.code, unknown.message]).toEqual([wrong.code, wrong.message])
  })
})
