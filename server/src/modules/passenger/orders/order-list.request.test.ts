import { queryOrdersCall } from '@shuttle/wire'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { transaction } from '../../../database/transaction'
import type { OrderRow } from '../../../database/types'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody, type TripRequest } from '../../../testing/trip-body.request'
import { markPaid } from './mark-paid'

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

const MINUTE = 60_000
const place = async (trip: TripRequest = {}, total = 6500): Promise<string> =>
  (await member.call('ticket/buy.ticket', placeBody(trip, total))).responseData.orderNo
const pay = (orderNo: string) => {
  const payment = { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: `${orderNo}-1` }
  return transaction(site.db, (trx) => markPaid(trx, payment))
}
const fetchOrders = (query: object = {}, language = 'en', who = member) =>
  who.call('wx/query.wx.order.record', query, { 'accept-language': language })
const numbers = async (query: object = {}, who = member): Promise<string[]> =>
  (await fetchOrders(query, 'en', who)).responseData.map((row: { orderNo: string }) => row.orderNo)

/** Copies an order of the member, for a long list without as many purchases; the first copy is the oldest. */
const copies = async (orderNo: string, count: number, change: (index: number) => Partial<OrderRow>) => {
  const order = await site.db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, index) => ({
    ...order,
    status: 'cancelled' as const,
    pickup_code: '',
    placed_at: TEST_NOW - (count - index) * MINUTE,
    ...change(index),
    order_no: `${orderNo}-${String(index).padStart(3, '0')}`,
  }))
  await site.db.insertInto('orders').values(rows).execute()
  return rows.map((row) => row.order_no)
}

/** Marks a copied order as paid, with a ticket in each state. */
const giveTickets = async (orderNo = '', ...states: readonly ('valid' | 'refunded')[]) => {
  await site.db.updateTable('orders').set({ paid_at: TEST_NOW }).where('order_no', '=', orderNo).execute()
  const ticket = {
    order_no: orderNo,
    passenger_position: null,
    leg: 1,
    other_leg_ticket_no: null,
    line_code: 'HKGZHO',
    travel_date: '2026-11-24',
    begin_time: '06:00',
    end_time: '23:59',
    passenger_type: 'adult' as const,
    fare_cents: 6500,
    paid_cents: 6500,
    collected_at: null,
    collected_place: '',
  }
  const tickets = states.map((status, index) => ({ ...ticket, ticket_no: `T${index}${orderNo}`, status }))
  await site.db.insertInto('tickets').values(tickets).execute()
}

describe('[A7.orders.1] the order list of a member', () => {
  it('[A3.list.1] the list has the fields on the card of an unpaid order', async () => {
    const orderNo = await place({ adult: 2, elderly: 1 }, 16_300)
    const answer = await fetchOrders()
    expect(z.safeParse(queryOrdersCall.answer, answer).error).toBeUndefined()
    expect(answer).toMatchObject({ code: 'SUCCESS', message: '成功', sysTime: '2026-11-21 10:00:00' })
    expect(answer.responseData).toEqual([
      {
        orderNo,
        orderStatus: '0',
        orderStatusBrief: 'to pay',
        lineCode: 'HKGZHO',
        qZddm: 'HKG',
        zZddm: 'ZHO',
        qZddmmc: 'Hong Kong Port',
        zZddmmc: 'Zhuhai Port',
        ps: 3,
        psHc: 0,
        needpayFee: 16_300,
        currency: '2',
        jfbc: '2',
        bcrq: '2026-11-24',
        bcBcrq: '',
        fcsj: '',
        fcsjHc: '',
        tradeEtime: '2026-11-21 10:15:00',
        jpzt: '0',
        adultTotal: 2,
        adultFee: '65.00',
        childrenTotal: 0,
        childrenFee: '0.00',
        elderlyTotal: 1,
        elderlyFee: '33.00',
        babyTotal: 0,
        babyFee: '0.00',
        studentTotal: 0,
        studentFee: '0.00',
      },
    ])
  })

  it('[D9.2] the list counts the passengers of each direction of a round trip, whose counts by type are doubled', async () => {
    await place({ line: 'HKGZHORT', back: '2026-11-28', adult: 2 }, 26_000)
    const [row] = (await fetchOrders()).responseData
    expect(row).toMatchObject({ ps: 2, psHc: 2, adultTotal: 4, bcrq: '2026-11-24', bcBcrq: '2026-11-28' })
    expect(row).toMatchObject({ lineCode: 'HKGZHORT', qZddm: 'HKG', zZddm: 'ZHO', needpayFee: 26_000 })
  })

  it('the list has the departure times of reserved departures only', async () => {
    const orderNo = await place()
    const reserved = { fare_type: 'reserved' as const, begin_time: '14:30', return_begin_time: '18:00' }
    await copies(orderNo, 1, () => reserved)
    expect((await fetchOrders()).responseData).toMatchObject([
      { fcsj: '', fcsjHc: '' },
      { fcsj: '14:30:00', fcsjHc: '18:00:00', jfbc: '9' },
    ])
  })

  it('the list shows whether a ticket was checked, so that a card offers no refund that would be refused', async () => {
    const orderNo = await place({ adult: 2 }, 13_000)
    await pay(orderNo)
    const shown = async () => (await fetchOrders()).responseData[0]
    expect(await shown()).toMatchObject({ orderStatus: '1', orderStatusBrief: 'ready to travel', jpzt: '0' })
    const tickets = site.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo)
    const { ticket_no } = await tickets.executeTakeFirstOrThrow()
    const check = { check_id: ticket_no, ticket_no, checked_at: TEST_NOW, gate: 'Gate 3', device: '' }
    await site.db.insertInto('ticket_checks').values(check).execute()
    expect(await shown()).toMatchObject({ jpzt: '1' })
  })

  it('the list shows an order as ended once its last departure has passed, as its details do, job or not', async () => {
    const orderNo = await place()
    await pay(orderNo)
    site.clock.set(Date.parse('2026-11-25T00:00:00+08:00'))
    const details = await member.call('wx/query.wx.order.info', { orderNo })
    const status = (await fetchOrders()).responseData[0].orderStatus
    expect([status, details.responseData[0].orderStatus]).toEqual(['G', 'G'])
  })

  it.each([
    ['zh-CN', '香港口岸', '澳门口岸', '待支付'],
    ['zh-HK', '香港口岸', '澳門口岸', '待付款'],
    ['en', 'Hong Kong Port', 'Macau Port', 'to pay'],
  ])('the list is answered in %s', async (language, from, to, status) => {
    await place({ line: 'HKGMAC' }, 6500)
    expect((await fetchOrders({}, language)).responseData).toMatchObject([
      { qZddmmc: from, zZddmmc: to, orderStatusBrief: status },
    ])
  })

  it('[P6.member.1] the list is refused to a visitor', async () => {
    expect((await site.call('wx/query.wx.order.record', {})).status).toBe(401)
  })
})

describe('[D9.16] filters of the order list', () => {
  it('the list by status: 1 and 5 to collect, 0 to pay; expired and cancelled are in all only; newest first', async () => {
    const unpaid = await place()
    const statuses = [
      'expired',
      'cancelled',
      'paid',
      'partlyRefunded',
      'refunding',
      'refunded',
      'used',
      'ended',
    ] as const
    const made = await copies(unpaid, statuses.length, (index) => ({ status: statuses[index] ?? 'paid' }))
    await giveTickets(made[2], 'valid')
    await giveTickets(made[3], 'valid', 'refunded')
    expect(await numbers({ orderStatus: '1,5' })).toEqual([made[3], made[2]])
    expect(await numbers({ orderStatus: '0' })).toEqual([unpaid])
    expect(await numbers({ orderStatus: '' })).toEqual([unpaid, ...made.toReversed()])
    const codes = (await fetchOrders()).responseData.map((row: { orderStatus: string }) => row.orderStatus)
    expect(codes).toEqual(['0', 'G', 'F', 'U', 'T', '5', '1', 'C', 'E'])
  })

  it('the list by category: one-way, round trip or both', async () => {
    const oneWay = await place()
    const [roundTrip] = await copies(oneWay, 1, () => ({ category: 'roundTrip', return_date: '2026-11-28' }))
    expect(await numbers({ ticketCategory: '1' })).toEqual([oneWay])
    expect(await numbers({ ticketCategory: 2, orderStatus: 0 })).toEqual([])
    expect(await numbers({ ticketCategory: '2' })).toEqual([roundTrip])
    expect(await numbers({ ticketCategory: '1,2' })).toEqual([oneWay, roundTrip])
  })

  it('[D3.order.1] the list itself expires an overdue order: its seats are free again', async () => {
    const orderNo = await place()
    site.clock.advance(15 * MINUTE - 1)
    expect(await numbers({ orderStatus: '0' })).toEqual([orderNo])
    site.clock.advance(1)
    expect(await numbers({ orderStatus: '0' })).toEqual([])
    expect((await fetchOrders()).responseData).toMatchObject([
      { orderNo, orderStatus: 'E', orderStatusBrief: 'expired' },
    ])
    const order = await site.db.selectFrom('orders').select('status').where('order_no', '=', orderNo).executeTakeFirst()
    expect(order?.status).toBe('expired')
  })
})

describe('[A2.orders.2, A9.page.1] pages of the order list', () => {
  it('the first page has 20 orders, the next 10 by the last number, without a gap and without a repetition', async () => {
    const made = await copies(await place(), 35, () => ({}))
    await member.call('wx/cancel.wx.order', { orderNo: made[0]?.slice(0, 20) })
    const first = await numbers({ rowCount: 20 })
    const second = await numbers({ rowCount: 10, nextOrderNo: first.at(-1) })
    const third = await numbers({ rowCount: '10', nextOrderNo: second.at(-1) })
    expect([first.length, second.length, third.length]).toEqual([20, 10, 6])
    expect([...first, ...second, ...third].slice(1)).toEqual(made.toReversed())
    expect(await numbers({ rowCount: 10, nextOrderNo: third.at(-1) })).toEqual([])
  })

  it('orders of the same moment are listed once each', async () => {
    const orderNo = await place()
    const made = await copies(orderNo, 5, () => ({ placed_at: TEST_NOW - MINUTE }))
    const listed: string[] = []
    for (let page = await numbers({ rowCount: 2 }); page.length > 0; ) {
      listed.push(...page)
      page = await numbers({ rowCount: 2, nextOrderNo: page.at(-1) })
    }
    expect(listed).toEqual([orderNo, ...made.toReversed()])
  })

  it('[D4.12] the list has the airport line alone where it is filtered by it, page by page', async () => {
    const bus = await place()
    const lines = ['HZICLK', 'HKGMAC', 'CLKHZI', 'HZICLK', 'ZHOHKG']
    const made = await copies(bus, lines.length, (index) => ({ line_code: lines[index] ?? '' }))
    const airport = made.filter((_, index) => /CLK/.test(lines[index] ?? '')).toReversed()
    expect(await numbers({ airport: '1' })).toEqual(airport)
    expect(await numbers({ airport: 1, rowCount: 2 })).toEqual(airport.slice(0, 2))
    expect(await numbers({ airport: '1', nextOrderNo: airport[1] })).toEqual(airport.slice(2))
    expect(await numbers({ airport: '' })).toHaveLength(6)
    expect((await fetchOrders({ airport: '2' })).code).toBe('BAD_REQUEST')
  })

  it('a cursor stays valid after its order has changed its status', async () => {
    const unpaid = await place()
    const [older] = await copies(unpaid, 1, () => ({ status: 'expired' }))
    await member.call('wx/cancel.wx.order', { orderNo: unpaid })
    expect(await numbers({ orderStatus: '0', nextOrderNo: unpaid })).toEqual([])
    expect(await numbers({ nextOrderNo: unpaid })).toEqual([older])
  })

  it('pages are read in the order of an index, without a sort of all orders of the account', async () => {
    const plan = (where: string) =>
      transaction(site.db, async (trx) => {
        // The planner's choice must not depend on the size of a test's table.
        await sql`set local enable_seqscan = off`.execute(trx)
        await sql`set local enable_bitmapscan = off`.execute(trx)
        const { rows } = await sql<Record<string, string>>`explain select * from orders
          where account_id = ${member.accountId} and ${sql.raw(where)}
          order by placed_at desc, order_no desc limit 10`.execute(trx)
        return rows.map((row) => Object.values(row)[0]).join('\n')
      })
    const all = await plan(`(placed_at, order_no) < (${TEST_NOW}, 'x')`)
    expect([all.includes('using orders_newest_first'), all.includes('Sort')]).toEqual([true, false])
    const airport = await plan(`line_code in ('HZICLK', 'CLKHZI')`)
    expect([airport.includes('using orders_of_airport'), airport.includes('Sort')]).toEqual([true, false])
    const toCollect = await plan(`status in ('paid', 'partlyRefunded')`)
    expect([toCollect.includes('using orders_to_collect'), toCollect.includes('Sort')]).toEqual([true, false])
  })
})

describe('the order list refuses invalid input', () => {
  it.each([0, -1, 51, 2.5, '', 'ten', '1e1', null, 1_000_000])('the list refuses a row count %p', async (rowCount) => {
    expect(await fetchOrders({ rowCount })).toMatchObject({
      code: 'BAD_REQUEST',
      responseData: { fields: ['rowCount'] },
    })
  })

  it.each([1, 50, '50'])('the list accepts a row count of %p', async (rowCount) => {
    expect((await fetchOrders({ rowCount })).code).toBe('SUCCESS')
  })

  it.each([
    { orderStatus: 'T' },
    { orderStatus: '5' },
    { ticketCategory: '3' },
    { nextOrderNo: 5 },
    { nextOrderNo: '\0' },
    { nextOrderNo: "' or '1'='1" },
    { nextOrderNo: '26112100000000000000' },
  ])('the list refuses %j', async (query) => {
    expect((await fetchOrders(query)).code).toBe('BAD_REQUEST')
  })

  it('a cursor of another member’s order is refused as one that does not exist, and lists nothing', async () => {
    const foreign = await place()
    const other = await site.member()
    const withForeign = await fetchOrders({ nextOrderNo: foreign }, 'en', other)
    const withNone = await fetchOrders({ nextOrderNo: '26112100000000000000' }, 'en', other)
    expect(withForeign).toMatchObject({ code: 'BAD_REQUEST', responseData: { fields: ['nextOrderNo'] } })
    const comparable = ({ requestId, ...answer }: { requestId: string }) => answer
    expect(comparable(withForeign)).toEqual(comparable(withNone))
    expect(await numbers({}, other)).toEqual([])
  })
})
