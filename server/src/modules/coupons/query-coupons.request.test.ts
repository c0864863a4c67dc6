import { queryCoupons } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import type { TestMember } from '../../testing/new-member'
import { giveCoupon } from './testing/give-coupon'

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

const OUT = {
  ticketCategory: '1',
  ticketData: '2026-11-24',
  startStationCode: 'HKG',
  endStationCode: 'ZHO',
}
const BACK = { ticketCategory: '2', ticketDataRe: '2026-11-26', startStationCodeRe: 'ZHO', endStationCodeRe: 'HKG' }
const ask = (asked: object = OUT, headers: Record<string, string> = {}) =>
  member.call('wx/query.wx.user.voucher', asked, headers)
type Judged = { usable: boolean; reason: string; state: string }
const judged = async (asked: object = OUT): Promise<string[]> =>
  ((await ask(asked)).responseData as Judged[]).map(({ usable, reason }) => (usable ? 'usable' : reason))

describe('purchase 7: the coupons of a member', () => {
  it('[D9.24] carry number, tick, name, kind, value, currency, validity, state and verdict', async () => {
    const number = await giveCoupon(site.db, member.accountId, { minimum_cents: 5000, passenger_types: 'adult,child' })
    const answer = await ask(OUT, { 'accept-language': 'en' })
    expect(z.safeParse(queryCoupons.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toEqual([
      {
        voucherNo: number,
        ischecked: '0',
        name: 'Coupon',
        kind: 'amount',
        faceValue: 1000,
        currency: '2',
        beginTime: '2026-11-01 00:00:00',
        endTime: '2027-01-01 00:00:00',
        state: 'unused',
        usable: true,
        reason: '',
        minSpend: 5000,
        lineCodes: [],
        ticketTypes: ['00', '02'],
        feeTypes: [],
      },
    ])
  })

  it('decision 3 coupons: has a name in each language', async () => {
    await giveCoupon(site.db, member.accountId)
    const names = ['zh-CN', 'zh-HK', 'en'].map(async (language) => {
      const answer = await ask(OUT, { 'accept-language': language })
      return answer.responseData[0].name
    })
    expect(await Promise.all(names)).toEqual(['优惠券', '優惠券', 'Coupon'])
  })

  it('are the member’s own, those that end first in front; unredeemed and others’ are left out', async () => {
    const [late, soon] = [
      await giveCoupon(site.db, member.accountId, { valid_until: TEST_NOW + 20 * 86_400_000 }),
      await giveCoupon(site.db, member.accountId, { valid_until: TEST_NOW + 10 * 86_400_000 }),
    ]
    await giveCoupon(site.db, (await site.member()).accountId)
    await giveCoupon(site.db, null, { code_hash: 'nobody' })
    const { responseData } = await ask()
    expect(responseData.map((row: { voucherNo: string }) => row.voucherNo)).toEqual([soon, late])
  })

  it('purchase 6: are for members only', async () => {
    expect((await site.call('wx/query.wx.user.voucher', OUT)).status).toBe(401)
  })
})

describe('decision 3 coupons: says why one cannot be used on the trip asked about', () => {
  it.each<[string, Parameters<typeof giveCoupon>[2], string]>([
    ['used', { state: 'used' }, 'USED'],
    ['cancelled', { state: 'cancelled' }, 'CANCELLED'],
    ['over since this second', { valid_until: TEST_NOW }, 'EXPIRED'],
    ['over before the day', { valid_until: Date.parse('2026-11-24T00:00:00+08:00') }, 'ENDS_BEFORE_TRAVEL'],
    ['over during the day', { valid_until: Date.parse('2026-11-24T00:00:01+08:00') }, 'usable'],
    ['from the next day on', { valid_from: Date.parse('2026-11-25T00:00:00+08:00') }, 'NOT_YET_VALID'],
    ['in yuan', { currency: 'CNY' }, 'OTHER_CURRENCY'],
    ['for the way back', { lines: 'ZHOHKG,HKGZHORT' }, 'OTHER_LINE'],
    ['for this line', { lines: 'ZHOHKG,HKGZHO' }, 'usable'],
    ['for people who are not asked about here', { passenger_types: 'elderly', fare_types: 'night' }, 'usable'],
  ])('one that is %s', async (_, coupon, verdict) => {
    await giveCoupon(site.db, member.accountId, coupon)
    expect(await judged()).toEqual([verdict])
  })

  it('an unused one is expired from its last moment on, by the clock alone', async () => {
    await giveCoupon(site.db, member.accountId, { valid_until: TEST_NOW + 1000 })
    const state = async () => (await ask()).responseData[0].state
    expect(await state()).toBe('unused')
    site.clock.advance(1000)
    expect(await state()).toBe('expired')
  })

  it('purchase 7: a round trip is asked about with its way back, and is another line', async () => {
    const asked = { ...OUT, ...BACK }
    await giveCoupon(site.db, member.accountId, { lines: 'HKGZHORT' })
    expect([await judged(asked), await judged()]).toEqual([['usable'], ['OTHER_LINE']])
    const later = await site.member()
    member = later
    await giveCoupon(site.db, later.accountId, { valid_from: Date.parse('2026-11-26T00:00:00+08:00') })
    expect([await judged(asked), await judged()]).toEqual([['usable'], ['NOT_YET_VALID']])
  })

  it('asked about no trip, it is checked by its state alone', async () => {
    await giveCoupon(site.db, member.accountId, { lines: 'HKGMAC', currency: 'CNY' })
    await giveCoupon(site.db, member.accountId, { state: 'used' })
    expect(await judged({})).toEqual(['usable', 'USED'])
  })

  it('refuses an unknown category', async () => {
    expect((await ask({ ...OUT, ticketCategory: '3' })).code).toBe('BAD_REQUEST')
  })
})

it('the demo has a coupon for each kind, and for each reason that line, day and state can give', async () => {
  const token = await site.signIn(1)
  const { answer } = await site.call('wx/query.wx.user.voucher', OUT, token)
  const rows = answer.responseData as Array<Judged & { kind: string }>
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['amount', 'freeTicket', 'percent']))
  expect(new Set(rows.map(({ reason }) => reason))).toEqual(
    new Set(['', 'USED', 'EXPIRED', 'CANCELLED', 'NOT_YET_VALID', 'OTHER_CURRENCY', 'OTHER_LINE']),
  )
})
