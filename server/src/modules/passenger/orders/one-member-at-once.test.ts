import { sql } from 'kysely'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inThisOrder } from '../../../testing/in-this-order'
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
  member = await site.member()
})

const order = (trip: TripRequest, total: number, headers: Record<string, string> = {}) =>
  member.call('ticket/buy.ticket', placeBody(trip, total), headers)
const orders = async () =>
  (await site.db.selectFrom('orders').select('order_no').where('account_id', '=', member.accountId).execute()).map(
    (row) => row.order_no,
  )
const left = (lineCode: string, date: string) => countSeatsLeftOfDay(site.db, { lineCode, fareType: 'day', date })

describe('concurrent requests of one member', () => {
  it('[D3.order.2] two tabs get one order; the other tab receives its number', async () => {
    for (const date of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']) {
      member = await site.member()
      const [one, other] = await Promise.all([order({ date }, 6500), order({ line: 'MACHKG', date, adult: 2 }, 11_600)])
      expect([one.code, other.code].sort()).toEqual(['SUCCESS', 'UNPAID_ORDER_EXISTS'])
      const [orderNo] = await orders()
      expect([one.responseData.orderNo, other.responseData.orderNo]).toEqual([orderNo, orderNo])
      expect(await orders()).toHaveLength(1)
    }
    const taken = async (line: string) => {
      const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((date) => left(line, date))
      return (await Promise.all(days)).reduce<number>((sum, seats) => sum + 2000 - (seats ?? 0), 0)
    }
    expect((await taken('HKGZHO')) + (await taken('MACHKG')) / 2).toBe(4)
  })

  it('[D9.14] a key sent ten times at once is one order and one seat', async () => {
    const again = () => order({ date: '2026-11-28' }, 6500, { 'idempotency-key': 'pressed' })
    const answers = await Promise.all(Array.from({ length: 10 }, again))
    expect(answers.map((answer) => answer.code)).toEqual(Array(10).fill('SUCCESS'))
    expect(new Set(answers.map((answer) => answer.responseData.orderNo)).size).toBe(1)
    expect(await orders()).toHaveLength(1)
    expect(await left('HKGZHO', '2026-11-28')).toBe(1999)
  })

  it('[D9.14] a body sent ten times at once without a key is one order', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => order({ date: '2026-11-29' }, 6500)))
    expect(answers.map((answer) => answer.code)).toEqual(Array(10).fill('SUCCESS'))
    expect(await orders()).toHaveLength(1)
    expect(await left('HKGZHO', '2026-11-29')).toBe(1999)
  })

  it('one key with two bodies at once is one order and one refusal', async () => {
    const key = { 'idempotency-key': 'two bodies' }
    const answers = await Promise.all([
      order({ date: '2026-11-30' }, 6500, key),
      order({ date: '2026-11-30', adult: 2 }, 13_000, key),
    ])
    expect(answers.map((answer) => answer.code).sort()).toEqual(['IDEMPOTENCY_MISMATCH', 'SUCCESS'])
    expect(await orders()).toHaveLength(1)
  })

  it('two tabs each get an order when the index of unpaid orders is missing (negative control)', async () => {
    const date = '2026-12-01'
    // Inserts the day's row, which both tabs reach once they have found no unpaid order.
    const { orderNo } = (await order({ date }, 6500)).responseData
    await member.call('wx/cancel.wx.order', { orderNo })
    const place = (adult: number) => () => order({ date, adult }, 6500 * adult)
    const holdQuota = (trx: Parameters<Parameters<typeof inThisOrder>[1]>[0]) =>
      trx.selectFrom('quotas').select('seats_left').where('travel_date', '=', date).forUpdate().execute()
    await sql`drop index orders_one_unpaid`.execute(site.db)
    const { one, other } = await inThisOrder(site.db, holdQuota, [place(2), place(3)])
    expect([(await one).code, (await other).code]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await orders()).toHaveLength(3)
  })
})
