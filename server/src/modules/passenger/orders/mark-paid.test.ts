import { transaction } from '../../../database/transaction'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody, type TripRequest } from '../../../testing/trip-body.request'
import { countSeatsLeftOfDay } from '../sales/seats-on-sale.repository'
import { expireOrders } from './expire-orders'
import { markPaid } from './mark-paid'
import { findOrder } from './orders.repository'

let site: TestApp
let member: TestMember
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  member = await site.member()
  await setSeats(2000)
})

const DAY = '2026-11-24'
const place = async (trip: TripRequest = {}, total = 6500): Promise<string> =>
  (await member.call('ticket/buy.ticket', placeBody(trip, total))).responseData.orderNo
const pay = (orderNo: string, requestNo = 'attempt-1') =>
  transaction(site.db, (trx) => markPaid(trx, { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo }))
const findTickets = (orderNo: string) =>
  site.db.selectFrom('tickets').selectAll().where('order_no', '=', orderNo).orderBy('leg').execute()
const left = () => countSeatsLeftOfDay(site.db, { lineCode: 'HKGZHO', fareType: 'day', date: DAY })
const setSeats = (seats_left: number) =>
  site.db.updateTable('quotas').set({ seats_left }).where('travel_date', '=', DAY).execute()

describe('money for an order in time', () => {
  it('money in time marks the order paid with the moment and the payment attempt', async () => {
    const orderNo = await place()
    site.clock.advance(15 * 60_000 - 1)
    expect(await pay(orderNo)).toBe('paid')
    expect(await findOrder(site.db, orderNo)).toMatchObject({
      status: 'paid',
      paid_at: site.clock.now(),
      pay_type: 'MasterCard',
      request_no: 'attempt-1',
    })
  })

  it('money in time changes nothing when the same payment is recorded again', async () => {
    const orderNo = await place()
    await pay(orderNo)
    const before = await findOrder(site.db, orderNo)
    site.clock.advance(60_000)
    expect(await pay(orderNo, 'attempt-2')).toBe('already-paid')
    expect(await findOrder(site.db, orderNo)).toEqual(before)
    expect(await findTickets(orderNo)).toHaveLength(1)
  })

  it('[D1.17] money in time issues a ticket for each passenger and leg, each at its own fare', async () => {
    const trip = { line: 'HKGZHORT', date: DAY, back: '2026-11-27', adult: 2, child: 1, infant: 1 }
    const orderNo = await place(trip, 32_600)
    await pay(orderNo)
    const tickets = await findTickets(orderNo)
    const rows = tickets.map((one) =>
      [one.leg, one.line_code, one.travel_date, one.passenger_type, one.fare_cents].join(),
    )
    const leg = (where: string) => [
      `${where},adult,6500`,
      `${where},adult,6500`,
      `${where},child,3300`,
      `${where},infant,0`,
    ]
    expect(rows.sort()).toEqual([...leg('1,HKGZHO,2026-11-24'), ...leg('2,ZHOHKG,2026-11-27')])
    expect(
      tickets.every((one) => one.status === 'valid' && one.collected_at === null && one.collected_place === ''),
    ).toBe(true)
    expect(new Set(tickets.map((one) => one.ticket_no)).size).toBe(8)
  })
})

describe('the content of a ticket', () => {
  const buyTickets = async (trip: TripRequest, total: number) => {
    const orderNo = await place(trip, total)
    await pay(orderNo)
    return findTickets(orderNo)
  }

  it('[D3.ticket.1] a ticket knows its passenger, and tickets for both legs name each other', async () => {
    const tickets = await buyTickets({ line: 'HKGZHORT', date: DAY, back: '2026-11-27', adult: 2, child: 1 }, 32_600)
    expect(tickets.map((one) => [one.leg, one.passenger_position, one.passenger_type]).sort()).toEqual([
      [1, 0, 'adult'],
      [1, 1, 'adult'],
      [1, 2, 'child'],
      [2, 0, 'adult'],
      [2, 1, 'adult'],
      [2, 2, 'child'],
    ])
    for (const one of tickets) {
      const other = tickets.find(({ ticket_no }) => ticket_no === one.other_leg_ticket_no)
      expect(other).toMatchObject({ passenger_position: one.passenger_position, other_leg_ticket_no: one.ticket_no })
      expect(other?.leg).toBe(3 - one.leg)
    }
  })

  it('[D3.ticket.1] a ticket knows its ride: the window of a day or night ticket, and no other leg if one-way', async () => {
    const [day] = await buyTickets({}, 6500)
    expect(day).toMatchObject({ travel_date: DAY, begin_time: '06:00', end_time: '23:59', other_leg_ticket_no: null })
    member = await site.member()
    const [night] = await buyTickets({ fareType: 'night' }, 7000)
    expect(night).toMatchObject({ travel_date: DAY, begin_time: '00:00', end_time: '05:59' })
  })

  it('[D3.share.2] a ticket knows what was paid for it, summing to the amount due', async () => {
    const tickets = await buyTickets({ line: 'HKGZHORT', date: DAY, back: '2026-11-27', adult: 1, infant: 1 }, 13_000)
    expect(tickets.map((one) => [one.leg, one.passenger_type, one.paid_cents]).sort()).toEqual([
      [1, 'adult', 6500],
      [1, 'infant', 0],
      [2, 'adult', 6500],
      [2, 'infant', 0],
    ])
  })
})

describe('[D3.order.3] money that comes after the deadline', () => {
  it('late money starts at the deadline; an order that still holds its seats does not lose them', async () => {
    const orderNo = await place()
    await setSeats(0)
    site.clock.advance(15 * 60_000)
    expect(await pay(orderNo)).toBe('honoured-late')
    expect(await left()).toBe(0)
    expect(await findTickets(orderNo)).toHaveLength(1)
  })

  it('[D3.order.3] late money takes the seats of an expired order again', async () => {
    const orderNo = await place({ adult: 2 }, 13_000)
    site.clock.advance(15 * 60_000)
    await expireOrders(site.db, site.clock.now())
    await setSeats(2)
    expect(await pay(orderNo)).toBe('honoured-late')
    expect(await left()).toBe(0)
    expect((await findOrder(site.db, orderNo))?.status).toBe('paid')
  })

  it('late money is refused when one seat is missing: the order stays expired, without tickets', async () => {
    const orderNo = await place({ line: 'HKGZHORT', date: DAY, back: '2026-11-30', adult: 2 }, 26_000)
    const out = { lineCode: 'HKGZHO', fareType: 'day' as const, date: DAY }
    site.clock.advance(15 * 60_000)
    await expireOrders(site.db, site.clock.now())
    await site.db.updateTable('quotas').set({ seats_left: 1 }).where('line_code', '=', 'ZHOHKG').execute()
    const before = await countSeatsLeftOfDay(site.db, out)
    expect(await pay(orderNo)).toBe('no-seats')
    expect(await findOrder(site.db, orderNo)).toMatchObject({ status: 'expired', paid_at: null })
    expect(await findTickets(orderNo)).toEqual([])
    expect(await countSeatsLeftOfDay(site.db, out)).toBe(before)
  })

  it('late money does not revive an order that its owner cancelled, however many seats are free', async () => {
    const orderNo = await place()
    await member.call('wx/cancel.wx.order', { orderNo })
    expect(await pay(orderNo)).toBe('no-seats')
    expect((await findOrder(site.db, orderNo))?.status).toBe('cancelled')
    expect(await findTickets(orderNo)).toEqual([])
  })

  describe('[D3.departure.1] a ticket whose window is over is not sold', () => {
    const at = (moment: string) => site.clock.set(Date.parse(moment))
    const today = (fareType: 'day' | 'night') => ({ date: '2026-11-21', fareType })
    const placeAt = (moment: string, fareType: 'day' | 'night', total: number) => {
      at(moment)
      const body = placeBody(today(fareType), total, { timestamp: site.clock.now() / 1000 })
      return member.call('ticket/buy.ticket', body)
    }

    it.each([
      ['2026-11-21T23:44:59+08:00', 'day', 6500, '2026-11-21T23:59:59+08:00'],
      ['2026-11-21T23:50:00+08:00', 'day', 6500, '2026-11-21T23:59:59+08:00'],
      ['2026-11-21T23:40:00+08:00', 'day', 6500, '2026-11-21T23:55:00+08:00'],
      ['2026-11-21T05:50:00+08:00', 'night', 7000, '2026-11-21T05:59:59+08:00'],
    ] as const)('[P4.order.2] an order of %s by %s is payable until then', async (moment, fareType, total, payBy) => {
      const { orderNo } = (await placeAt(moment, fareType, total)).responseData
      expect((await findOrder(site.db, orderNo))?.pay_by).toBe(Date.parse(payBy))
    })
    it('a payment in the last second of the window buys the ticket', async () => {
      const { orderNo } = (await placeAt('2026-11-21T23:50:00+08:00', 'day', 6500)).responseData
      at('2026-11-21T23:59:58.999+08:00')
      expect(await pay(orderNo)).toBe('paid')
    })
    it('[D3.order.3] a payment after the window is refunded and the seats are freed, before the sweeper ran', async () => {
      const { orderNo } = (await placeAt('2026-11-21T23:50:00+08:00', 'day', 6500)).responseData
      const before = await countSeatsLeftOfDay(site.db, { lineCode: 'HKGZHO', fareType: 'day', date: '2026-11-21' })
      at('2026-11-21T23:59:59+08:00')
      expect(await pay(orderNo)).toBe('no-seats')
      expect((await findOrder(site.db, orderNo))?.status).toBe('expired')
      expect(await findTickets(orderNo)).toEqual([])
      const after = await countSeatsLeftOfDay(site.db, { lineCode: 'HKGZHO', fareType: 'day', date: '2026-11-21' })
      expect(after).toBe((before ?? 0) + 1)
    })
  })

  it('a payment of an order that was never placed is not found', async () => {
    await expect(pay('nothing')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})
