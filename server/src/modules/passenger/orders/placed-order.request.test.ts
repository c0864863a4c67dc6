import { buyTicketCall } from '@shuttle/wire'
import * as z from 'zod/mini'
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

const order = (trip: TripRequest = {}, total = 6500, change: object = {}) =>
  member.call('ticket/buy.ticket', placeBody(trip, total, change))
const left = (lineCode: string, date: string) => countSeatsLeftOfDay(site.db, { lineCode, fareType: 'day', date })
const ordersOfMember = () =>
  site.db.selectFrom('orders').selectAll().where('account_id', '=', member.accountId).orderBy('placed_at').execute()

describe('an order that was placed', () => {
  it('[P3.answer.1] an order carries its numbers, its deadline 15 minutes ahead and its trip', async () => {
    const answer = await order({ adult: 2, elderly: 1 }, 16_300)
    expect(z.safeParse(buyTicketCall.answer, answer).error).toBeUndefined()
    expect(answer).toMatchObject({ code: 'SUCCESS', message: '成功' })
    const { responseData } = answer
    expect(responseData).toMatchObject({
      orderNumber: responseData.orderNo,
      orderReqno: '',
      tradeEtime: '2026-11-21 10:15:00',
      sysTime: '2026-11-21 10:00:00',
      totalMoney: 16_300,
      totalVoucherpay: 0,
      totalNeedpay: 16_300,
      totalFee: 16_300,
      price: '65.00',
      feeType: '2',
      isSeleBook: '0',
      currency: '2',
      captchaType: '0',
      detailList: [
        { ticketType: '00', fee: '65.00', total: 2 },
        { ticketType: '01', fee: '33.00', total: 1 },
      ],
    })
    expect(responseData.tickets).toHaveLength(3)
  })

  it('an order is stored with its passengers and their fares', async () => {
    const trip = { line: 'MACHKG', date: '2026-11-27', adult: 1, infant: 1 }
    const { orderNo } = (await order(trip, 5800)).responseData
    expect(await ordersOfMember()).toMatchObject([
      { order_no: orderNo, status: 'toPay', currency: 'CNY', amount_cents: 5800, due_cents: 5800, seats: 1 },
    ])
    const items = site.db.selectFrom('order_items').selectAll().where('order_no', '=', orderNo)
    expect(await items.orderBy('passenger_type').execute()).toEqual([
      { order_no: orderNo, passenger_type: 'adult', count: 1, fare_cents: 5800 },
      { order_no: orderNo, passenger_type: 'infant', count: 1, fare_cents: 0 },
    ])
    const passengers = site.db.selectFrom('order_passengers').selectAll().where('order_no', '=', orderNo)
    expect((await passengers.execute()).map((passenger) => passenger.passenger_type)).toEqual(['adult', 'infant'])
  })

  it('[D9.10] an order of a round trip holds seats of both one-way lines, each on its day', async () => {
    const trip = { line: 'HKGZHORT', date: '2026-11-27', back: '2026-11-28', adult: 3 }
    expect((await order(trip, 39_000)).code).toBe('SUCCESS')
    expect([await left('HKGZHO', '2026-11-27'), await left('ZHOHKG', '2026-11-28')]).toEqual([1997, 1997])
    expect([await left('HKGZHO', '2026-11-28'), await left('ZHOHKG', '2026-11-27')]).toEqual([2000, 2000])
  })

  it.each(['2', '', 2])('[D9.9] an order may name its currency, spelled %p', async (currency) => {
    expect((await order({}, 6500, { currency })).code).toBe('SUCCESS')
  })

  it.each([
    [{ totalVoucherpay: 100 }, 'PAYMENT_PARTS_MISMATCH'],
    [{ totalNeedpay: 0 }, 'PAYMENT_PARTS_MISMATCH'],
    [{ amount: 1, totalNeedpay: 1 }, 'AMOUNT_MISMATCH'],
  ])('[D9.9] an order that claims %j is refused where nothing else is wrong', async (change, code) => {
    expect((await order({}, 6500, change)).code).toBe(code)
    expect(await ordersOfMember()).toEqual([])
  })

  it('an order is refused for every reason that refuses a quote', async () => {
    expect((await order({ adult: 7 }, 45_500)).code).toBe('TOO_MANY_TICKETS')
    expect((await order({ date: '2026-12-06' })).code).toBe('DATE_NOT_ON_SALE')
    expect((await order({ line: 'HKGQQQ' })).code).toBe('LINE_NOT_FOUND')
    expect(await ordersOfMember()).toEqual([])
  })
})

describe('[D3.order.2] a member has one unpaid order', () => {
  const sentNow = () => ({ timestamp: Math.floor(site.clock.now() / 1000) })

  it('[P4.order.2] an unpaid order blocks another up to the last millisecond before its deadline', async () => {
    const { orderNo } = (await order()).responseData
    site.clock.advance(15 * 60_000 - 1)
    const second = await order({ adult: 2 }, 13_000, sentNow())
    expect(second).toMatchObject({ code: 'UNPAID_ORDER_EXISTS', responseData: { orderNo } })
  })

  it('an unpaid order blocks no other from its deadline on, swept or not', async () => {
    const first = (await order()).responseData
    site.clock.advance(15 * 60_000)
    const second = await order({ adult: 2 }, 13_000, sentNow())
    expect((await ordersOfMember()).map((one) => [one.order_no, one.status])).toEqual([
      [first.orderNo, 'expired'],
      [second.responseData.orderNo, 'toPay'],
    ])
  })
})
