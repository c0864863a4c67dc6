import { transaction } from '../../../database/transaction'
import type { OrderRow } from '../../../database/types'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { placeBody, type TripRequest } from '../../../testing/trip-body.request'
import { endOrders } from './end-orders'
import { markPaid } from './mark-paid'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => {
  site.clock.set(TEST_NOW)
})
// Each test checks its own orders alone.
afterEach(() => endOrders(site.db, Date.parse('2027-01-01T00:00:00+08:00')))

const at = (moment: string) => Date.parse(`${moment}+08:00`)
const paidOrder = async (trip: TripRequest = {}, total = 6500) => {
  const member = await site.member()
  const { orderNo } = (await member.call('ticket/buy.ticket', placeBody(trip, total))).responseData
  const payment = { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: '1' }
  await transaction(site.db, (trx) => markPaid(trx, payment))
  const shown = async () => {
    const answer = await member.call('wx/query.wx.order.info', { orderNo }, { 'accept-language': 'en' })
    return [answer.responseData[0].orderStatus, answer.responseData[0].orderStatusBrief]
  }
  return { orderNo, shown }
}
const getStatus = async (orderNo: string): Promise<OrderRow['status']> =>
  (await site.db.selectFrom('orders').select('status').where('order_no', '=', orderNo).executeTakeFirstOrThrow()).status
const changeTickets = (orderNo: string) => site.db.updateTable('tickets').where('order_no', '=', orderNo)
const check = async (orderNo: string) => {
  const tickets = await site.db.selectFrom('tickets').selectAll().where('order_no', '=', orderNo).execute()
  const checks = tickets.map(({ ticket_no }) => ({
    ...{ check_id: `c-${ticket_no}`, ticket_no, checked_at: TEST_NOW, gate: 'Gate 3', device: 'G3' },
  }))
  await site.db.insertInto('ticket_checks').values(checks).execute()
}

describe('[D3.state.1] the job that ends orders', () => {
  it.each([
    ['a day ticket', {}, 6500, '2026-11-24T23:59:58', '2026-11-24T23:59:59'],
    ['a night ticket', { fareType: 'night' as const }, 7000, '2026-11-24T05:59:58', '2026-11-24T05:59:59'],
  ])(
    '[D3.departure.1] the job ends %s at the end of its window, not a second earlier',
    async (_, trip, total, before, end) => {
      const { orderNo } = await paidOrder(trip, total)
      expect(await endOrders(site.db, at(before))).toBe(0)
      expect(await getStatus(orderNo)).toBe('paid')
      expect(await endOrders(site.db, at(end))).toBe(1)
      expect(await getStatus(orderNo)).toBe('ended')
      expect(await endOrders(site.db, at(end))).toBe(0)
    },
  )

  it('[D3.departure.1] the job ends a reserved departure at its begin time', async () => {
    const { orderNo } = await paidOrder()
    const orders = site.db.updateTable('orders').set({ fare_type: 'reserved' }).where('order_no', '=', orderNo)
    await orders.execute()
    await changeTickets(orderNo).set({ begin_time: '10:00', end_time: '10:30' }).execute()
    expect(await endOrders(site.db, at('2026-11-24T09:59:59'))).toBe(0)
    expect(await endOrders(site.db, at('2026-11-24T10:00:00'))).toBe(1)
  })

  it('the job waits for the way back of a round trip', async () => {
    const { orderNo } = await paidOrder({ line: 'HKGZHORT', back: '2026-11-27' }, 13_000)
    expect(await endOrders(site.db, at('2026-11-27T23:59:58'))).toBe(0)
    expect(await endOrders(site.db, at('2026-11-27T23:59:59'))).toBe(1)
    expect(await getStatus(orderNo)).toBe('ended')
  })

  it('the job does not wait for a refunded ticket, and ends the rest of the order', async () => {
    const { orderNo } = await paidOrder({ line: 'HKGZHORT', back: '2026-11-27' }, 13_000)
    await changeTickets(orderNo).set({ status: 'refunded' }).where('leg', '=', 2).execute()
    await site.db.updateTable('orders').set({ status: 'partlyRefunded' }).where('order_no', '=', orderNo).execute()
    expect(await endOrders(site.db, at('2026-11-24T23:59:59'))).toBe(1)
    expect(await getStatus(orderNo)).toBe('ended')
  })

  it('the job marks an order as used when all its tickets are checked', async () => {
    const { orderNo } = await paidOrder({ adult: 2 }, 13_000)
    await check(orderNo)
    expect(await endOrders(site.db, at('2026-11-25T00:00:00'))).toBe(1)
    expect(await getStatus(orderNo)).toBe('used')
  })

  it.each(['used', 'refunding', 'refunded', 'cancelled', 'ended'] as const)(
    'the job leaves an order unchanged that is %s',
    async (status) => {
      const { orderNo } = await paidOrder()
      await site.db.updateTable('orders').set({ status }).where('order_no', '=', orderNo).execute()
      expect(await endOrders(site.db, at('2026-11-30T00:00:00'))).toBe(0)
      expect(await getStatus(orderNo)).toBe(status)
    },
  )

  it('the job ends a hundred orders at a time, the earliest departures first', async () => {
    const { orderNo } = await paidOrder()
    const last = await paidOrder({ date: '2026-11-25' })
    const order = await site.db
      .selectFrom('orders')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
    const ticket = await site.db
      .selectFrom('tickets')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
    const numbers = Array.from({ length: 99 }, (_, index) => `many-${index}`)
    await site.db
      .insertInto('orders')
      .values(numbers.map((order_no) => ({ ...order, order_no, pickup_code: '' })))
      .execute()
    const tickets = numbers.map((order_no) => ({ ...ticket, order_no, ticket_no: order_no, passenger_position: null }))
    await site.db.insertInto('tickets').values(tickets).execute()
    expect(await endOrders(site.db, at('2026-11-26T00:00:00'))).toBe(100)
    expect(await getStatus(last.orderNo)).toBe('paid')
    expect(await endOrders(site.db, at('2026-11-26T00:00:00'))).toBe(1)
    expect(await endOrders(site.db, at('2026-11-26T00:00:00'))).toBe(0)
  })
})

describe('the status that its owner is shown', () => {
  it('[D3.state.1] the owner sees ended from the departure on, before the job ran and after', async () => {
    const { shown } = await paidOrder()
    site.clock.set(at('2026-11-24T23:59:58'))
    expect(await shown()).toEqual(['1', 'ready to travel'])
    site.clock.set(at('2026-11-24T23:59:59'))
    expect(await shown()).toEqual(['G', 'ended'])
    await endOrders(site.db, site.clock.now())
    expect(await shown()).toEqual(['G', 'ended'])
  })

  it('[D1.15] the owner sees status 5 once some tickets are refunded, while others are valid', async () => {
    const { orderNo, shown } = await paidOrder({ adult: 2 }, 13_000)
    expect(await shown()).toEqual(['1', 'ready to travel'])
    await changeTickets(orderNo).set({ status: 'refunded' }).where('passenger_position', '=', 1).execute()
    await site.db.updateTable('orders').set({ status: 'partlyRefunded' }).where('order_no', '=', orderNo).execute()
    expect(await shown()).toEqual(['5', 'ready to travel'])
  })
})
