import { uuidv7 } from 'uuidv7'
import type { OrderRow } from '../../../database/types'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { expireOrders } from './expire-orders'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

const PAY_BY = TEST_NOW + 15 * 60_000
const DAY = { line_code: 'HKGZHO', fare_type: 'day' as const, travel_date: '2026-11-24' }

/** Unpaid orders of as many members, each with one seat of the day. */
const unpaidOrders = async (count: number, change: Partial<OrderRow> = {}): Promise<void> => {
  const numbers = Array.from({ length: count }, (_, index) => String(index))
  const accountRow = { password_hash: '', nickname: '', avatar_url: '', level: 1, created_at: TEST_NOW }
  const accounts = numbers.map((number) => ({ ...accountRow, id: uuidv7(), email: number, member_number: number }))
  const order = {
    ...DAY,
    category: 'oneWay' as const,
    return_date: null,
    currency: 'HKD' as const,
    amount_cents: 6500,
    promotion_cents: 0,
    coupon_cents: 0,
    due_cents: 6500,
    seats: 1,
    status: 'toPay' as const,
    placed_at: TEST_NOW,
    pay_by: PAY_BY,
    ...{ begin_time: '', end_time: '', return_begin_time: '', return_end_time: '' },
    paid_at: null,
    pay_type: '',
    request_no: '',
    pickup_code: '',
  }
  await site.db.insertInto('accounts').values(accounts).execute()
  await site.db
    .insertInto('orders')
    .values(accounts.map(({ id, email }) => ({ ...order, order_no: email, account_id: id, ...change })))
    .execute()
}
const quota = (capacity: number, seats_left: number) =>
  site.db
    .insertInto('quotas')
    .values({ ...DAY, capacity, seats_left })
    .execute()
const left = async () =>
  (await site.db.selectFrom('quotas').select('seats_left').where('travel_date', '=', '2026-11-24').executeTakeFirst())
    ?.seats_left
const expired = async () =>
  (await site.db.selectFrom('orders').selectAll().where('status', '=', 'expired').execute()).length

describe('the sweeper', () => {
  it('[P8.text.5] the sweeper ends an order at its deadline, not a millisecond earlier, and gives its seats back', async () => {
    await quota(10, 9)
    await unpaidOrders(1)
    expect(await expireOrders(site.db, PAY_BY - 1)).toBe(0)
    expect([await expired(), await left()]).toEqual([0, 9])
    expect(await expireOrders(site.db, PAY_BY)).toBe(1)
    expect([await expired(), await left()]).toEqual([1, 10])
  })

  it('the sweeper ends an order once, however often it runs', async () => {
    await quota(10, 7)
    await unpaidOrders(2)
    await expireOrders(site.db, PAY_BY)
    await site.db.updateTable('quotas').set({ seats_left: 4 }).execute()
    expect(await expireOrders(site.db, PAY_BY + 60_000)).toBe(0)
    expect(await left()).toBe(4)
  })

  it('the sweeper expires a hundred orders at a time, the longest overdue first', async () => {
    await quota(200, 99)
    await unpaidOrders(101)
    // The order that waits shortest is the first row of the table.
    const others = site.db.updateTable('orders').where('order_no', '!=', '50')
    await others.set({ pay_by: PAY_BY - 1 }).execute()
    expect(await expireOrders(site.db, PAY_BY)).toBe(100)
    const waiting = await site.db.selectFrom('orders').select('order_no').where('status', '=', 'toPay').execute()
    expect(waiting).toEqual([{ order_no: '50' }])
    expect(await left()).toBe(199)
    expect(await expireOrders(site.db, PAY_BY)).toBe(1)
    expect(await expireOrders(site.db, PAY_BY)).toBe(0)
    expect(await left()).toBe(200)
  })

  it('the sweeper gives both legs of a round trip back', async () => {
    await quota(10, 8)
    const back = { line_code: 'ZHOHKG', fare_type: 'day' as const, travel_date: '2026-11-25' }
    await site.db
      .insertInto('quotas')
      .values({ ...back, capacity: 10, seats_left: 8 })
      .execute()
    await unpaidOrders(1, { line_code: 'HKGZHORT', category: 'roundTrip', return_date: '2026-11-25', seats: 2 })
    await expireOrders(site.db, PAY_BY)
    const rows = await site.db.selectFrom('quotas').select('seats_left').where('capacity', '=', 10).execute()
    expect(rows).toEqual([{ seats_left: 10 }, { seats_left: 10 }])
  })

  it('the sweeper reports an order that fails, which delays no other', async () => {
    await quota(10, 7)
    await unpaidOrders(3)
    // So many seats cannot be added to a day.
    await site.db
      .updateTable('orders')
      .set({ seats: 2_147_483_647, pay_by: PAY_BY - 1 })
      .where('order_no', '=', '1')
      .execute()
    await expect(expireOrders(site.db, PAY_BY)).rejects.toThrow('1 overdue orders could not be expired')
    expect([await expired(), await left()]).toEqual([2, 9])
  })

  it('the sweeper leaves the rest of a batch for later when the process ends', async () => {
    await quota(10, 8)
    await unpaidOrders(2)
    expect(await expireOrders(site.db, PAY_BY, AbortSignal.abort())).toBe(0)
    expect(await left()).toBe(8)
  })

  it('the sweeper never releases more seats than the day has', async () => {
    await quota(3, 3)
    await unpaidOrders(1, { seats: 2 })
    expect(await expireOrders(site.db, PAY_BY)).toBe(1)
    expect(await left()).toBe(3)
  })

  it.each(['paid', 'cancelled', 'refunded'] as const)('the sweeper skips an order that is %s', async (status) => {
    await quota(10, 5)
    await unpaidOrders(1, { status })
    expect(await expireOrders(site.db, PAY_BY + 86_400_000)).toBe(0)
    expect([await expired(), await left()]).toEqual([0, 5])
  })
})
