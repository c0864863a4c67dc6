import { clearFailures } from '../../../testing/attacks/attack'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { otherThan, storeChallenge } from '../captcha/testing/known-challenge'
import { FAILURE_MEMORY_MS } from './sign-in-failures.repository'
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

const trySignIn = async (given: Parameters<typeof credentials>[0] = {}, code = '', headers = {}) =>
  (await site.call('login', { ...credentials(given), code }, headers)).answer
const fail = async (times: number, email = 'level1@demo.test') => {
  const needs: unknown[] = []
  for (let count = 0; count < times; count += 1) needs.push((await trySignIn({ email, password: 'wrong' })).needcode)
  return needs
}

describe('[D6.captcha.1] the captcha after three failed logins', () => {
  it('[A4.login.1] the captcha is announced by the third failure and needed from then on', async () => {
    expect(await fail(3)).toEqual([false, false, true])
    expect(await trySignIn()).toMatchObject({ code: 'CAPTCHA_MISSING', needcode: true })
    const { digits, headers } = await storeChallenge(site, 'login')
    expect(await trySignIn({}, digits, headers)).toMatchObject({ code: 'SUCCESS', needcode: false })
  })

  it('the captcha is announced and needed alike for an address without an account', async () => {
    expect(await fail(3, 'unknown@demo.test')).toEqual([false, false, true])
    expect((await trySignIn({ email: 'unknown@demo.test' })).code).toBe('CAPTCHA_MISSING')
  })

  it('a wrong captcha is spent, and no password is verified', async () => {
    await fail(3)
    const { digits, headers } = await storeChallenge(site, 'login')
    expect(await trySignIn({}, otherThan(digits), headers)).toMatchObject({ code: 'CAPTCHA_WRONG', needcode: true })
    expect(await trySignIn({}, digits, headers)).toMatchObject({ code: 'CAPTCHA_WRONG' })
  })

  it('a captcha that was shown for another purpose is refused', async () => {
    await fail(3)
    const { digits, headers } = await storeChallenge(site, 'register')
    expect((await trySignIn({}, digits, headers)).code).toBe('CAPTCHA_WRONG')
  })

  it('the captcha is not needed by another member, nor after a success, nor after a day', async () => {
    await fail(3)
    expect((await trySignIn({ email: 'level9@demo.test' })).code).toBe('SUCCESS')
    expect((await attemptWithCaptcha(site, {})).answer.code).toBe('SUCCESS')
    expect(await fail(1)).toEqual([false])
    await fail(2)
    site.clock.advance(FAILURE_MEMORY_MS)
    expect((await trySignIn()).code).toBe('SUCCESS')
  })
})
