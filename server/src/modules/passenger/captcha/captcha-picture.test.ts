import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { openChallenge } from './testing/known-challenge'
import { verifyCaptcha } from './verify-captcha'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const picture = (query: string, headers = {}) => site.app.inject({ url: `/api/captcha${query}`, headers })

describe('[D9.8] the captcha picture', () => {
  it('[P7.captcha.1, A7.captcha.1] answers a GET with any query by an SVG that is not cached', async () => {
    const response = await picture('?t=1732154400000')
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(response.body).toMatch(/^<svg [^>]*><path d="[MLh\d. -]+"[^>]*\/><\/svg>$/)
  })
  it('[D9.8] binds the picture to a cookie that no script reads and no other site sends', async () => {
    const { cookie } = await openChallenge(site)
    expect(cookie).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('maxAge')
    expect(cookie?.value).toMatch(/^[\w-]{43}$/)
  })
  it('sets a secure cookie where the site is secure', async () => {
    const secure = await buildTestApp({ PUBLIC_URL: 'https://tickets.test' })
    expect((await openChallenge(secure)).cookie).toMatchObject({ secure: true })
    await secure.close()
  })
  it('leaves the cookie of a browser that has one, and replaces an invented one', async () => {
    const { headers } = await openChallenge(site)
    expect((await picture('?for=order', headers)).cookies).toEqual([])
    expect((await picture('?for=order', { cookie: 'sid=short' })).cookies).toHaveLength(1)
  })
  it.each(['same-site', 'cross-site'])('refuses picture and sound to a page of another origin: %s', async (from) => {
    const { headers, digits, sid } = await openChallenge(site)
    for (const path of ['captcha', 'captcha/sound']) {
      const url = `/api/${path}?for=login`
      const refused = await site.app.inject({ url, headers: { ...headers, 'sec-fetch-site': from } })
      expect([refused.statusCode, refused.json().code, refused.cookies]).toEqual([403, 'FORBIDDEN', []])
    }
    const { secret, now } = { secret: site.context.config.secrets.codes, now: site.clock.now() }
    expect(await verifyCaptcha(site.db, { sid, action: 'order', answer: digits, secret, now })).toBe('right')
    expect((await picture('', { ...headers, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })
  it('stores the digits as a keyed hash only', async () => {
    const { digits, sid } = await openChallenge(site)
    const storedText = JSON.stringify(await site.db.selectFrom('captcha_challenges').selectAll().execute())
    expect(storedText).not.toContain(`"${digits}"`)
    expect(storedText).not.toContain(sid)
  })
  it('draws the picture anew each time', async () => {
    const [one, other] = [await picture('?t=1'), await picture('?t=1')]
    expect(one.body).not.toBe(other.body)
  })
  it('accepts the actions signing in, registering and ordering, and no other', async () => {
    for (const action of ['login', 'register', 'order']) expect((await picture(`?for=${action}`)).statusCode).toBe(200)
    expect((await picture('?for=refund')).json()).toMatchObject({ code: 'BAD_REQUEST' })
  })
  it('limits pictures for each address', async () => {
    // Twice as many as are allowed behind one address.
    const limited = await buildTestApp({ USERS_PER_ADDRESS: '100' })
    const statuses: number[] = []
    for (let time = 0; time < 201; time += 1) statuses.push((await limited.app.inject('/api/captcha')).statusCode)
    expect(statuses.slice(-2)).toEqual([200, 429])
    await limited.close()
  })
})
