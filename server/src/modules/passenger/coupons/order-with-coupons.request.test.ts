import { errorTexts } from '@shuttle/i18n/errors'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody, quoteBody, type TripRequest } from '../../../testing/trip-body.request'
import { couponState, FREE_TICKET, giveCoupon } from './testing/give-coupon'
import { withCoupons } from './testing/with-coupons.request'

let site: TestApp
let member: TestMember
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  member = await site.member()
})

const give = (change: Parameters<typeof giveCoupon>[2] = {}) => giveCoupon(site.db, member.accountId, change)
const quote = (numbers: readonly string[], trip: TripRequest = {}, headers: Record<string, string> = {}) =>
  member.call('ticket/buy.ticket', quoteBody(trip, { voucherStr: numbers.join(','), voucherNum: 0 }), headers)
const place = (numbers: readonly string[], deduction: number, total: number, trip: TripRequest = {}) =>
  member.call('ticket/buy.ticket', placeBody(trip, total, withCoupons(numbers, deduction, total)))
const orders = () => site.db.selectFrom('orders').selectAll().where('account_id', '=', member.accountId).execute()

describe('[P3.order.3] coupons of an order', () => {
  it('a quote answers the deduction and the remaining amount, whatever the client claims', async () => {
    const { responseData } = await quote([await give()], { adult: 2 })
    expect(responseData).toMatchObject({
      totalMoney: 13_000,
      totalVoucherpay: 1000,
      totalNeedpay: 12_000,
      totalFee: 12_000,
    })
    expect(responseData.totalDiscount).toBeUndefined()
  })

  it('a quote locks no coupon', async () => {
    const number = await give()
    await quote([number])
    expect(await couponState(site.db, number)).toEqual({ state: 'unused', order_no: null })
  })

  it('an order locks its coupons, stores their deduction and answers it from then on', async () => {
    const numbers = [await give(), await give()]
    const { responseData } = await place(numbers, 2000, 13_000, { adult: 2 })
    const { orderNo } = responseData
    expect(responseData).toMatchObject({ totalMoney: 13_000, totalVoucherpay: 2000, totalNeedpay: 11_000 })
    for (const number of numbers)
      expect(await couponState(site.db, number)).toEqual({ state: 'locked', order_no: orderNo })
    const shown = (await member.call('wx/query.wx.order.info', { orderNo })).responseData[0]
    expect(shown).toMatchObject({ totalMoney: 13_000, totalVoucherpay: 2000, totalNeedpay: 11_000 })
  })

  it('[D3.share.1] an order stores what each passenger pays: a coupon reduces the ticket it is for', async () => {
    const forChildren = await give({ ...FREE_TICKET, passenger_types: 'child' })
    const numbers = [forChildren, await give()]
    const trip = { line: 'HKGZHORT', back: '2026-11-27', adult: 2, child: 1 }
    const { orderNo } = (await place(numbers, 4300, 32_600, trip)).responseData
    const passengers = site.db.selectFrom('order_passengers').selectAll().where('order_no', '=', orderNo)
    const shares = await passengers.orderBy('position').execute()
    expect(shares.map((one) => [one.passenger_type, one.paid_cents, one.return_paid_cents])).toEqual([
      ['adult', 5500, 6500],
      ['adult', 6500, 6500],
      ['child', 0, 3300],
    ])
  })

  it('a repeated key answers the same order although its coupons are locked', async () => {
    const body = placeBody({}, 6500, withCoupons([await give()], 1000, 6500))
    const press = async () => (await member.call('ticket/buy.ticket', body, { 'idempotency-key': 'once' })).responseData
    const [first, again] = [await press(), await press()]
    expect(again).toEqual(first)
    expect(await orders()).toHaveLength(1)
  })

  it('[D9.24] rounds the remaining amount in Hong Kong dollars to 0 cents', async () => {
    const number = await give({ kind: 'percent', face_value: 3333, currency: '' })
    expect((await quote([number])).responseData).toMatchObject({ totalVoucherpay: 2170, totalNeedpay: 4330 })
    expect((await place([number], 2170, 6500)).code).toBe('SUCCESS')
  })
})

describe('[D3.coupon.2] a real order refuses any other amount', () => {
  it.each([
    ['less than they take off', { totalVoucherpay: 900, totalNeedpay: 5600 }, 'AMOUNT_MISMATCH'],
    ['more than they take off', { totalVoucherpay: 1100, totalNeedpay: 5400 }, 'AMOUNT_MISMATCH'],
    ['the whole price in spite of them', { totalVoucherpay: 0, totalNeedpay: 6500 }, 'AMOUNT_MISMATCH'],
    ['another price before them', { amount: 5500 }, 'PAYMENT_PARTS_MISMATCH'],
    ['a part by balance', { totalBalpay: 1 }, 'PAYMENT_PARTS_MISMATCH'],
  ])('an order with coupons refuses any other amount: %s', async (_, change, code) => {
    const number = await give()
    const body = placeBody({}, 6500, { ...withCoupons([number], 1000, 6500), ...change })
    expect((await member.call('ticket/buy.ticket', body)).code).toBe(code)
    expect(await couponState(site.db, number)).toEqual({ state: 'unused', order_no: null })
    expect(await orders()).toEqual([])
  })
})

describe('[A5.text.3] coupon counts and numbers', () => {
  it('[A5.text.3] accepts one coupon for each ticket, two on a round trip, and refuses one more', async () => {
    const numbers = [await give(), await give(), await give()]
    const there: TripRequest = { line: 'HKGZHORT', back: '2026-11-25' }
    const code = async (count: number, trip: TripRequest) => (await quote(numbers.slice(0, count), trip)).code
    expect([await code(1, {}), await code(2, {})]).toEqual(['SUCCESS', 'COUPON_COUNT_INVALID'])
    expect([await code(2, there), await code(3, there)]).toEqual(['SUCCESS', 'COUPON_COUNT_INVALID'])
  })

  it.each([0, 2])('a count of %d for one number is refused', async (voucherNum) => {
    const change = { ...withCoupons([await give()], 1000, 6500), voucherNum }
    expect((await member.call('ticket/buy.ticket', placeBody({}, 6500, change))).code).toBe('COUPON_COUNT_INVALID')
  })

  it('refuses a coupon count without numbers', async () => {
    const answer = await member.call('ticket/buy.ticket', placeBody({}, 6500, { voucherNum: 1 }))
    expect(answer.code).toBe('COUPON_COUNT_INVALID')
  })

  it('refuses a repeated, an empty and an unknown coupon number, and that of another member', async () => {
    const own = await give()
    const foreign = await giveCoupon(site.db, (await site.member()).accountId)
    for (const numbers of [[own, own], [own, ''], ['X1'], [foreign]])
      expect((await quote(numbers, { adult: 2 })).code).toBe('COUPON_NUMBER_INVALID')
  })

  it('refuses the coupons of a visitor', async () => {
    const body = quoteBody({}, { voucherStr: await give() })
    expect((await site.call('ticket/buy.ticket', body)).answer.code).toBe('COUPON_NUMBER_INVALID')
  })
})

describe('[D3.coupon.3] refuses an unusable coupon by number and reason, in three languages', () => {
  it.each<[string, Parameters<typeof giveCoupon>[2]]>([
    ['USED', { state: 'used' }],
    ['OTHER_FARE_TYPE', { fare_types: 'night' }],
    ['OTHER_PASSENGERS', { passenger_types: 'elderly' }],
    ['MINIMUM_SPEND', { minimum_cents: 6501 }],
  ])('an order refuses an unusable coupon by number and reason: %s', async (reason, change) => {
    const number = await give(change)
    for (const [header, language] of [
      ['zh-CN', 'zh-cn'],
      ['zh-HK', 'zh-hk'],
      ['en', 'en'],
    ] as const)
      expect(await quote([number], {}, { 'accept-language': header })).toMatchObject({
        code: 'COUPON_NOT_USABLE',
        message: errorTexts[language].COUPON_NOT_USABLE,
        responseData: { voucherNo: number, reason },
      })
    expect(await place([number], 1000, 6500)).toMatchObject({ code: 'COUPON_NOT_USABLE', responseData: { reason } })
    expect(await orders()).toEqual([])
  })

  it('refuses the second coupon for the only child', async () => {
    const forChild = { ...FREE_TICKET, passenger_types: 'child' }
    const numbers = [await give(forChild), await give(forChild)]
    expect(await quote(numbers, { adult: 1, child: 1 })).toMatchObject({
      code: 'COUPON_NOT_USABLE',
      responseData: { voucherNo: numbers[1], reason: 'NO_TICKET_LEFT' },
    })
  })

  it('[D3.coupon.2] coupons never bring a price below 0', async () => {
    const { responseData } = await quote([await give({ face_value: 100_000 })])
    expect(responseData).toMatchObject({ totalVoucherpay: 6500, totalNeedpay: 0 })
  })
})
