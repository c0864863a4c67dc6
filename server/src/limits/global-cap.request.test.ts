import type { RangeLimit } from '../config/limits'
import { SAMPLE_PASSWORD } from '../filling/sample-accounts'
import { storeChallenge } from '../modules/passenger/captcha/testing/known-challenge'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { credentials } from '../testing/credentials.request'
import { countForRanges, readRateLimitStatus } from './rate-limit-status'

/** A fifth of each number: fewer attempts to make, and the same ratios. */
const fifth = ({ windowMs, picture, most, globalCap }: RangeLimit): RangeLimit => {
  const each = (limits: RangeLimit['most']) => ({
    ...{ address: limits.address / 5, net56: limits.net56 / 5 },
    ...{ net48: limits.net48 / 5, all: limits.all / 5 },
  })
  return { windowMs, picture: each(picture), most: each(most), globalCap: globalCap / 5 }
}
let site: TestApp
let fifths: Record<'failures' | 'codes', RangeLimit>
beforeAll(async () => {
  site = await buildTestApp({ USERS_PER_ADDRESS: '100' })
  const { failures, codes } = site.context.config.limits
  fifths = { failures: fifth(failures), codes: fifth(codes) }
})
beforeEach(async () => {
  await site.startAnew()
  Object.assign(site.context.config.limits, structuredClone(fifths))
})
afterAll(() => site.close())

const at = (what: 'failures' | 'codes', ip: string) => {
  const { limits, secrets } = site.context.config
  return { what, ip, limit: limits[what], secret: secrets.codes, now: site.clock.now() }
}
/** Several addresses, each of which uses up its limit. */
const exhaust = async (what: 'failures' | 'codes', addresses: number) => {
  for (let address = 1; address <= addresses; address += 1)
    for (let time = 0; time < at(what, '').limit.most.address; time += 1)
      await countForRanges(site.db, at(what, `203.0.113.${address}`))
}
const ELSEWHERE = { 'x-forwarded-for': '198.51.100.1' }
const signIn = async () => {
  const { digits, headers } = await storeChallenge(site, 'login')
  const typed = { ...credentials({ email: 'level1@demo.test', password: SAMPLE_PASSWORD }), code: digits }
  return (await site.call('login', typed, { ...ELSEWHERE, ...headers })).answer.code
}
const requestCode = async () => {
  const { digits, headers } = await storeChallenge(site, 'register')
  const typed = { email: 'clean@mail.test', code: digits }
  return (await site.call('web/query.web.verification.code', typed, { ...ELSEWHERE, ...headers })).answer.code
}
/** The control: what one address does counts for the global limit without a cap. */
const uncap = () => {
  const { failures, codes } = site.context.config.limits
  for (const limit of [failures, codes]) limit.globalCap = Number.POSITIVE_INFINITY
}

describe.each([
  ['fourteen addresses that guess as often as they may', 'failures', 14, signIn],
  ['seven addresses that request as many codes as they may', 'codes', 7, requestCode],
] as const)('[D6.limit.1] %s', (_, what, addresses, send) => {
  it('the addresses are limited themselves and block no other client', async () => {
    await exhaust(what, addresses)
    expect((await readRateLimitStatus(site.db, at(what, '203.0.113.1'))).waitSeconds).toBeGreaterThan(0)
    expect(await send()).toBe('SUCCESS')
  })

  it('addresses without a cap on their global share block other clients (negative control)', async () => {
    uncap()
    await exhaust(what, addresses)
    expect(await send()).toBe('TOO_MANY_REQUESTS')
  })
})

describe('[D6.limit.1] attempts from many new addresses', () => {
  const status = () => readRateLimitStatus(site.db, at('failures', '198.51.100.1'))
  const guess = async (toAddress: (guess: number) => string, guesses: number) => {
    for (let time = 0; time < guesses; time += 1) await countForRanges(site.db, at('failures', toAddress(time)))
  }
  const anywhere = (time: number) => `198.${18 + (time >> 8)}.${time & 255}.1`

  it('attempts from new addresses all count globally: first a picture is required, then a wait', async () => {
    const { picture, most } = at('failures', '').limit
    await guess(anywhere, picture.all)
    expect(await status()).toEqual({ needsPicture: true, waitSeconds: 0 })
    await guess((time) => anywhere(time + picture.all), most.all - picture.all)
    expect((await status()).waitSeconds).toBeGreaterThan(0)
  })

  it('attempts from one /48 count globally as one network', async () => {
    const { picture } = at('failures', '').limit
    await guess((time) => `2001:db8:7:${(time * 257).toString(16)}::1`, picture.all)
    expect((await status()).needsPicture).toBe(false)
  })
})
