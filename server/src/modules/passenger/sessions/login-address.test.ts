import { countForRanges } from '../../../limits/rate-limit-status'
import { clearFailures } from '../../../testing/attacks/attack'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { FAILURE_WINDOW_MS, FAILURES_ALLOWED } from './sign-in-failures.repository'
import { attemptWithCaptcha } from './testing/attempt-with-captcha.request'

/** Failures of an address from which on a picture is required, and from which on it waits, with the strictest limit. */
const [PICTURE, MOST] = [10, 150]
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp({ USERS_PER_ADDRESS: '100' })
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  await clearFailures(site)
})

/** From an address of the internet, through a proxy on this machine. */
const trySignIn = async (ip: string, given: Parameters<typeof credentials>[0] = {}) =>
  (await site.call('login', credentials(given), { 'x-forwarded-for': ip })).answer.code
const tryWithPicture = async (ip: string, given: Parameters<typeof credentials>[0] = {}) =>
  (await attemptWithCaptcha(site, given, { 'x-forwarded-for': ip })).answer

/** A failure as sign-in stores it for the ranges of an address, without the cost of comparing a password. */
const storeFailure = (ip: string, { context, db, clock } = site) => {
  const { limits, secrets } = context.config
  const about = { limit: limits.failures, secret: secrets.codes, now: clock.now() }
  return countForRanges(db, { what: 'failures', ip, ...about })
}
/** As many failures as are allowed without a picture, each for another account; all but two are stored. */
const failFrom = async (toIp: (count: number) => string) => {
  for (let count = 0; count < PICTURE - 2; count++) await storeFailure(toIp(count))
  for (let count = PICTURE - 2; count < PICTURE; count++)
    expect(await trySignIn(toIp(count), { email: `unknown${count}@demo.test` })).toBe('BAD_CREDENTIALS')
}
/** Sets the earlier count of failures. */
const countBefore = (range: string, count: number) =>
  site.db.updateTable('limit_counters').set({ count }).where('key', 'like', `failures:${range}:%`).execute()

describe('[D6.limit.1] an address that tries many accounts', () => {
  it('the address needs the picture, which admits every client behind it; no other address does', async () => {
    for (let count = 0; count < PICTURE; count++)
      expect(await trySignIn('203.0.113.7', { email: `unknown${count}@demo.test` })).toBe('BAD_CREDENTIALS')
    expect(await trySignIn('203.0.113.7')).toBe('CAPTCHA_MISSING')
    expect(await trySignIn('203.0.113.8')).toBe('SUCCESS')
    expect(await tryWithPicture('203.0.113.7')).toMatchObject({ code: 'SUCCESS', needcode: false })
    site.clock.advance(2 * FAILURE_WINDOW_MS)
    expect(await trySignIn('203.0.113.7')).toBe('SUCCESS')
  })

  it('a failure announces that the next attempt needs the picture', async () => {
    await failFrom(() => '203.0.113.7')
    expect(await tryWithPicture('203.0.113.7', { email: 'new@demo.test' })).toMatchObject({
      code: 'BAD_CREDENTIALS',
      needcode: true,
    })
  })

  it('the address waits after far more failures than its users make, with the time; one fewer is admitted', async () => {
    await failFrom(() => '203.0.113.7')
    await countBefore('address', MOST - 1)
    expect((await tryWithPicture('203.0.113.7')).code).toBe('SUCCESS')
    await countBefore('address', MOST)
    const headers = { 'x-forwarded-for': '203.0.113.7', 'accept-language': 'zh-HK' }
    const refused = await site.call('login', credentials(), headers)
    expect(refused).toMatchObject({ status: 429, answer: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.answer.message).toMatch(/^嘗試次數過多，請於 \d 分鐘後重試$/)
    expect(await trySignIn('203.0.113.8')).toBe('SUCCESS')
  })

  it('the address counts completed failures, not correct sign-ins', async () => {
    for (let count = 0; count < PICTURE + 2; count++) expect(await trySignIn('203.0.113.9')).toBe('SUCCESS')
  })

  it.each([
    ['a /64', (count: number) => `2001:db8:1:2::${count + 1}`, '2001:db8:1:2:ffff::1', '2001:db8:1:ff02::1'],
    ['a /56', (count: number) => `2001:db8:1:2${count}::1`, '2001:db8:1:ff::1', '2001:db8:1:ff02::1'],
  ])('the counted range is %s where addresses are cheap', async (_range, toIp, inside, outside) => {
    await failFrom(toIp)
    expect(await trySignIn(inside)).toBe('CAPTCHA_MISSING')
    expect(await trySignIn(outside)).toBe('SUCCESS')
  })

  it('a /48 is counted as well: an attack from many of its networks needs the picture, then waits', async () => {
    for (let count = 1; count < PICTURE * 1.5; count++) await storeFailure(`2001:db8:7:${count}00::1`)
    expect(await trySignIn('2001:db8:7:0::1', { email: 'spread@demo.test' })).toBe('BAD_CREDENTIALS')
    expect(await trySignIn('2001:db8:7:ffff::1')).toBe('CAPTCHA_MISSING')
    expect(await trySignIn('2001:db8:8::1')).toBe('SUCCESS')
    await countBefore('net48', 200)
    expect((await tryWithPicture('2001:db8:7:ffff::1')).code).toBe('TOO_MANY_REQUESTS')
    expect(await trySignIn('2001:db8:8::1')).toBe('SUCCESS')
  })

  it('the global range is counted when failures come from everywhere', async () => {
    await failFrom((count) => `198.51.${count}.1`)
    await countBefore('all', 200)
    expect(await trySignIn('192.0.2.1')).toBe('CAPTCHA_MISSING')
    expect((await tryWithPicture('192.0.2.1')).code).toBe('SUCCESS')
  })
})

it('[D6.limit.1] an account that is tried from many addresses waits, another account does not', async () => {
  for (let count = 0; count < FAILURES_ALLOWED; count++) {
    const { code } = await tryWithPicture(`203.0.113.${count}`, { password: 'wrong' })
    expect(code).toBe('BAD_CREDENTIALS')
  }
  expect((await tryWithPicture('198.51.100.1', { email: ' LEVEL1@demo.test' })).code).toBe('TOO_MANY_REQUESTS')
  expect(await trySignIn('198.51.100.1', { email: 'level9@demo.test' })).toBe('SUCCESS')
})

describe('a client address in a header', () => {
  /**
   * The answer to the right password after as many failures of an address as are allowed, the last two with another
   * header each.
   */
  const guessAs = async (
    at: TestApp,
    remoteAddress: string,
    claim: (count: number) => string,
    address = remoteAddress,
  ) => {
    const from = (count: number, email: string) =>
      at.app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress,
        headers: { 'x-forwarded-for': claim(count) },
        payload: credentials({ email }),
      })
    for (let count = 2; count < PICTURE; count++) await storeFailure(address, at)
    for (let count = 0; count < 2; count++) await from(count, `unknown${count}@demo.test`)
    return (await from(200, 'level1@demo.test')).json().code
  }

  it('the header is trusted from a proxy on this machine alone', async () => {
    expect(await guessAs(site, '198.51.100.9', (count) => `10.0.0.${count}`)).toBe('CAPTCHA_MISSING')
  })

  it('[D6.limit.1] an address before the one that the proxy wrote is not trusted', async () => {
    const claim = (count: number) => `192.0.2.${count}, 203.0.113.7`
    expect(await guessAs(site, '127.0.0.1', claim, '203.0.113.7')).toBe('CAPTCHA_MISSING')
  })

  it('[D6.limit.1] the header of a configured balancer is trusted, or all passengers would count as one', async () => {
    const balanced = await buildTestApp({ TRUSTED_PROXIES: '198.51.100.0/28', USERS_PER_ADDRESS: '100' })
    expect(await guessAs(balanced, '198.51.100.9', (count) => `192.0.2.${count}`)).toBe('SUCCESS')
    expect(await guessAs(balanced, '198.51.100.99', (count) => `192.0.2.${count}`)).toBe('CAPTCHA_MISSING')
    await balanced.close()
  })
})
