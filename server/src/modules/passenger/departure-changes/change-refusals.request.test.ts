import { errorTexts } from '@shuttle/i18n/errors'
import { aFlight, airportBody, anAirportPassenger, fromAirportBody } from '../../../testing/airport-body.request'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { placeBody } from '../../../testing/trip-body.request'
import { recordCheck, recordCollection } from '../ticket-use'
import { type AirportOrder, buyRide, changeRide } from './testing/change.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const at = (time: string) => Date.parse(`${time}+08:00`)
/** All that a change could touch. */
const readAll = async ({ orderNo }: AirportOrder) => {
  const all = await Promise.all([
    site.db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).execute(),
    site.db.selectFrom('tickets').selectAll().where('order_no', '=', orderNo).orderBy('ticket_no').execute(),
    site.db.selectFrom('order_flights').selectAll().where('order_no', '=', orderNo).execute(),
    site.db.selectFrom('departures').selectAll().orderBy('travel_date').orderBy('begin_time').execute(),
    site.db.selectFrom('departure_changes').selectAll().orderBy('order_no').execute(),
    site.db.selectFrom('outbox').select('id').orderBy('id').execute(),
  ])
  return JSON.stringify(all)
}
/** Code and fields of a change that is refused; asserts that nothing was changed. */
const refuse = async (order: AirportOrder, change: object = {}): Promise<string> => {
  const before = await readAll(order)
  const { code, message, responseData } = await changeRide(order, change, { 'accept-language': 'zh-HK' })
  expect(await readAll(order)).toBe(before)
  expect(message).toBe(errorTexts['zh-hk'][code as 'BAD_COUNT'])
  return [code, ...(responseData?.fields ?? [])].join(' ')
}
const update = (table: 'orders' | 'tickets', { orderNo }: AirportOrder, change: object) =>
  site.db.updateTable(table).set(change).where('order_no', '=', orderNo).execute()

it('[D4.6] an order is changed until two hours before its departure, to the millisecond', async () => {
  const [early, late] = [await buyRide(site), await buyRide(site)]
  site.clock.set(at('2026-11-24T07:00:00'))
  expect((await changeRide(early)).code).toBe('SUCCESS')
  site.clock.advance(1)
  expect(await refuse(late)).toBe('CHANGE_TOO_LATE')
})

describe('[D1.14] an order that may not be changed at all', () => {
  it('refuses a change of an order of a bus line', async () => {
    const order = await buyRide(site, placeBody({}, 6500))
    expect(await refuse(order)).toBe('CHANGE_BUS_TICKET')
  })
  it('refuses a change of an order of another member', async () => {
    const { orderNo } = await buyRide(site)
    expect(await refuse({ member: await site.member(), orderNo })).toBe('ORDER_NOT_FOUND')
  })
  it('refuses a change of an order that is not paid', async () => {
    const member = await site.member()
    const { orderNo } = (await member.call('ticket/buy.ticket', airportBody())).responseData
    expect(await refuse({ member, orderNo })).toBe('CHANGE_NO_TICKET')
  })
  it('refuses a change of an order whose tickets were all refunded', async () => {
    const order = await buyRide(site)
    await update('tickets', order, { status: 'refunded' })
    await update('orders', order, { status: 'refunding' })
    expect(await refuse(order)).toBe('CHANGE_NO_TICKET')
  })
  it('refuses a change of an order whose refund request waits', async () => {
    const order = await buyRide(site)
    await update('orders', order, { status: 'refunding' })
    expect(await refuse(order)).toBe('CHANGE_REQUEST_OPEN')
  })
  it('refuses a change of an order that was collected', async () => {
    const order = await buyRide(site)
    await recordCollection(site.db, { orderNo: order.orderNo, place: 'Counter 2', now: TEST_NOW })
    expect(await refuse(order)).toBe('CHANGE_USED_TICKET')
  })
  it('refuses a change of an order of which one ticket was checked', async () => {
    const order = await buyRide(site, airportBody({}, [anAirportPassenger(0), anAirportPassenger(1)]))
    const ticket = site.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', order.orderNo)
    const { ticket_no } = await ticket.limit(1).executeTakeFirstOrThrow()
    await recordCheck(
      site.db,
      { check_id: ticket_no, ticket_no, checked_at: TEST_NOW, gate: 'Gate 1', device: '1' },
      TEST_NOW,
    )
    expect(await refuse(order)).toBe('CHANGE_USED_TICKET')
  })
  it('refuses a second change of an order', async () => {
    const order = await buyRide(site)
    await changeRide(order)
    expect(await refuse(order, { beginTime: '07:00' })).toBe('CHANGE_TWICE')
  })
})

describe('a departure to which no order moves', () => {
  const tomorrow = { bookDate: '2026-11-22', flight: aFlight({ flightDate: '2026-11-22', flightTime: '23:00' }) }
  it.each([
    ['the one it has', { beginTime: '09:00' }, 'CHANGE_SAME_DEPARTURE beginTime'],
    ['one of the other direction', { lineCode: 'CLKHZI' }, 'CHANGE_OTHER_LINE lineCode'],
    ['one that is full', { ...tomorrow, beginTime: '08:00' }, 'DEPARTURE_SOLD_OUT beginTime'],
    ['one that does not exist', { beginTime: '08:17' }, 'DEPARTURE_CLOSED beginTime'],
    ['one at no time of day', { beginTime: '99:99' }, 'DEPARTURE_CLOSED beginTime'],
    [
      'one beyond what is on sale',
      { bookDate: '2026-12-06', flight: aFlight({ flightDate: '2026-12-06' }) },
      'DATE_NOT_ON_SALE bookDate',
    ],
    ['one on no day of the calendar', { bookDate: '2027-02-29' }, 'BAD_REQUEST bookDate'],
  ])('refuses a departure: %s', async (_, change, expected) =>
    expect(await refuse(await buyRide(site), change)).toBe(expected),
  )

  it('refuses a departure with fewer seats than passengers, and accepts one with as many', async () => {
    const passengers = [0, 1, 2, 3].map((position) => anAirportPassenger(position))
    const combo = { amount: 48_000, totalNeedpay: 48_000 }
    const change = { ...tomorrow, beginTime: '08:30' }
    expect(await refuse(await buyRide(site, airportBody(combo, passengers)), change)).toBe(
      'DEPARTURE_SOLD_OUT beginTime',
    )
    expect((await changeRide(await buyRide(site, airportBody({}, passengers.slice(1))), change)).code).toBe('SUCCESS')
  })

  it('refuses a departure of another fare, higher, lower or none', async () => {
    const order = await buyRide(site)
    const change = { bookDate: '2026-11-27', flight: aFlight({ flightDate: '2026-11-27' }) }
    const fares = () => site.db.updateTable('fares').where('line_code', '=', 'HZICLK')
    const set = (cents_cny: number) => fares().set({ cents_cny }).where('passenger_type', '=', 'adult').execute()
    for (const cents of [16_001, 15_999]) {
      await set(cents)
      expect(await refuse(order, change)).toBe('CHANGE_OTHER_FARE beginTime')
    }
    await set(16_000)
    await fares().set({ valid_to: '2026-11-27' }).execute()
    expect(await refuse(order, change)).toBe('CHANGE_OTHER_FARE beginTime')
    await fares().set({ valid_to: null }).execute()
    expect((await changeRide(order, change)).code).toBe('SUCCESS')
  })

  it('refuses any departure of a line that is not sold any more', async () => {
    const order = await buyRide(site)
    const set = (on_sale: boolean) =>
      site.db.updateTable('lines').set({ on_sale }).where('line_code', '=', 'HZICLK').execute()
    await set(false)
    expect(await refuse(order)).toBe('DEPARTURE_CLOSED beginTime')
    await set(true)
  })
})

describe('[A5.text.7] a departure that does not connect with the flight of the change is refused', () => {
  it('refuses a departure towards the airport a minute too late for the check-in', async () => {
    const flight = aFlight({ flightTime: '11:29' })
    expect(await refuse(await buyRide(site), { flight })).toBe('TOO_LATE_FOR_CHECK_IN beginTime')
  })
  it('refuses a departure from the airport a minute too soon after the landing', async () => {
    const change = { beginTime: '14:00', flight: aFlight({ flightTime: '13:01' }) }
    expect(await refuse(await buyRide(site, fromAirportBody()), change)).toBe('TOO_SOON_AFTER_LANDING beginTime')
  })
})

describe('the flight of a change', () => {
  it.each([
    ['is missing', undefined, 'AIRPORT_INFO_MISSING flight'],
    ['is empty', {}, 'AIRPORT_INFO_MISSING flight'],
    [
      'has places of one letter and of 16',
      aFlight({ origin: 'H', destination: 'S'.repeat(16) }),
      'FLIGHT_PLACE_INVALID flight.origin flight.destination',
    ],
    ['is on no day', aFlight({ flightDate: '2027-02-29' }), 'FLIGHT_TIME_MISSING flight.flightDate'],
  ])('refuses a flight that %s', async (_, flight, expected) =>
    expect(await refuse(await buyRide(site), { flight })).toBe(expected),
  )
})
