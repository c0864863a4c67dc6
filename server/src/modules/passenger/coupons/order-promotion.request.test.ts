import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { anAdult, placeBody, quoteBody } from '../../../testing/trip-body.request'
import { giveCoupon } from './testing/give-coupon'
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

const promote = (change: { is_on: boolean; valid_from?: string | null; valid_to?: string | null }) =>
  site.db
    .updateTable('promotions')
    .set({ valid_from: null, valid_to: null, ...change })
    .where('kind', '=', 'buyOneGetOne')
    .execute()
const adultWithIdCard = (idCard: string) => ({ ...anAdult, idCard, userName: 'Chan Tai Man' })
const COUPLE = { tickets: [adultWithIdCard('A123456(3)'), adultWithIdCard('C123456(9)')] }
const THERE = { line: 'HKGZHORT', date: '2026-11-24', back: '2026-11-25' }
const quote = async (trip: { date?: string; back?: string } = {}, change: object = {}) =>
  (await member.call('ticket/buy.ticket', quoteBody({ ...THERE, ...trip }, { ...COUPLE, ...change }))).responseData
const discount = async (trip: { date?: string; back?: string } = {}): Promise<number | undefined> =>
  (await quote(trip)).totalDiscount

describe('[A9.promotion.1] buy one get one for Hong Kong identity cards', () => {
  it('[D3.promotion.1] the promotion is a row, and off by default', async () => {
    const promotions = site.db.selectFrom('promotions').select(['kind', 'is_on', 'max_nights'])
    const rows = await promotions.where('kind', '=', 'buyOneGetOne').execute()
    expect(rows).toEqual([{ kind: 'buyOneGetOne', is_on: false, max_nights: 7 }])
    expect(await quote()).toMatchObject({ totalMoney: 26_000, totalNeedpay: 26_000 })
    expect(await discount()).toBeUndefined()
  })

  it('[A9.promotion.1] the second of two passengers travels free both ways when the promotion is on', async () => {
    await promote({ is_on: true })
    expect(await quote()).toMatchObject({ totalDiscount: 13_000, totalMoney: 13_000, totalNeedpay: 13_000 })
  })

  it('[D3.promotion.1] the promotion applies by day of departure, from its first until before its last', async () => {
    await promote({ is_on: true, valid_from: '2026-11-23', valid_to: '2026-11-25' })
    const on = (date: string, back: string) => discount({ date, back })
    expect([await on('2026-11-22', '2026-11-23'), await on('2026-11-23', '2026-11-25')]).toEqual([undefined, 13_000])
    expect([await on('2026-11-24', '2026-11-25'), await on('2026-11-25', '2026-11-27')]).toEqual([13_000, undefined])
  })

  it.each([
    ['the same day', '2026-11-24', undefined],
    ['seven nights', '2026-12-01', 13_000],
    ['eight nights', '2026-12-02', undefined],
  ])('the promotion ends after seven nights: back after %s', async (_, back, taken) => {
    await promote({ is_on: true })
    expect(await discount({ back })).toBe(taken)
  })

  it('the lines of a promotion accept identity numbers on its days, and other lines do not', async () => {
    const namesRules = async (lineCode: string) =>
      (await site.call('manage/query.sales.policy', { lineCode })).answer.responseData.rules.filter(
        ({ kind }: { kind: string }) => kind === 'passenger-details',
      )
    await promote({ is_on: false })
    expect(await namesRules('HKGZHORT')).toEqual([])
    await promote({ is_on: true, valid_from: '2026-11-23', valid_to: '2026-11-25' })
    const [rule, ...others] = await namesRules('HKGZHORT')
    expect(rule).toMatchObject({ need: 'optional', dateFrom: '2026-11-23', dateTo: '2026-11-25' })
    expect([others, await namesRules('ZHOHKG')]).toEqual([[], []])
  })

  it('[D3.share.1] an order is sold at the promotion, takes both seats, and shows the discount ever after', async () => {
    await promote({ is_on: true })
    const refused = await member.call('ticket/buy.ticket', placeBody(THERE, 26_000, COUPLE))
    expect(refused.code).toBe('AMOUNT_MISMATCH')
    const { responseData } = await member.call('ticket/buy.ticket', placeBody(THERE, 13_000, COUPLE))
    await promote({ is_on: false })
    const { orderNo } = responseData
    expect(responseData).toMatchObject({ totalDiscount: 13_000, totalMoney: 13_000, totalNeedpay: 13_000 })
    const shown = (await member.call('wx/query.wx.order.info', { orderNo })).responseData[0]
    expect(shown).toMatchObject({ totalDiscount: 13_000, totalMoney: 13_000, ticketCount: 4 })
    const order = site.db.selectFrom('orders').select('seats').where('order_no', '=', orderNo)
    expect(await order.executeTakeFirstOrThrow()).toEqual({ seats: 2 })
    const passengers = site.db.selectFrom('order_passengers').select(['paid_cents', 'return_paid_cents'])
    expect(await passengers.where('order_no', '=', orderNo).orderBy('position').execute()).toEqual([
      { paid_cents: 6500, return_paid_cents: 6500 },
      { paid_cents: 0, return_paid_cents: 0 },
    ])
  })

  it('coupons pay for the tickets that cost something, not for the free ones', async () => {
    await promote({ is_on: true })
    const free = { kind: 'freeTicket', face_value: 0, currency: '' } as const
    const give = () => giveCoupon(site.db, member.accountId, free)
    const numbers = [await give(), await give(), await give()]
    const two = numbers.slice(0, 2)
    expect(await quote({}, withCoupons(two, 13_000, 13_000))).toMatchObject({ totalMoney: 13_000, totalNeedpay: 0 })
    const three = await quote({}, withCoupons(numbers, 13_000, 13_000))
    expect(three).toMatchObject({ reason: 'NO_TICKET_LEFT' })
    await promote({ is_on: false })
  })
})
