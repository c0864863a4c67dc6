import { pruneTables } from '../../../jobs/pruning/prune-tables'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { openChallenge, otherThan } from './testing/known-challenge'
import { type GivenCaptcha, verifyCaptcha } from './verify-captcha'

let site: TestApp
let shown: Awaited<ReturnType<typeof openChallenge>>
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  shown = await openChallenge(site)
})

const verify = (change: Partial<GivenCaptcha> = {}) =>
  verifyCaptcha(site.db, {
    sid: shown.sid,
    action: 'order',
    answer: shown.digits,
    secret: site.context.config.secrets.codes,
    now: site.clock.now(),
    ...change,
  })

describe('[D6.captcha.3] single use, bound to session and action, two minutes', () => {
  it('an answer to a captcha is right once', async () => {
    expect(await verify()).toBe('right')
    expect(await verify()).toBe('wrong')
  })
  it('a wrong answer spends the challenge too', async () => {
    expect(await verify({ answer: otherThan(shown.digits) })).toBe('wrong')
    expect(await verify()).toBe('wrong')
  })
  it.each(['', '   '])('an empty answer (%j) spends nothing', async (answer) => {
    expect(await verify({ answer })).toBe('missing')
    expect(await verify()).toBe('right')
  })
  it.each(['123', '12345', 'abcd'])('an answer of other than four digits is wrong: %s', async (answer) =>
    expect(await verify({ answer })).toBe('wrong'),
  )
  it.each([
    [119_999, 'right'],
    [120_000, 'wrong'],
  ])('a right answer after %d ms is %s', async (after, expected) =>
    expect(await verify({ now: site.clock.now() + after })).toBe(expected),
  )
  it('accepts an answer only for the action the captcha was shown for', async () => {
    expect(await verify({ action: 'login' })).toBe('wrong')
    expect(await verify()).toBe('right')
  })
  it('accepts an answer only in the browser that was shown the captcha', async () => {
    const other = await openChallenge(site)
    expect(await verify({ sid: undefined })).toBe('wrong')
    // Two browsers may be shown the same four digits.
    if (other.digits !== shown.digits) expect(await verify({ sid: other.sid })).toBe('wrong')
    expect(await verify()).toBe('right')
  })
  it('a new picture replaces the one before', async () => {
    const next = await openChallenge(site, 'order', shown.sid)
    expect(await verify({ answer: next.digits })).toBe('right')
  })
  it('accepts a right answer again for the same purpose; refuses another purpose or another answer', async () => {
    expect(await verify({ purpose: 'a' })).toBe('right')
    expect(await verify({ purpose: 'a', answer: otherThan(shown.digits) })).toBe('wrong')
    expect(await verify({ purpose: 'a' })).toBe('right')
    expect(await verify({ purpose: 'b' })).toBe('wrong')
  })
  it('a new challenge deletes the expired ones', async () => {
    site.clock.advance(120_000)
    await pruneTables(site.context, { holder: 'test' })
    expect(await site.db.selectFrom('captcha_challenges').selectAll().execute()).toEqual([])
  })
})
