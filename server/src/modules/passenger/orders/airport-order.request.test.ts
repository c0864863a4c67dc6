import { errorTexts } from '@shuttle/i18n/errors'
import {
  aFlight,
  airportBody,
  anAirportPassenger,
  asQuote,
  fromAirportBody,
} from '../../../testing/airport-body.request'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { anAdult } from '../../../testing/trip-body.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const buy = async (body: object) =>
  (await site.member()).call('ticket/buy.ticket', body, { 'accept-language': 'zh-HK' })
/** Code and fields of a refused order; nothing may be stored and no seat held. */
const refuse = async (body: object): Promise<string> => {
  const held = async () => JSON.stringify(await site.db.selectFrom('departures').selectAll().execute())
  const before = await held()
  const { code, message, responseData } = await buy(body)
  expect(await held()).toBe(before)
  expect(message).toBe(errorTexts['zh-hk'][code as 'BAD_COUNT'])
  return [code, ...(responseData?.fields ?? [])].join(' ')
}
const withPassenger = (change: object) => airportBody({}, [anAirportPassenger(0, change)])
const withFlight = (change: object) => airportBody({ flight: aFlight(change) })

describe('[A9.airport.1, D4.10] the airport line, both ways', () => {
  it('[A3.airport.1] the airport line is sold with a flight and travel documents, in the currency of its start', async () => {
    const towards = await buy(airportBody({}, [anAirportPassenger(0), anAirportPassenger(1)]))
    expect(towards).toMatchObject({
      code: 'SUCCESS',
      responseData: { totalNeedpay: 32_000, currency: '1', isSeleBook: '1' },
    })
    const from = await buy(fromAirportBody())
    expect(from).toMatchObject({
      code: 'SUCCESS',
      responseData: { totalNeedpay: 18_000, currency: '2', isSeleBook: '1' },
    })
  })

  it.each([
    ['without a flight', { flight: undefined }, 'AIRPORT_INFO_MISSING flight'],
    ['with an empty one', { flight: {} }, 'AIRPORT_INFO_MISSING flight'],
    ['without documents', { tickets: [anAdult] }, 'AIRPORT_INFO_MISSING tickets.0'],
    ['by a day ticket', { feeType: '2', bookBeginTime: '' }, 'FARE_NOT_ON_SALE'],
    ['without a departure', { bookBeginTime: '' }, 'DEPARTURE_MISSING'],
    [
      'with the stations of the other way',
      { startStationCode: 'CLK', endStationCode: 'HZI' },
      'BAD_REQUEST startStationCode endStationCode',
    ],
    [
      'for people of whom one has no document',
      { tickets: [anAirportPassenger(), anAdult] },
      'AIRPORT_INFO_MISSING tickets.1',
    ],
  ])('the line is not sold %s', async (_, change, expected) => expect(await refuse(airportBody(change))).toBe(expected))

  it('a bus line ignores a flight that is sent along', async () => {
    const body = { ...airportBody(), lineCode: 'HKGZHO', startStationCode: 'HKG', endStationCode: 'ZHO' }
    const bus = { ...body, feeType: '2', bookBeginTime: '', currency: '2', amount: 6500, totalNeedpay: 6500 }
    const { responseData } = await buy(bus)
    const flights = site.db.selectFrom('order_flights').selectAll().where('order_no', '=', responseData.orderNo)
    expect(await flights.execute()).toEqual([])
  })
})

describe('[A5.text.5] each field of a document is refused by a code of its own', () => {
  it.each([
    ['both names missing', { lastName: '', firstName: '' }, 'TRAVEL_NAME_INVALID tickets.0.lastName'],
    ['a document of an unknown kind', { idType: '9' }, 'DOCUMENT_TYPE_MISSING tickets.0.idType'],
    ['a document number of 4 characters', { idCard: 'K123' }, 'DOCUMENT_NUMBER_INVALID tickets.0.idCard'],
    ['no gender', { gender: '' }, 'GENDER_MISSING tickets.0.gender'],
    ['a birth in the future', { birthDate: '2026-11-22' }, 'BIRTH_DATE_INVALID tickets.0.birthDate'],
    ['a nationality of 16 letters', { nationality: 'A'.repeat(16) }, 'NATIONALITY_INVALID tickets.0.nationality'],
    ['a telephone number of words', { telNum: 'call me' }, 'TELEPHONE_INVALID tickets.0.telNum'],
  ])('refuses a document: %s', async (_, change, expected) =>
    expect(await refuse(withPassenger(change))).toBe(expected),
  )

  it('an adult of forty with a ticket for children is refused', async () => {
    const child = { ticketType: '02', birthDate: '1986-11-21' }
    expect(await refuse(airportBody({}, [anAirportPassenger(), anAirportPassenger(1, child)]))).toBe(
      'BIRTH_DATE_AND_TICKET tickets.1.birthDate',
    )
  })

  it('one document for two passengers is refused, however it is written', async () => {
    const twice = [anAirportPassenger(), anAirportPassenger(1), anAirportPassenger(2, { idCard: 'ｋ765 4320' })]
    expect(await refuse(airportBody({}, twice))).toBe('DOCUMENT_TWICE tickets.2.idCard')
  })

  it.each([
    [
      'pasted full width',
      {
        lastName: 'ＣＨＡＮ',
        firstName: 'ＴＡＩ　ＭＡＮ',
        idCard: 'Ｋ７６５４３２１',
        birthDate: '１９８６/０２/０３',
      },
    ],
  ])('[D1.18] %s is read as the plain letters', async (_, change) => {
    const { responseData } = await buy(withPassenger(change))
    const [passenger] = await site.db
      .selectFrom('order_passengers')
      .selectAll()
      .where('order_no', '=', responseData.orderNo)
      .execute()
    expect(passenger).toMatchObject({ name: 'CHAN TAI MAN', id_tail: '4321' })
  })
})

describe('[A5.text.5] each field of a flight is refused by a code of its own', () => {
  it.each([
    ['a number of 4 letters', { flightNo: 'ABCD' }, 'FLIGHT_NUMBER_INVALID flight.flightNo'],
    [
      'places of one letter and of 16',
      { origin: 'H', destination: 'S'.repeat(16) },
      'FLIGHT_PLACE_INVALID flight.origin flight.destination',
    ],
    ['no time', { flightTime: '' }, 'FLIGHT_TIME_MISSING flight.flightTime'],
    ['29 February of a common year', { flightDate: '2027-02-29' }, 'FLIGHT_TIME_MISSING flight.flightDate'],
  ])('a flight is refused: %s', async (_, change, expected) => expect(await refuse(withFlight(change))).toBe(expected))

  it('[D4.5] CX88 is stored as CX0088, its places in plain characters', async () => {
    const { responseData } = await buy(withFlight({ flightNo: ' cx-88', destination: 'ＳＹＤ ' }))
    const flights = site.db.selectFrom('order_flights').selectAll().where('order_no', '=', responseData.orderNo)
    expect(await flights.executeTakeFirst()).toEqual({
      ...{ order_no: responseData.orderNo, flight_number: 'CX0088', airline: 'Cathay Pacific', origin: 'Hong Kong' },
      ...{ destination: 'SYD', transit: '', flight_date: '2026-11-24', flight_time: '12:00' },
    })
  })
})

describe('[D4.2, D4.5] a departure that does not connect with the flight is refused', () => {
  it.each([
    ['a minute too late for the check-in', withFlight({ flightTime: '11:59' }), 'TOO_LATE_FOR_CHECK_IN bookBeginTime'],
    [
      'a minute too soon after the landing',
      fromAirportBody({ flight: aFlight({ flightTime: '12:01' }) }),
      'TOO_SOON_AFTER_LANDING bookBeginTime',
    ],
    [
      'a day and a minute',
      fromAirportBody({ flight: aFlight({ flightDate: '2026-11-23', flightTime: '12:59' }) }),
      'TOO_LONG_AFTER_LANDING bookBeginTime',
    ],
  ])('a departure is refused: %s', async (_, body, expected) => expect(await refuse(body)).toBe(expected))

  it('the connection follows the settings of the line', async () => {
    const set = (minutes: number) =>
      site.db.updateTable('airport_rides').set({ ride_minutes: minutes }).where('line_code', '=', 'HZICLK').execute()
    await set(61)
    expect(await refuse(airportBody())).toBe('TOO_LATE_FOR_CHECK_IN bookBeginTime')
    await set(60)
    expect((await buy(airportBody())).code).toBe('SUCCESS')
  })

  it('a departure of the opposite line is refused', async () => {
    await site.db
      .deleteFrom('departure_times')
      .where('line_code', '=', 'HZICLK')
      .where('begin_time', '=', '07:30')
      .execute()
    expect(await refuse(airportBody({ bookBeginTime: '07:30' }))).toBe('DEPARTURE_CLOSED')
  })

  it('more tickets than seats are refused', async () => {
    const departure = { line_code: 'HZICLK', travel_date: '2026-11-25', end_time: '08:29', capacity: 40 }
    const row = { ...departure, begin_time: '08:00', sold: 39, state: 'open' as const }
    await site.db.insertInto('departures').values(row).execute()
    const full = { ticketData: '2026-11-25', bookBeginTime: '08:00', flight: aFlight({ flightDate: '2026-11-25' }) }
    expect(await refuse(airportBody(full, [anAirportPassenger(), anAirportPassenger(1)]))).toBe('DEPARTURE_SOLD_OUT')
    expect((await buy(airportBody(full))).code).toBe('SUCCESS')
  })
})

describe('a price on the airport line', () => {
  const quote = async (change: object) => (await site.call('ticket/buy.ticket', asQuote(airportBody(change)))).answer

  it('a price is quoted before flight, documents and departure are chosen', async () => {
    const { code, responseData } = await quote({ flight: undefined, tickets: [anAdult] })
    expect([code, responseData?.totalMoney]).toEqual(['SUCCESS', 16_000])
    expect((await quote({ flight: aFlight({ airline: '', flightTime: '' }), tickets: [anAdult] })).code).toBe('SUCCESS')
  })
  it('a price is refused where flight or connection are wrong as far as they are given', async () => {
    expect(await quote({ flight: aFlight({ airline: 'C', origin: '' }) })).toMatchObject({
      code: 'FLIGHT_PLACE_INVALID',
      responseData: { fields: ['flight.airline'] },
    })
    expect((await quote({ flight: { flightDate: '2026-11-24', flightTime: '11:59' } })).code).toBe(
      'TOO_LATE_FOR_CHECK_IN',
    )
  })
  it('a price allows a child for each of three, and no fourth', async () => {
    const children = (count: number) => [
      anAdult,
      ...Array.from({ length: count }, () => ({ ...anAdult, ticketType: '02' })),
    ]
    expect((await quote({ flight: undefined, tickets: children(3) })).code).toBe('SUCCESS')
    expect((await quote({ flight: undefined, tickets: children(4) })).code).toBe('TOO_MANY_CHILDREN')
  })
})
