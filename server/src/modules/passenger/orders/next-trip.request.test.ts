import { queryNextTripCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { transaction } from '../../../database/transaction'
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

const fetchNext = (body: object = {}, who = member) =>
  who.call('wx/query.wx.next.trip', body, { 'accept-language': 'en' })
const place = async (trip: TripRequest = {}, total = 6500): Promise<string> =>
  (await member.call('ticket/buy.ticket', placeBody(trip, total))).responseData.orderNo
const buy = async (trip: TripRequest = {}, total = 6500): Promise<string> => {
  const orderNo = await place(trip, total)
  const payment = { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: `${orderNo}-1` }
  await transaction(site.db, (trx) => markPaid(trx, payment))
  return orderNo
}
const checkTicket = async (orderNo: string, leg: number) => {
  const ticket = site.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo)
  const { ticket_no } = await ticket.where('leg', '=', leg).limit(1).executeTakeFirstOrThrow()
  const check = { check_id: ticket_no, ticket_no, checked_at: TEST_NOW, gate: 'Gate 3', device: '' }
  await site.db.insertInto('ticket_checks').values(check).execute()
}

describe('[D11.next.1] the next trip of a member', () => {
  it('is the order that travels first, whatever was bought first', async () => {
    await buy({ date: '2026-11-25' })
    const orderNo = await buy({ adult: 2 }, 13_000)
    await buy({ date: '2026-11-28' })
    const answer = await fetchNext()
    expect(z.safeParse(queryNextTripCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toMatchObject({
      trip: { order: { orderNo, qZddmmc: 'Hong Kong Port' }, leg: '1', tickets: 2, goodUntil: '2026-11-25 00:00:00' },
    })
  })

  it('is there until the last minute of its window, and nothing follows it', async () => {
    const orderNo = await buy()
    site.clock.set(Date.parse('2026-11-24T23:59:59+08:00'))
    expect((await fetchNext()).responseData).toMatchObject({ trip: { order: { orderNo } } })
    site.clock.set(Date.parse('2026-11-25T00:00:00+08:00'))
    expect((await fetchNext()).responseData).toEqual({})
  })

  it('[D11.next.2] is the return of a round trip once the way out was checked, while a request waits too', async () => {
    const orderNo = await buy({ line: 'HKGZHORT', back: '2026-11-28' }, 13_000)
    expect((await fetchNext()).responseData.trip).toMatchObject({ leg: '1', tickets: 1 })
    await checkTicket(orderNo, 1)
    await site.db.updateTable('orders').set({ status: 'refunding' }).where('order_no', '=', orderNo).execute()
    expect((await fetchNext()).responseData.trip).toMatchObject({ order: { orderNo }, leg: '2', tickets: 1 })
  })

  it('leaves out other lines for the airport line', async () => {
    const orderNo = await buy()
    await place({ date: '2026-11-25' })
    expect((await fetchNext({ airport: '1' })).responseData).toEqual({})
    await site.db.updateTable('orders').set({ line_code: 'HZICLK' }).execute()
    expect((await fetchNext({ airport: '1' })).responseData).toMatchObject({
      trip: { order: { orderNo } },
      toPay: { lineCode: 'HZICLK' },
    })
  })

  it('[P6.member.1] is of that member alone, and refused to a visitor', async () => {
    await buy()
    await place({ date: '2026-11-25' })
    expect((await fetchNext({}, await site.member())).responseData).toEqual({})
    expect((await site.call('wx/query.wx.next.trip', {})).status).toBe(401)
  })
})

it('[D11.next.3] an unpaid order is due until its deadline', async () => {
  const orderNo = await place()
  site.clock.advance(15 * 60_000 - 1)
  expect((await fetchNext()).responseData).toMatchObject({ toPay: { orderNo, needpayFee: 6500 } })
  site.clock.advance(1)
  expect((await fetchNext()).responseData).toEqual({})
})
