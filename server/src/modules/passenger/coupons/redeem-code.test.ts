import { errorTexts } from '@shuttle/i18n/errors'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { hashCoupon } from './redeem-code'
import { giveCoupon } from './testing/give-coupon'

let site: TestApp
let member: TestMember
let code: string
let count = 0
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  // Other tests fail from the same address.
  await site.db.deleteFrom('login_failures').execute()
  member = await site.member()
  count += 1
  code = `GIFT-${count}`
})

const waiting = (change: Parameters<typeof giveCoupon>[2] = {}) =>
  giveCoupon(site.db, null, { code_hash: hashCoupon(code), ...change })
const add = (typed: string, who = member, headers: Record<string, string> = {}) =>
  who.call('wx/add.wx.user.voucher', { couponCode: typed }, headers)
const owned = async (who = member) =>
  (await site.db.selectFrom('coupons').select('coupon_no').where('account_id', '=', who.accountId).execute()).map(
    (row) => row.coupon_no,
  )

describe('[D3.coupon.3] a code is redeemed', () => {
  it('a redeemed code becomes the member’s own coupon', async () => {
    const number = await waiting()
    expect(await add(code)).toMatchObject({ code: 'SUCCESS', message: '成功', responseData: { state: 'unused' } })
    expect(await owned()).toEqual([number])
  })

  it.each([
    ['small letters', () => code.toLowerCase()],
    ['blanks around and inside', () => `  ${code.replace('-', ' ')} `],
    [
      'full-width signs',
      () => code.normalize('NFKC').replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    ],
    ['no dash', () => code.replace('-', '')],
  ])('a coupon code is redeemed when typed with %s', async (_, typed) => {
    await waiting()
    expect((await add(typed())).code).toBe('SUCCESS')
  })

  it('a code that is redeemed again is the same coupon, once', async () => {
    const number = await waiting()
    for (let time = 0; time < 3; time += 1) expect((await add(code)).code).toBe('SUCCESS')
    expect(await owned()).toEqual([number])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['that never was', async () => undefined],
    ['that another member redeemed', async () => [await waiting(), await add(code, await site.member())]],
    ['that is over since this second', () => waiting({ valid_until: TEST_NOW })],
    ['that was cancelled', () => waiting({ state: 'cancelled' })],
  ])('refuses a code %s, in the language of the member', async (_, given) => {
    await given()
    for (const [header, language] of [
      ['zh-CN', 'zh-cn'],
      ['zh-HK', 'zh-hk'],
      ['en', 'en'],
    ] as const) {
      const answer = await add(code, member, { 'accept-language': header })
      expect([answer.code, answer.message]).toEqual(['COUPON_CODE_INVALID', errorTexts[language].COUPON_CODE_INVALID])
    }
    expect(await owned()).toEqual([])
  })

  it('redeeming an empty coupon code is refused', async () => {
    expect((await add('')).code).toBe('COUPON_CODE_INVALID')
    expect((await add(' - ')).code).toBe('COUPON_CODE_INVALID')
  })

  it('redeems a code that lasts a moment longer', async () => {
    await waiting({ valid_until: TEST_NOW + 1 })
    expect((await add(code)).code).toBe('SUCCESS')
  })

  it('redeeming a coupon code is for members only', async () => {
    expect((await site.call('wx/add.wx.user.voucher', { couponCode: code })).status).toBe(401)
  })
})

describe('a code cannot be guessed', () => {
  const guess = async (times: number) => {
    const answers: string[] = []
    for (let time = 0; time < times; time += 1) answers.push((await add(`GUESS${time}`)).code)
    return answers
  }

  it('makes the member wait five minutes after ten wrong codes, for a right one too', async () => {
    await waiting()
    expect(await guess(10)).toEqual(Array(10).fill('COUPON_CODE_INVALID'))
    expect((await add(code)).code).toBe('TOO_MANY_REQUESTS')
    site.clock.advance(5 * 60_000)
    expect((await add(code)).code).toBe('SUCCESS')
  })

  it('counts no right codes', async () => {
    await waiting()
    for (let time = 0; time < 12; time += 1) expect((await add(code)).code).toBe('SUCCESS')
  })

  it('[D6.limit.1] limits an address range at the count where sign-in requires a picture', async () => {
    await waiting()
    const { coupons, failures } = site.context.config.limits
    await guess(1)
    const ofAddress = site.db.updateTable('limit_counters').where('key', 'like', 'coupons:address:%')
    await ofAddress.set({ count: coupons.most.address - 1 }).execute()
    expect(await guess(1)).toEqual(['COUPON_CODE_INVALID'])
    expect((await add(code, await site.member())).code).toBe('TOO_MANY_REQUESTS')
    expect(coupons.most.address).toBe(failures.picture.address)
    await site.db.deleteFrom('limit_counters').execute()
  })

  it('guessed codes do not stop a member from signing in', async () => {
    await guess(11)
    expect((await site.signIn(1)).authorization).toEqual(expect.any(String))
  })
})
