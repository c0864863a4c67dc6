import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { credentials } from '../../testing/credentials.request'
import { FAILURE_WINDOW_MS, FAILURES_ALLOWED } from './sign-in-failures.repository'
import { attemptWithCaptcha } from './testing/attempt-with-captcha.request'

let site: TestApp
beforeEach(async () => {
  site = await buildTestApp()
})
afterEach(() => site.close())

/** From an address of the internet, through a proxy on this machine. */
const trySignIn = async (ip: string, given: Parameters<typeof credentials>[0]) =>
  (await attemptWithCaptcha(site, given, { 'x-forwarded-for': ip })).answer.code

/** As many failures as are borne, each for another account. */
const failFrom = async (toIp: (count: number) => string) => {
  for (let count = 0; count < FAILURES_ALLOWED; count++)
    expect(await trySignIn(toIp(count), { email: `unknown${count}@demo.test` })).toBe('BAD_CREDENTIALS')
}

describe('an address that tries many accounts', () => {
  it('[D6.limit.1] an address waits after ten failures, and no other address does', async () => {
    await failFrom(() => '203.0.113.7')
    expect(await trySignIn('203.0.113.7', {})).toBe('TOO_MANY_REQUESTS')
    expect(await trySignIn('203.0.113.8', {})).toBe('SUCCESS')
    site.clock.advance(FAILURE_WINDOW_MS)
    expect(await trySignIn('203.0.113.7', {})).toBe('SUCCESS')
  })

  it('[D6.limit.1] is a whole range where addresses are cheap', async () => {
    await failFrom((count) => `2001:db8:1:2::${count + 1}`)
    expect(await trySignIn('2001:db8:1:2:ffff::1', {})).toBe('TOO_MANY_REQUESTS')
    expect(await trySignIn('2001:db8:1:3::1', {})).toBe('SUCCESS')
  })
})

it('[D6.limit.1] an account that is tried from many addresses waits, another account does not', async () => {
  for (let count = 0; count < FAILURES_ALLOWED; count++)
    expect(await trySignIn(`203.0.113.${count}`, { password: 'wrong' })).toBe('BAD_CREDENTIALS')
  expect(await trySignIn('198.51.100.1', { email: ' LEVEL1@demo.test' })).toBe('TOO_MANY_REQUESTS')
  expect(await trySignIn('198.51.100.1', { email: 'level9@demo.test' })).toBe('SUCCESS')
})

describe('an address that a client claims', () => {
  /** The answer to the right password after as many failures as are borne, each with another claim. */
  const guessAs = async ({ app }: TestApp, remoteAddress: string, claim: (count: number) => string) => {
    const from = (count: number, email: string) =>
      app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress,
        headers: { 'x-forwarded-for': claim(count) },
        payload: credentials({ email }),
      })
    for (let count = 0; count < FAILURES_ALLOWED; count++) await from(count, `unknown${count}@demo.test`)
    return (await from(200, 'level1@demo.test')).json().code
  }

  it('is believed from a proxy on this machine alone', async () => {
    expect(await guessAs(site, '198.51.100.9', (count) => `10.0.0.${count}`)).toBe('TOO_MANY_REQUESTS')
  })

  it('[D6.limit.1] is not believed when it stands before the one that the proxy wrote', async () => {
    expect(await guessAs(site, '127.0.0.1', (count) => `192.0.2.${count}, 203.0.113.7`)).toBe('TOO_MANY_REQUESTS')
  })

  it('[D6.limit.1] is believed from a balancer that the operator named, or all passengers would wait for one', async () => {
    const balanced = await buildTestApp({ TRUSTED_PROXIES: '198.51.100.0/28' })
    expect(await guessAs(balanced, '198.51.100.9', (count) => `192.0.2.${count}`)).toBe('SUCCESS')
    expect(await guessAs(balanced, '198.51.100.99', (count) => `192.0.2.${count}`)).toBe('TOO_MANY_REQUESTS')
    await balanced.close()
  })
})
