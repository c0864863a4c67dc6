import { queryOrderCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody, type TripRequest } from '../../../testing/trip-body.request'
import { findDeparture } from '../sales/departures.repository'
import { expireOrders } from './expire-orders'
import { markPaid } from './mark-paid'

const NOW = Date.parse('2023-02-10T09:00:00+08:00')
let site: TestApp
let member: TestMember
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(NOW)
  await site.db.deleteFrom('departures').execute()
  member = await site.member()
})

const oneWay = { date: '2023-02-11', at: '10:00', adult: 2, named: ['Chan Tai Man', 'A123456(7)'] as [string, string] }
const there = { ...oneWay, line: 'HKGZHORT', back: '2023-02-12', backAt: '18:30' }
const order = (trip: TripRequest, total: number, change: object = {}) =>
  member.call('ticket/buy.ticket', placeBody(trip, total, { timestamp: site.clock.now() / 1000, ...change }))
const sold = async (lineCode: string, date: string, beginTime: string) =>
  (await findDeparture(site.db, { lineCode, date, beginTime }))?.sold
const bothWays = async () => [await sold('HKGZHO', '2023-02-11', '10:00'), await sold('ZHOHKG', '2023-02-12', '18:30')]
const pay = (orderNo: string) =>
  site.db
    .transaction()
    .execute((trx) => markPaid(trx, { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: '' }))

describe('an order of reserved departures', () => {
  it('a one-way order is priced, holds its seats and shows its times', async () => {
    const { code, responseData } = await order(oneWay, 13_000)
    expect([code, responseData.feeType, responseData.isSeleBook]).toEqual(['SUCCESS', '9', '1'])
    expect(await sold('HKGZHO', '2023-02-11', '10:00')).toBe(2)
    const answer = await member.call('wx/query.wx.order.info', { orderNo: responseData.orderNo })
    expect(z.safeParse(queryOrderCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toMatchObject([
      { bookBeginTime: '10:00:00', bookEndTime: '10:29:00', fcsjSkzd: '10:00:00', jfbc: '9', ticketDataRe: '' },
    ])
  })

  it('[P3.order.5] a round trip holds seats of both departures, and doubles its counts', async () => {
    const { responseData } = await order(there, 26_000, { lineCodeRe: 'ZHOHKGRT' })
    expect(responseData.detailList).toEqual([{ ticketType: '00', fee: '65.00', total: 4 }])
    expect(await bothWays()).toEqual([2, 2])
    const answer = await member.call('wx/query.wx.order.info', { orderNo: responseData.orderNo })
    expect(answer.responseData).toMatchObject([
      { bookBeginTime: '10:00:00', ticketDataRe: '2023-02-12', ticketCount: 4, totalMoney: 26_000 },
      { bookBeginTime: '18:30:00', bookEndTime: '18:59:00' },
    ])
  })

  it('[D3.departure.1] an order is payable until its bus leaves, where that is before the payment window ends', async () => {
    const leaving = { ...oneWay, date: '2023-02-10', at: '09:30' }
    site.clock.set(Date.parse('2023-02-10T09:15:00+08:00'))
    const { tradeEtime, orderNo } = (await order(leaving, 13_000)).responseData
    expect(tradeEtime).toBe('2023-02-10 09:30:00')
    await member.call('wx/cancel.wx.order', { orderNo })
    site.clock.set(Date.parse('2023-02-10T09:29:59+08:00'))
    expect((await order(leaving, 13_000)).responseData.tradeEtime).toBe('2023-02-10 09:30:00')
  })

  it('an order gives both departures back when it is cancelled, once', async () => {
    const { orderNo } = (await order(there, 26_000)).responseData
    await member.call('wx/cancel.wx.order', { orderNo })
    await member.call('wx/cancel.wx.order', { orderNo })
    expect(await bothWays()).toEqual([0, 0])
  })

  it('an order gives its seats back when it expires, paused or not', async () => {
    await order(there, 26_000)
    await site.db.updateTable('departures').set({ state: 'paused' }).execute()
    expect(await expireOrders(site.db, NOW + 15 * 60_000)).toBeGreaterThan(0)
    expect(await bothWays()).toEqual([0, 0])
  })

  it('[P8.text.3] an order takes no seat where the way back is full', async () => {
    const full = { line_code: 'ZHOHKG', travel_date: '2023-02-12', begin_time: '18:30', end_time: '18:59' }
    await site.db
      .insertInto('departures')
      .values({ ...full, capacity: 40, sold: 39, state: 'open' })
      .execute()
    expect((await order(there, 26_000)).code).toBe('RETURN_DEPARTURE_SOLD_OUT')
    expect(await bothWays()).toEqual([0, 39])
  })

  it('an order issues a ticket for each leg with its own day, whose code carries the time of its bus', async () => {
    const { orderNo } = (await order(there, 26_000)).responseData
    expect(await pay(orderNo)).toBe('paid')
    const shown = await member.call('wx/query.wx.order.info', { orderNo })
    const codes = JSON.parse(shown.responseData[0].phList).map((each: { qrCodeInfo: string }) => each.qrCodeInfo)
    expect(codes.map((code: string) => code.split('.')[1]?.split('~').at(-1))).toEqual([
      '10:00',
      '10:00',
      '18:30',
      '18:30',
    ])
    const tickets = site.db.selectFrom('tickets').selectAll().where('order_no', '=', orderNo).orderBy('leg').execute()
    expect((await tickets).map((ticket) => [ticket.line_code, ticket.travel_date])).toEqual([
      ['HKGZHO', '2023-02-11'],
      ['HKGZHO', '2023-02-11'],
      ['ZHOHKG', '2023-02-12'],
      ['ZHOHKG', '2023-02-12'],
    ])
  })

  describe('[D3.order.3] money that comes after the deadline', () => {
    const expired = async (trip: TripRequest, total: number) => {
      const { orderNo } = (await order(trip, total)).responseData
      await expireOrders(site.db, NOW + 15 * 60_000)
      return orderNo
    }
    it('late money is accepted while the departures have seats', async () => {
      const orderNo = await expired(there, 26_000)
      site.clock.advance(20 * 60_000)
      expect(await pay(orderNo)).toBe('honoured-late')
      expect(await bothWays()).toEqual([2, 2])
    })
    it('late money is refunded when one departure is full, and frees no seat of the other', async () => {
      const orderNo = await expired(there, 26_000)
      await site.db.updateTable('departures').set({ sold: 39 }).where('line_code', '=', 'ZHOHKG').execute()
      expect(await pay(orderNo)).toBe('no-seats')
      expect(await bothWays()).toEqual([0, 39])
    })
    it('[D3.departure.1] late money is not accepted once the bus has left', async () => {
      const leaving = { ...oneWay, date: '2023-02-10', at: '09:30' }
      const orderNo = await expired(leaving, 13_000)
      site.clock.set(Date.parse('2023-02-10T09:30:00+08:00'))
      expect(await pay(orderNo)).toBe('no-seats')
      expect(await sold('HKGZHO', '2023-02-10', '09:30')).toBe(0)
    })
  })
})
