import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody, type TripRequest } from '../../../testing/trip-body.request'
import { countSeatsLeftOfDay } from '../sales/seats-on-sale.repository'

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

const order = (key: string, trip: TripRequest = {}, total = 6500, who = member) =>
  who.call('ticket/buy.ticket', placeBody(trip, total), { 'idempotency-key': key })
const left = (date: string) => countSeatsLeftOfDay(site.db, { lineCode: 'HKGZHO', fareType: 'day', date })

describe('[D9.14] Idempotency-Key', () => {
  it('[D9.14] a repeated key answers the same order, and its seats are taken once', async () => {
    const trip = { adult: 2, date: '2026-11-27' }
    const first = await order('a', trip, 13_000)
    site.clock.advance(14 * 60_000)
    const again = await order('a', trip, 13_000)
    const { sysTime: _first, ...before } = first.responseData
    const { sysTime: _again, ...after } = again.responseData
    expect(first.code).toBe('SUCCESS')
    expect(after).toEqual(before)
    expect(await left('2026-11-27')).toBe(1998)
  })

  it('a repeated round trip answers both legs, their doubled counts and the fee of one', async () => {
    const trip = { line: 'HKGZHORT', back: '2026-11-28', adult: 1 }
    const first = (await order('a', trip, 13_000)).responseData
    const again = (await order('a', trip, 13_000)).responseData
    expect(again).toEqual(first)
    expect(again.detailList).toEqual([{ ticketType: '00', fee: '65.00', total: 2 }])
  })

  it('a repeated key answers the order after it was cancelled or its day sold out', async () => {
    const first = (await order('a')).responseData
    await member.call('wx/cancel.wx.order', { orderNo: first.orderNo })
    await site.db.updateTable('quotas').set({ seats_left: 0 }).where('travel_date', '=', '2026-11-24').execute()
    expect(await order('a')).toMatchObject({ code: 'SUCCESS', responseData: { orderNo: first.orderNo } })
    expect((await order('b')).code).toBe('SOLD_OUT_TYPE')
    await site.db.updateTable('quotas').set({ seats_left: 2000 }).where('travel_date', '=', '2026-11-24').execute()
  })

  it('a known key with another body is refused and changes nothing', async () => {
    await order('a')
    expect((await order('a', { adult: 2 }, 13_000)).code).toBe('IDEMPOTENCY_MISMATCH')
    expect((await order('a', { date: '2026-11-25' })).code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('a key of one member, used by another, makes another order', async () => {
    const other = await site.member()
    const mine = (await order('same')).responseData.orderNo
    const theirs = (await order('same', { adult: 2 }, 13_000, other)).responseData.orderNo
    expect(theirs).not.toBe(mine)
    expect((await order('same')).responseData.orderNo).toBe(mine)
  })

  it('a key can be used again when its order was refused', async () => {
    expect((await order('a', {}, 1)).code).toBe('AMOUNT_MISMATCH')
    expect((await order('a')).code).toBe('SUCCESS')
  })

  it('[D9.14] a key is compared by all 200 characters, and a longer one is refused by its name', async () => {
    const start = 'k'.repeat(199)
    const { orderNo } = (await order(`${start}a`)).responseData
    expect(await order(`${start}b`)).toMatchObject({ code: 'UNPAID_ORDER_EXISTS', responseData: { orderNo } })
    expect(await order(`${start}ab`)).toMatchObject({
      code: 'BAD_REQUEST',
      responseData: { fields: ['Idempotency-Key'] },
    })
  })

  it('a new key for a repeated trip is refused while the first order is unpaid', async () => {
    const { orderNo } = (await order('a')).responseData
    expect(await order('b')).toMatchObject({ code: 'UNPAID_ORDER_EXISTS', responseData: { orderNo } })
  })
})

describe('[D9.14] requests without a key', () => {
  it('an unchanged body and timestamp is one order for ten seconds, and another request after them', async () => {
    const again = () => member.call('ticket/buy.ticket', placeBody({}, 6500))
    const { orderNo } = (await again()).responseData
    site.clock.advance(10_000)
    expect(await again()).toMatchObject({ code: 'SUCCESS', responseData: { orderNo } })
    site.clock.advance(1)
    expect(await again()).toMatchObject({ code: 'UNPAID_ORDER_EXISTS', responseData: { orderNo } })
  })

  it('a changed timestamp is another request at once', async () => {
    const { orderNo } = (await member.call('ticket/buy.ticket', placeBody({}, 6500))).responseData
    const later = placeBody({}, 6500, { timestamp: Math.floor(TEST_NOW / 1000) + 1 })
    expect(await member.call('ticket/buy.ticket', later)).toMatchObject({
      code: 'UNPAID_ORDER_EXISTS',
      responseData: { orderNo },
    })
  })
})
