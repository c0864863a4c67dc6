import { transaction } from '../../../database/transaction'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody } from '../../../testing/trip-body.request'
import { expireOrders, markPaid } from '../orders'
import { couponState, giveCoupon } from './testing/give-coupon'
import { withCoupons } from './testing/with-coupons.request'

const DEADLINE = TEST_NOW + 15 * 60_000
let site: TestApp
let member: TestMember
let coupons: string[]
let presses = 0
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  member = await site.member()
  coupons = [await giveCoupon(site.db, member.accountId), await giveCoupon(site.db, member.accountId)]
})

const place = async (date = '2026-11-24') => {
  const amounts = withCoupons(coupons, 2000, 13_000)
  const body = placeBody({ adult: 2, date }, 13_000, { ...amounts, timestamp: Math.floor(site.clock.now() / 1000) })
  presses += 1
  return member.call('ticket/buy.ticket', body, { 'idempotency-key': `press ${presses}` })
}
const placed = async (): Promise<string> => (await place()).responseData.orderNo
const states = () => Promise.all(coupons.map((number) => couponState(site.db, number)))
const both = (state: string, order_no: string | null) => [
  { state, order_no },
  { state, order_no },
]
const pay = (orderNo: string) =>
  transaction(site.db, (trx) =>
    markPaid(trx, { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: '1' }),
  )
const cancel = async (orderNo: string) => (await member.call('wx/cancel.wx.order', { orderNo })).code

describe('[D3.coupon.1] coupons are locked with the order', () => {
  it('[D3.coupon.1] cancelling frees coupons, however often, and never those of a later order', async () => {
    const orderNo = await placed()
    expect(await states()).toEqual(both('locked', orderNo))
    expect(await cancel(orderNo)).toBe('SUCCESS')
    expect(await states()).toEqual(both('unused', null))
    const next = await placed()
    expect(await cancel(orderNo)).toBe('SUCCESS')
    expect(await states()).toEqual(both('locked', next))
  })

  it('[D3.coupon.1] the deadline of an order frees its coupons, not a second earlier', async () => {
    const orderNo = await placed()
    await expireOrders(site.db, DEADLINE - 1)
    expect(await states()).toEqual(both('locked', orderNo))
    await expireOrders(site.db, DEADLINE)
    expect(await states()).toEqual(both('unused', null))
  })

  it('a new order gets the coupons of an expired one before the expiry job ran', async () => {
    await placed()
    site.clock.set(DEADLINE)
    expect((await place()).code).toBe('SUCCESS')
  })

  it('[D3.coupon.1] paying spends coupons, once; neither expiry nor cancelling returns them', async () => {
    const orderNo = await placed()
    expect([await pay(orderNo), await pay(orderNo)]).toEqual(['paid', 'already-paid'])
    await expireOrders(site.db, DEADLINE)
    expect(await cancel(orderNo)).toBe('ORDER_NOT_CANCELLABLE')
    expect(await states()).toEqual(both('used', orderNo))
    expect((await place()).responseData).toMatchObject({ reason: 'USED' })
  })

  it('refuses a second order of the member for the first one, not for its coupons', async () => {
    const orderNo = await placed()
    expect(await place('2026-11-25')).toMatchObject({ code: 'UNPAID_ORDER_EXISTS', responseData: { orderNo } })
  })

  it('an order that finds no seat locks no coupon', async () => {
    expect((await place('2026-11-26')).code).toBe('SOLD_OUT_TYPE')
    expect(await states()).toEqual(both('unused', null))
  })
})

describe('[D3.order.3] a late payment of an order with coupons', () => {
  const expired = async () => {
    const orderNo = await placed()
    site.clock.set(DEADLINE + 1000)
    await expireOrders(site.db, site.clock.now())
    return orderNo
  }

  it('honours a late payment while its coupons are free, and spends them', async () => {
    const orderNo = await expired()
    expect(await pay(orderNo)).toBe('honoured-late')
    expect(await states()).toEqual(both('used', orderNo))
  })

  it('honours a late payment whose coupons have ended since', async () => {
    const orderNo = await expired()
    await site.db.updateTable('coupons').set({ valid_until: DEADLINE }).where('coupon_no', 'in', coupons).execute()
    expect(await pay(orderNo)).toBe('honoured-late')
  })

  it('honours no late payment when another order has one of its coupons, and locks none', async () => {
    const orderNo = await expired()
    await site.db.updateTable('coupons').set({ state: 'used' }).where('coupon_no', '=', String(coupons[1])).execute()
    expect(await pay(orderNo)).toBe('no-seats')
    expect(await states()).toEqual([
      { state: 'unused', order_no: null },
      { state: 'used', order_no: null },
    ])
  })

  it('honours no late payment when its seats are gone, and leaves its coupons free', async () => {
    const orderNo = await expired()
    const quota = { line_code: 'HKGZHO', fare_type: 'day' as const, travel_date: '2026-11-24' }
    await site.db
      .updateTable('quotas')
      .set({ seats_left: 1 })
      .where('line_code', '=', quota.line_code)
      .where('travel_date', '=', quota.travel_date)
      .execute()
    expect(await pay(orderNo)).toBe('no-seats')
    expect(await states()).toEqual(both('unused', null))
  })
})
