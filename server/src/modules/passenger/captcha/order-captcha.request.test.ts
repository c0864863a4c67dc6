import type { CaptchaKind } from '@shuttle/domain'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody, quoteBody } from '../../../testing/trip-body.request'
import { openChallenge, otherThan } from './testing/known-challenge'

let site: TestApp
let member: TestMember
beforeAll(async () => {
  // Nothing listens at port 1: a slide service that is down.
  site = await buildTestApp({ SANDBOX_PORT: '1' })
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  member = await site.member()
  await site.db.deleteFrom('captcha_rules').execute()
})

const setRule = (kind: CaptchaKind, change: { line_code?: string; begins_at?: number; ends_at?: number } = {}) =>
  site.db
    .insertInto('captcha_rules')
    .values({ id: kind, line_code: null, kind, begins_at: 0, ends_at: null, revision: 1, ...change })
    .execute()
const getCaptchaType = async (line = 'HKGZHO') =>
  (await site.call('ticket/buy.ticket', quoteBody({ line }))).answer.responseData.captchaType
const order = (change: object, headers = {}) =>
  member.call('ticket/buy.ticket', placeBody({ date: '2026-11-25' }, 6500, change), headers)
const ordered = async () =>
  (await site.db.selectFrom('orders').select('order_no').where('account_id', '=', member.accountId).execute()).length

describe('[D9.8] the captcha type comes with the quote', () => {
  it('the captcha type of a quote is 0 by default', async () => expect(await getCaptchaType()).toBe('0'))
  it('[D6.captcha.2] the captcha type is 1 in a window of a line, on both sides of its edges, on that line only', async () => {
    await setRule('digits', { line_code: 'HKGZHO', begins_at: TEST_NOW, ends_at: TEST_NOW + 1000 })
    expect([await getCaptchaType(), await getCaptchaType('HKGMAC')]).toEqual(['1', '0'])
    site.clock.set(TEST_NOW - 1)
    expect(await getCaptchaType()).toBe('0')
    site.clock.set(TEST_NOW + 1000)
    expect(await getCaptchaType()).toBe('0')
  })
  it('the captcha type of a quote is 1, never 0, where a slide is due and its service is down', async () => {
    await setRule('slide')
    expect(await getCaptchaType()).toBe('1')
  })
})

describe('[P5.check.10] an order needs the right answer where a captcha is required', () => {
  beforeEach(() => setRule('digits'))

  it('refuses an order without an answer, and with a wrong one', async () => {
    const { headers, digits } = await openChallenge(site)
    expect(await order({}, headers)).toMatchObject({ code: 'CAPTCHA_MISSING', responseData: { captchaType: '1' } })
    expect(await order({ captcha: otherThan(digits) }, headers)).toMatchObject({ code: 'CAPTCHA_WRONG' })
    expect(await order({ captcha: digits }, headers)).toMatchObject({ code: 'CAPTCHA_WRONG' })
    expect(await ordered()).toBe(0)
  })
  it('[P3.order.7] places an order whose request has the right answer', async () => {
    const { headers, digits } = await openChallenge(site)
    expect(await order({ captcha: digits }, headers)).toMatchObject({ code: 'SUCCESS' })
    expect(await ordered()).toBe(1)
  })
  it('refuses an answer to a captcha that was shown for signing in', async () => {
    const { headers, digits } = await openChallenge(site, 'login')
    expect(await order({ captcha: digits }, headers)).toMatchObject({ code: 'CAPTCHA_WRONG' })
  })
  it('runs earlier checks first, which leave the answer unspent', async () => {
    const { headers, digits } = await openChallenge(site)
    const early = placeBody({ date: '2026-11-20' }, 6500, { captcha: digits })
    expect(await member.call('ticket/buy.ticket', early, headers)).toMatchObject({ code: 'DATE_IN_PAST' })
    expect(await order({ captcha: digits }, headers)).toMatchObject({ code: 'SUCCESS' })
  })
  it('[P5.check.11] checks names first, and spends no answer on an order without them', async () => {
    site.clock.set(Date.parse('2023-02-10T09:00:00+08:00'))
    const { headers, digits } = await openChallenge(site)
    const onTime = { timestamp: site.clock.now() / 1000, captcha: digits }
    const unnamed = { date: '2023-02-12' }
    const named = { ...unnamed, named: ['陳大文', 'A123456(7)'] as [string, string] }
    const place = (trip: object) => member.call('ticket/buy.ticket', placeBody(trip, 6500, onTime), headers)
    expect(await place(unnamed)).toMatchObject({ code: 'PASSENGER_INFO_MISSING' })
    expect(await place(named)).toMatchObject({ code: 'SUCCESS' })
  })
  it('reports an unpaid order first, and accepts the same answer once that order is cancelled', async () => {
    const shown = await openChallenge(site)
    const { responseData } = await order({ captcha: shown.digits }, shown.headers)
    const { headers, digits } = await openChallenge(site)
    const another = { captcha: digits, timestamp: TEST_NOW / 1000 + 1 }
    expect(await order(another, headers)).toMatchObject({
      code: 'UNPAID_ORDER_EXISTS',
      responseData: { orderNo: responseData.orderNo },
    })
    await member.call('wx/cancel.wx.order', { orderNo: responseData.orderNo })
    expect(await order(another, headers)).toMatchObject({ code: 'SUCCESS' })
  })
  it('answers a repeated order, concurrent or with a newer answer, with the same order', async () => {
    const { headers, digits } = await openChallenge(site)
    const keyed = { ...headers, 'idempotency-key': 'pressed' }
    const answers = await Promise.all([1, 2, 3].map(() => order({ captcha: digits }, keyed)))
    const later = await order({ captcha: otherThan(digits) }, keyed)
    expect([...answers, later].map(({ code }) => code)).toEqual(Array(4).fill('SUCCESS'))
    expect(await ordered()).toBe(1)
  })
  it('refuses a missing answer in the three languages', async () => {
    const getMessage = async (language: string) => (await order({}, { 'accept-language': language })).message
    expect([await getMessage('en'), await getMessage('zh-HK'), await getMessage('zh-CN')]).toEqual([
      'please fill in captcha',
      '請輸入圖片驗證碼',
      '请输入图片验证码',
    ])
  })
})

describe('[D6.captcha.5] when the slide service is down', () => {
  beforeEach(() => setRule('slide'))
  it('requires a picture instead of the slide, never nothing', async () => {
    const { headers, digits } = await openChallenge(site)
    expect(await order({})).toMatchObject({ code: 'CAPTCHA_MISSING', responseData: { captchaType: '1' } })
    const slid = { sessionId: 'a', sig: 'b', token: 'c' }
    expect(await order(slid)).toMatchObject({ code: 'CAPTCHA_MISSING', responseData: { captchaType: '1' } })
    expect(await order({ captcha: digits }, headers)).toMatchObject({ code: 'SUCCESS' })
  })
})
