import { transaction } from '../../../database/transaction'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { placeBody } from '../../../testing/trip-body.request'
import { endOrders, markPaid } from '../orders'
import { recordCheck, recordCollection } from './use-tickets'

let site: TestApp
let member: TestMember
let orderNo: string
let first: string
let second: string
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  member = await site.member()
  orderNo = (await member.call('ticket/buy.ticket', placeBody({ adult: 2 }, 13_000))).responseData.orderNo
  const payment = { orderNo, now: TEST_NOW, payType: 'MasterCard', requestNo: '1' }
  await transaction(site.db, (trx) => markPaid(trx, payment))
  const tickets = site.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo)
  const numbers = await tickets.orderBy('passenger_position').execute()
  ;[first = '', second = ''] = numbers.map(({ ticket_no }) => ticket_no)
})

const DEPARTED = Date.parse('2026-11-25T00:00:00+08:00')
const check = (ticket_no: string, { gate = 'Gate 3', now = TEST_NOW }: { gate?: string; now?: number } = {}) =>
  recordCheck(site.db, { check_id: `${gate} ${ticket_no}`, ticket_no, checked_at: now, gate, device: 'G3' }, now)
const collect = () => recordCollection(site.db, { orderNo, place: 'Counter 2', now: TEST_NOW })
const shown = async () => (await member.call('wx/query.wx.order.info', { orderNo })).responseData[0]
const shownInList = async () => {
  const body = { ticketCategory: '1,2', rowCount: 20, nextOrderNo: '', orderStatus: '' }
  const { responseData } = await member.call('wx/query.wx.order.record', body)
  return responseData.find((row: { orderNo: string }) => row.orderNo === orderNo)
}
const refund = (ticketNo: string) =>
  site.db.updateTable('tickets').set({ status: 'refunded' }).where('ticket_no', '=', ticketNo).execute()

describe('[D3.state.1] a check at a gate', () => {
  it('a check makes the order used with its last valid ticket, not before', async () => {
    expect(await check(first)).toBe(true)
    expect((await shown()).orderStatus).toBe('1')
    await check(second)
    expect(await shown()).toMatchObject({ orderStatus: 'F', orderStatusBrief: 'used' })
    expect(await shownInList()).toMatchObject({ orderStatus: 'F', orderStatusBrief: 'used' })
  })

  it('checks of all tickets that were not refunded make the order used', async () => {
    await refund(second)
    await check(first)
    expect((await shown()).orderStatus).toBe('F')
  })

  it('a check that is recorded twice is one; checks at two gates are both stored, the earliest first', async () => {
    await check(first, { gate: 'Gate 4', now: TEST_NOW + 1000 })
    await check(first)
    await check(first)
    const [ticket] = JSON.parse((await shown()).phList)
    expect(ticket.jpList.map(({ jpqdsm }: { jpqdsm: string }) => jpqdsm)).toEqual(['Gate 3', 'Gate 4'])
  })

  it('a check that a gate reports after the departure makes an ended order used', async () => {
    await check(first)
    await endOrders(site.db, DEPARTED)
    expect((await shown()).orderStatus).toBe('G')
    await check(second, { now: DEPARTED })
    expect((await shown()).orderStatus).toBe('F')
  })

  it('a check does not change an order whose request waits, or that is refunded', async () => {
    await site.db.updateTable('orders').set({ status: 'refunding' }).where('order_no', '=', orderNo).execute()
    await check(first)
    await check(second)
    expect((await shown()).orderStatus).toBe('T')
  })

  it('a check of a ticket that does not exist is not recorded', async () => {
    expect(await check('nothing')).toBe(false)
  })
})

describe('[D3.collect.2] a collection at a counter', () => {
  it('a collection makes the order used while every ticket is unchecked, and records when and where', async () => {
    expect(await collect()).toBe(true)
    const order = await shown()
    expect(order).toMatchObject({ orderStatus: 'F', orderStatusBrief: 'collected' })
    expect(await shownInList()).toMatchObject({ orderStatus: 'F', orderStatusBrief: 'collected' })
    const collected = { jpzt: '0', collectTime: '2026-11-21 10:00:00', collectPlace: 'Counter 2' }
    expect(JSON.parse(order.phList)).toMatchObject([collected, collected])
  })

  it('a collection happens once, and not to refunded tickets', async () => {
    await refund(second)
    expect([await collect(), await collect()]).toEqual([true, false])
    const [, back] = JSON.parse((await shown()).phList)
    expect(back).not.toHaveProperty('collectTime')
  })

  it('a collection is not recorded for an order without tickets', async () => {
    expect(await recordCollection(site.db, { orderNo: 'nothing', place: '', now: TEST_NOW })).toBe(false)
  })
})
