import { changeDepartureCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { outboxHandlers } from '../../../jobs/outbox-jobs'
import type { Mail } from '../../../outbox/mailer'
import { runOutboxOnce } from '../../../outbox/run-outbox'
import { aFlight, airportBody, anAirportPassenger, fromAirportBody } from '../../../testing/airport-body.request'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { type AirportOrder, buyRide, changeRide, countSold } from './testing/change.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const at = (time: string) => Date.parse(`${time}+08:00`)
const infant = (position: number) => anAirportPassenger(position, { ticketType: '04', birthDate: '2026-01-02' })
const show = async ({ member, orderNo }: AirportOrder) =>
  (await member.call('wx/query.wx.order.info', { orderNo })).responseData[0]
const listTickets = async ({ orderNo }: AirportOrder) => {
  const tickets = site.db.selectFrom('tickets').select(['status', 'travel_date', 'begin_time', 'end_time'])
  const rows = await tickets.where('order_no', '=', orderNo).orderBy('passenger_position').execute()
  return rows.map(
    ({ status, travel_date, begin_time, end_time }) => `${status} ${travel_date} ${begin_time}-${end_time}`,
  )
}
const refundFirst = ({ orderNo }: AirportOrder) =>
  site.db
    .updateTable('tickets')
    .set({ status: 'refunded' })
    .where('order_no', '=', orderNo)
    .where('passenger_position', '=', 0)
    .execute()

describe('[D4.6, D1.14] a change of an airport order', () => {
  it('moves tickets, seats, flight and pickup code to another departure, towards the airport', async () => {
    const order = await buyRide(site, airportBody({}, [anAirportPassenger(0), anAirportPassenger(1)]))
    const before = await show(order)
    const [nine = 0, ten = 0] = await countSold(site, ['09:00', '10:00'])
    const flight = aFlight({ flightNo: 'CX100', flightTime: '13:00' })
    const answer = await changeRide(order, { beginTime: '10:00', flight })
    expect(z.safeParse(changeDepartureCall.answer, answer).error).toBeUndefined()
    expect(answer).toMatchObject({
      code: 'SUCCESS',
      responseData: {
        ...{ orderNo: order.orderNo, ticketData: '2026-11-24', changeTime: '2026-11-21 10:00:00' },
        ...{ bookBeginTime: '10:00:00', bookEndTime: '10:29:00', exchangeCode: expect.stringMatching(/^\w{16}$/) },
      },
    })
    expect(answer.responseData.exchangeCode).not.toBe(before.exchangeCode)
    expect(await listTickets(order)).toEqual(Array(2).fill('valid 2026-11-24 10:00-10:29'))
    expect(await countSold(site, ['09:00', '10:00'])).toEqual([nine - 2, ten + 2])
    expect(await show(order)).toMatchObject({
      ...{ orderStatus: '1', bookBeginTime: '10:00:00', fcsjSkzd: '10:00:00' },
      ...{ exchangeCode: answer.responseData.exchangeCode, totalNeedpay: before.totalNeedpay },
      flight: { flightNo: 'CX0100', flightTime: '13:00:00' },
      ...{ changeTime: '2026-11-21 10:00:00', changeRefusal: 'CHANGE_TWICE' },
    })
  })

  it('moves an order from the airport as well, over midnight and to another day', async () => {
    const landing = { flightDate: '2026-11-24', flightTime: '23:00' }
    const order = await buyRide(site, fromAirportBody())
    const answer = await changeRide(order, { bookDate: '2026-11-25', beginTime: '06:00', flight: aFlight(landing) })
    expect(answer.code).toBe('SUCCESS')
    expect(await listTickets(order)).toEqual(['valid 2026-11-25 06:00-06:29'])
    const day = { line: 'CLKHZI', date: '2026-11-25' }
    expect(await countSold(site, ['06:00'], day)).toEqual([1])
  })

  it('moves no seat for an infant', async () => {
    const amounts = { amount: 16_000, totalNeedpay: 16_000 }
    const order = await buyRide(site, airportBody(amounts, [anAirportPassenger(0), infant(1)]))
    const [before = 0] = await countSold(site, ['07:00'])
    expect((await changeRide(order, { beginTime: '07:00' })).code).toBe('SUCCESS')
    expect(await countSold(site, ['07:00'])).toEqual([before + 1])
    expect(await listTickets(order)).toHaveLength(2)
  })

  it('moves the valid tickets; refunded tickets stay as they are', async () => {
    const order = await buyRide(site, airportBody({}, [anAirportPassenger(0), anAirportPassenger(1)]))
    await refundFirst(order)
    const [before = 0] = await countSold(site, ['07:30'])
    expect((await changeRide(order, { beginTime: '07:30' })).code).toBe('SUCCESS')
    expect(await listTickets(order)).toEqual(['refunded 2026-11-24 09:00-09:29', 'valid 2026-11-24 07:30-07:59'])
    expect(await countSold(site, ['07:30'])).toEqual([before + 1])
  })

  it.each([
    ['en', 'can no longer be used'],
    ['zh-HK', '已失效'],
    ['zh-CN', '已失效'],
  ])(
    'mails the passenger in %s the departure, the flight, the new pickup code, and that the old one is void',
    async (language, isVoid) => {
      const order = await buyRide(site)
      const before = await show(order)
      const { exchangeCode } = (await changeRide(order, {}, { 'accept-language': language })).responseData
      const letters: Mail[] = []
      const handlers = outboxHandlers(site.context, async (_id, letter) => {
        letters.push(letter)
      })
      await runOutboxOnce(site.context, handlers)
      const mine = letters.filter(({ to }) => to === order.member.email)
      expect(mine).toHaveLength(1)
      const text = mine[0]?.text ?? ''
      const inFours = (code: string) => code.match(/.{4}/g)?.join(' ') ?? ''
      for (const part of ['08:30', 'CX88', '12:00', inFours(exchangeCode), inFours(before.exchangeCode), isVoid])
        expect(text).toContain(part)
      expect(text).toMatch(/airlinePaysuccess|details_succeed/)
      expect(text).not.toContain('{{')
      const calendar = mine[0]?.calendar
      expect(calendar?.name).toBe(`airport-bus-${order.orderNo}.ics`)
      expect(calendar?.file).toContain(`UID:${order.orderNo}@bridge-shuttle.example\r\nSEQUENCE:1\r\n`)
      expect(calendar?.file).toContain('DTSTART:20261124T003000Z')
    },
  )
})

describe('[D4.6] an order carries until when it may be changed', () => {
  it.each([
    ['towards the airport', airportBody(), '2026-11-24 07:00:00'],
    ['from it', fromAirportBody(), '2026-11-24 11:00:00'],
  ])('an order may be changed until two hours before its departure, %s', async (_, body, until) => {
    const order = await buyRide(site, body)
    expect(await show(order)).toMatchObject({ changeEtime: until })
    expect(await show(order)).not.toHaveProperty('changeRefusal')
    site.clock.set(at(until.replace(' ', 'T')))
    expect(await show(order)).toMatchObject({ changeEtime: until })
    site.clock.advance(1)
    expect(await show(order)).toMatchObject({ changeRefusal: 'CHANGE_TOO_LATE' })
    expect(await show(order)).not.toHaveProperty('changeEtime')
  })

  it('an order may be changed until the minutes of its line before its departure', async () => {
    const order = await buyRide(site)
    const set = (change_lead_minutes: number) =>
      site.db.updateTable('airport_rides').set({ change_lead_minutes }).where('line_code', '=', 'HZICLK').execute()
    await set(180)
    expect(await show(order)).toMatchObject({ changeEtime: '2026-11-24 06:00:00' })
    await set(120)
  })

  it('an order of a bus line carries no time of a change', async () => {
    const { member } = await buyRide(site)
    const { orderNo } = (await member.call('ticket/buy.ticket', busBody())).responseData
    const shown = await show({ member, orderNo })
    for (const column of ['changeEtime', 'changeRefusal', 'changeTime']) expect(shown).not.toHaveProperty(column)
  })
})

describe('a change that is sent again', () => {
  const key = (name: string) => ({ 'idempotency-key': name })

  it('a repeated key is the same change, however late', async () => {
    const order = await buyRide(site)
    const first = await changeRide(order, {}, key('a'))
    site.clock.advance(24 * 3_600_000)
    const again = await changeRide(order, {}, key('a'))
    expect([first.code, again.responseData]).toEqual(['SUCCESS', first.responseData])
  })

  it('refuses a repeated key with another body, also for another order', async () => {
    const order = await buyRide(site)
    await changeRide(order, {}, key('b'))
    expect((await changeRide(order, { beginTime: '08:00' }, key('b'))).code).toBe('IDEMPOTENCY_MISMATCH')
    const other = await buyRide(site, airportBody({ bookBeginTime: '07:00' }), order.member)
    expect((await changeRide(other, {}, key('b'))).code).toBe('IDEMPOTENCY_MISMATCH')
    expect((await changeRide(await buyRide(site), {}, key('b'))).code).toBe('SUCCESS')
  })

  it('a repeated body without a key is the same change for ten seconds, and a second change afterwards', async () => {
    const order = await buyRide(site)
    const first = await changeRide(order)
    site.clock.advance(9999)
    expect((await changeRide(order)).responseData).toEqual(first.responseData)
    site.clock.advance(1)
    expect((await changeRide(order)).code).toBe('CHANGE_TWICE')
  })

  it('a request with another key is a second change', async () => {
    const order = await buyRide(site)
    await changeRide(order, {}, key('c'))
    expect((await changeRide(order, {}, key('d'))).code).toBe('CHANGE_TWICE')
  })
})

/** An order of a bus line. */
const busBody = () => {
  const bus = { lineCode: 'HKGZHO', startStationCode: 'HKG', endStationCode: 'ZHO', feeType: '2', bookBeginTime: '' }
  return { ...airportBody(), ...bus, currency: '2', amount: 6500, totalNeedpay: 6500, flight: undefined }
}
