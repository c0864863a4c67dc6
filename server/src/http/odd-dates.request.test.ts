import { aFlight, airportBody, anAirportPassenger, asQuote } from '../testing/airport-body.request'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { inLarge } from '../testing/in-large'
import { orderBody } from '../testing/trip-body.request'

let site: TestApp
let member: { authorization: string }
beforeAll(async () => {
  site = await buildTestApp()
  member = await site.signIn()
})
afterAll(() => site.close())

/** Days outside the calendar of the database, days at its edges, and texts in the form of days. */
const ODD = [
  '0000-01-01',
  '0000-12-31',
  '0001-01-01',
  '0001-02-29',
  '0099-12-31',
  '9999-12-31',
  '10000-01-01',
  '-0001-01-01',
  '+002026-11-24',
  '2026-02-29',
  '0000/00/00',
  '２０２６-11-24',
]
type Body = (day: string) => object

const trip = (change: object) => asQuote(orderBody(change))
/** Each field of a public call or of a member's that takes a day. */
const FIELDS: [string, string, Body][] = [
  ['ticket/query.line.ticket.price', 'buyDate', (buyDate) => ({ buyDate, lineCode: 'HKGZHO' })],
  [
    'ticket/query.group.ticket.book.info',
    'bookDate',
    (bookDate) => ({ bookDate, areaCode: 'HKGZHO', ticketCategory: '1' }),
  ],
  ['ticket/query.group.ticket.book.info', 'bookDate of an area', (bookDate) => ({ bookDate, areaCode: 'HKG' })],
  ['ticket/buy.ticket', 'ticketData', (ticketData) => trip({ ticketData })],
  [
    'ticket/buy.ticket',
    'ticketDataRe',
    (ticketDataRe) =>
      trip({
        ...{ ticketCategory: '2', ticketDataRe, lineCode: 'HKGZHORT', lineCodeRe: 'ZHOHKGRT' },
        ...{ startStationCodeRe: 'ZHO', endStationCodeRe: 'HKG' },
      }),
  ],
  ['ticket/buy.ticket', 'ticketData of the airport line', (ticketData) => asQuote(airportBody({ ticketData }))],
  ['ticket/buy.ticket', 'flightDate', (flightDate) => asQuote(airportBody({ flight: aFlight({ flightDate }) }))],
  [
    'wx/query.wx.user.voucher',
    'ticketData',
    (ticketData) => ({ ticketData, startStationCode: 'HKG', endStationCode: 'ZHO' }),
  ],
  [
    'wx/query.wx.user.voucher',
    'ticketDataRe',
    (ticketDataRe) => ({
      ...{ ticketCategory: '2', ticketData: '2026-11-24', startStationCode: 'HKG', endStationCode: 'ZHO' },
      ...{ ticketDataRe, startStationCodeRe: 'ZHO', endStationCodeRe: 'HKG' },
    }),
  ],
  ['ticket/buy.ticket', 'flightDate of an order', (flightDate) => airportBody({ flight: aFlight({ flightDate }) })],
  [
    'ticket/buy.ticket',
    'birthDate of an order',
    (birthDate) => airportBody({}, [anAirportPassenger(0, { birthDate })]),
  ],
  ['ticket/buy.ticket', 'ticketData of an order', (ticketData) => orderBody({ ticketData })],
  [
    'ticket/change.departure',
    'flightDate',
    (flightDate) => ({
      ...{ orderNo: '1', bookDate: '2026-11-24', beginTime: '09:00:00' },
      flight: aFlight({ flightDate }),
    }),
  ],
  ['ticket/change.departure', 'bookDate', (bookDate) => ({ orderNo: '1', bookDate, beginTime: '09:00:00' })],
]

/** A share of the days, three for each field; and in every field the last one, which passes for text after today. */
const daysOf = (field: number) =>
  inLarge(
    ODD,
    ODD.filter((day, at) => at % 4 === field % 4 || day === ODD.at(-1)),
  )

describe.each(FIELDS.map((field, at) => [...field, daysOf(at)] as const))('%s: %s', (path, _field, body, days) => {
  it('answers a day of next week', async () =>
    expect((await site.call(path, body('2026-11-24'), member)).status).toBe(200))

  it.each(days)('answers or refuses %s, without a fault', async (day) => {
    for (const headers of [{}, member]) {
      const { status, answer } = await site.call(path, body(day), headers)
      expect([200, 400, 401]).toContain(status)
      expect(answer.code).not.toBe('500')
    }
  })
})
