import { queryCouponsCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
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
const fetchCoupons = (query: object = OUT, headers: Record<string, string> = {}) =>
  member.call('wx/query.wx.user.voucher', query, headers)
type CouponUsability = { usable: boolean; reason: string; state: string }
const queryUsability = async (query: object = OUT): Promise<string[]> =>
  ((await fetchCoupons(query)).responseData as CouponUsability[]).map(({ usable, reason }) =>
    usable ? 'usable' : reason,
  )

describe('[P7.coupon.1] the coupons of a member', () => {
  it('[D9.24] coupons carry number, tick, name, kind, value, currency, validity, state and verdict', async () => {
    const number = await giveCoupon(site.db, member.accountId, { minimum_cents: 5000, passenger_types: 'adult,child' })
    const answer = await fetchCoupons(OUT, { 'accept-language': 'en' })
    expect(z.safeParse(queryCouponsCall.answer, answer).error).toBeUndefined()
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

  it('answers the name of a coupon in each language', async () => {
    await giveCoupon(site.db, member.accountId)
    const names = ['zh-CN', 'zh-HK', 'en'].map(async (language) => {
      const answer = await fetchCoupons(OUT, { 'accept-language': language })
      return answer.responseData[0].name
    })
    expect(await Promise.all(names)).toEqual(['优惠券', '優惠券', 'Coupon'])
  })

  it('lists the member’s own coupons, earliest end first, without unredeemed ones and those of others', async () => {
    const [late, soon] = [
      await giveCoupon(site.db, member.accountId, { valid_until: TEST_NOW + 20 * 86_400_000 }),
      await giveCoupon(site.db, member.accountId, { valid_until: TEST_NOW + 10 * 86_400_000 }),
    ]
    await giveCoupon(site.db, (await site.member()).accountId)
    await giveCoupon(site.db, null, { code_hash: 'unredeemed' })
    const { responseData } = await fetchCoupons()
    expect(responseData.map((row: { voucherNo: string }) => row.voucherNo)).toEqual([soon, late])
  })

  it('[P6.member.1] a visitor is refused the coupons of a member', async () => {
    expect((await site.call('wx/query.wx.user.voucher', OUT)).status).toBe(401)
  })
})

describe('[D3.coupon.3] answers why a coupon cannot be used on a trip', () => {
  it.each<[string, Parameters<typeof giveCoupon>[2], string]>([
    ['used', { state: 'used' }, 'USED'],
    ['over before the day', { valid_until: Date.parse('2026-11-24T00:00:00+08:00') }, 'ENDS_BEFORE_TRAVEL'],
    ['from the next day on', { valid_from: Date.parse('2026-11-25T00:00:00+08:00') }, 'NOT_YET_VALID'],
    ['in yuan', { currency: 'CNY' }, 'OTHER_CURRENCY'],
    ['for the way back', { lines: 'ZHOHKG,HKGZHORT' }, 'OTHER_LINE'],
    ['for passengers that the query does not name', { passenger_types: 'elderly', fare_types: 'night' }, 'usable'],
  ])('the coupons of a member carry whether one that is %s can be used', async (_, coupon, usability) => {
    await giveCoupon(site.db, member.accountId, coupon)
    expect(await queryUsability()).toEqual([usability])
  })

  it('an unused coupon is expired from its end on, by the clock alone', async () => {
    await giveCoupon(site.db, member.accountId, { valid_until: TEST_NOW + 1000 })
    const state = async () => (await fetchCoupons()).responseData[0].state
    expect(await state()).toBe('unused')
    site.clock.advance(1000)
    expect(await state()).toBe('expired')
  })

  it('[P7.coupon.1] a round trip is queried with its return date, and is another line', async () => {
    const query = { ...OUT, ...BACK }
    await giveCoupon(site.db, member.accountId, { lines: 'HKGZHORT' })
    expect([await queryUsability(query), await queryUsability()]).toEqual([['usable'], ['OTHER_LINE']])
    const later = await site.member()
    member = later
    await giveCoupon(site.db, later.accountId, { valid_from: Date.parse('2026-11-26T00:00:00+08:00') })
    expect([await queryUsability(query), await queryUsability()]).toEqual([['usable'], ['NOT_YET_VALID']])
  })

  it('checks the state alone when the query names no trip', async () => {
    await giveCoupon(site.db, member.accountId, { lines: 'HKGMAC', currency: 'CNY' })
    await giveCoupon(site.db, member.accountId, { state: 'used' })
    expect(await queryUsability({})).toEqual(['usable', 'USED'])
  })

  it('the coupons of a member are refused for an unknown category', async () => {
    expect((await fetchCoupons({ ...OUT, ticketCategory: '3' })).code).toBe('BAD_REQUEST')
  })
})

it('the demo has a coupon for each kind, and for each reason that line, day and state can give', async () => {
  const token = await site.signIn(1)
  const { answer } = await site.call('wx/query.wx.user.voucher', OUT, token)
  const rows = answer.responseData as Array<CouponUsability & { kind: string }>
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['amount', 'freeTicket', 'percent']))
  expect(new Set(rows.map(({ reason }) => reason))).toEqual(
    new Set(['', 'USED', 'EXPIRED', 'CANCELLED', 'NOT_YET_VALID', 'OTHER_CURRENCY', 'OTHER_LINE']),
  )
})
