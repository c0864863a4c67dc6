import { errorTexts } from '@shuttle/i18n/errors'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { anAdult, placeBody, quoteBody, type TripRequest } from '../../../testing/trip-body.request'

const EVERY_LINE = ['HKGZHO', 'HKGMAC', 'MACHKG', 'ZHOHKG']

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  const soldOut = (lines: string[], travel_date: string) =>
    lines.flatMap((line_code) =>
      (['day', 'night'] as const).map((fare_type) => ({
        ...{ line_code, fare_type, travel_date, capacity: 9, seats_left: 0 },
      })),
    )
  await site.db
    .insertInto('quotas')
    .values([
      ...soldOut(['HKGZHO'], '2026-11-27'),
      ...soldOut(['HKGZHO', 'HKGMAC'], '2026-11-28'),
      ...soldOut(EVERY_LINE, '2026-11-29'),
    ])
    .execute()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const LANGUAGES = [
  ['zh-CN', 'zh-cn'],
  ['zh-HK', 'zh-hk'],
  ['en', 'en'],
] as const

/** The message that the specification quotes, with the limit of the line. */
const LIMITED_TO = {
  'zh-cn': (max: number) => `网上每单限购 ${max} 张车票`,
  'zh-hk': (max: number) => `網上每單限購 ${max} 張車票`,
  en: (max: number) => `online sales limited to ${max} tickets`,
}

/** Status and code of an answer; a refusal must be in the language of the request. */
const getAnswer = async (body: object, most: number, headers: object = {}): Promise<[number, string]> => {
  const codes = new Set<string>()
  let status = 0
  for (const [header, language] of LANGUAGES) {
    const given = await site.call('ticket/buy.ticket', body, { ...headers, 'accept-language': header })
    const { code, message } = given.answer as { code: keyof typeof errorTexts.en | 'SUCCESS'; message: string }
    const limited = code === 'TOO_MANY_TICKETS' && LIMITED_TO[language](most)
    expect(message).toBe(code === 'SUCCESS' ? '成功' : limited || errorTexts[language][code])
    codes.add(code)
    status = given.status
  }
  expect(codes.size).toBe(1)
  return [status, [...codes].join()]
}
const quote = (trip: TripRequest, change: object = {}) =>
  getAnswer(quoteBody(trip, change), trip.line === 'ZHOHKG' ? 2 : 6)

describe('[A8.server.1] a quote is refused with a text in three languages', () => {
  it.each<[string, TripRequest, string]>([
    [
      '[P5.counts.1, P9.limit.1] seven are too many, with the message of the specification',
      { adult: 7 },
      'TOO_MANY_TICKETS',
    ],
    ['[P5.counts.2] two children are too many', { adult: 6, child: 2 }, 'TOO_MANY_CHILDREN'],
    ['[D9.23] a child needs company', { child: 1 }, 'CHILD_ALONE'],
    ['[P5.check.4] no passenger', { adult: 0 }, 'NO_PASSENGER'],
    ['[P5.check.7] yesterday', { date: '2026-11-20' }, 'DATE_IN_PAST'],
    ['[P5.dates.1, D9.22] 15 days ahead', { date: '2026-12-06' }, 'DATE_NOT_ON_SALE'],
    ['[P5.check.8] 91 days ahead', { date: '2027-02-20' }, 'DATE_TOO_FAR'],
    ['a return 15 days ahead', { line: 'HKGZHORT', back: '2026-12-06' }, 'DATE_NOT_ON_SALE'],
    ['[P5.check.6] a return before departure', { line: 'HKGZHORT', back: '2026-11-23' }, 'RETURN_BEFORE_DEPARTURE'],
    ['[P5.check.6] a round trip without a return', { line: 'HKGZHORT' }, 'RETURN_TIME_MISSING'],
    ['a return on a line that goes one way', { back: '2026-11-25' }, 'BAD_REQUEST'],
    ['an unknown line', { line: 'HKGQQQ' }, 'LINE_NOT_FOUND'],
    ['[A9.airport.1] a day ticket of the airport line', { line: 'HZICLK' }, 'FARE_NOT_ON_SALE'],
    ['[P8.text.2] a sold-out day', { date: '2026-11-26' }, 'SOLD_OUT_TYPE'],
    ['a day on which the route is sold out', { date: '2026-11-27' }, 'SOLD_OUT'],
    ['a day on which the stop is sold out', { date: '2026-11-28' }, 'SOLD_OUT_STOP'],
    ['a day on which everything is sold out', { date: '2026-11-29' }, 'SOLD_OUT_DAY'],
    ['[P8.text.2] a return on a sold-out day', { line: 'HKGZHORT', back: '2026-11-26' }, 'RETURN_SOLD_OUT'],
    ['night tickets of a day whose day tickets are gone', { date: '2026-11-26', fareType: 'night' }, 'SUCCESS'],
  ])('a quote is refused: %s', async (_, trip, code) => {
    expect(await quote(trip)).toEqual([code === 'BAD_REQUEST' ? 400 : 200, code])
  })

  it.each([
    ['an unknown passenger type', { tickets: [{ ...anAdult, ticketType: '09' }] }, 'BAD_COUNT'],
    ['an unknown fee type', { feeType: '7' }, 'FARE_NOT_ON_SALE'],
  ])('a quote is refused: %s', async (_, change, code) => {
    expect(await quote({}, change)).toEqual([200, code])
  })

  it('the last seats are sold, and no more', async () => {
    const day = { line_code: 'MACHKG', fare_type: 'day' as const, travel_date: '2026-11-24' }
    await site.db
      .insertInto('quotas')
      .values({ ...day, capacity: 2, seats_left: 2 })
      .execute()
    expect(await quote({ line: 'MACHKG', adult: 2 })).toEqual([200, 'SUCCESS'])
    expect(await quote({ line: 'MACHKG', adult: 2, infant: 1 })).toEqual([200, 'SUCCESS'])
    expect(await quote({ line: 'MACHKG', adult: 2, child: 1 })).toEqual([200, 'SEATS_SHORT'])
  })
})

describe('[D9.9, A8.server.1] an order is refused for its amounts, and none is stored', () => {
  it.each<[string, object, string]>([
    ['missing', { amount: 0, totalNeedpay: 0 }, 'AMOUNT_INVALID'],
    ['a cent below the price', { amount: 6499, totalNeedpay: 6499 }, 'AMOUNT_MISMATCH'],
    ['the price in another currency', { currency: '1' }, 'AMOUNT_MISMATCH'],
    ['an amount below the total', { amount: 6499 }, 'PAYMENT_PARTS_MISMATCH'],
    ['an amount above the total', { amount: 6501 }, 'PAYMENT_PARTS_MISMATCH'],
    ['a total without a part', { totalNeedpay: 6400 }, 'PAYMENT_PARTS_MISMATCH'],
    ['coupons that were not named', { totalVoucherpay: 100 }, 'PAYMENT_PARTS_MISMATCH'],
    ['coupons that were not named, taken off', { totalVoucherpay: 100, totalNeedpay: 6400 }, 'AMOUNT_MISMATCH'],
    ['a balance', { totalBalpay: 1 }, 'PAYMENT_PARTS_MISMATCH'],
  ])('an order is refused: %s', async (_, change, code) => {
    const headers = await site.signIn()
    expect(await getAnswer(placeBody({}, 6500, change), 6, headers)).toEqual([200, code])
    expect(await site.db.selectFrom('orders').select('order_no').execute()).toEqual([])
  })
})

describe('[D1.4] a line has limits of its own, and the message names them', () => {
  it.each<[TripRequest, string]>([
    [{ line: 'ZHOHKG', adult: 3 }, 'TOO_MANY_TICKETS'],
    [{ line: 'ZHOHKG', date: '2026-11-25' }, 'DATE_NOT_ON_SALE'],
  ])('a quote applies the limits of its line: %j is %s', async (trip, code) => {
    const own = { max_per_order: 2, max_children: 2, booking_window_days: 3 }
    await site.db.updateTable('lines').set(own).where('line_code', '=', 'ZHOHKG').execute()
    expect((await quote(trip))[1]).toBe(code)
  })
})

describe('[D3.departure.1] tickets are sold until their window ends', () => {
  it.each<[string, TripRequest, string]>([
    ['2026-11-21T05:59:59+08:00', { fareType: 'night', date: '2026-11-21' }, 'SUCCESS'],
    ['2026-11-21T06:00:00+08:00', { fareType: 'night', date: '2026-11-21' }, 'SALES_CLOSED'],
    ['2026-11-21T06:00:00+08:00', { fareType: 'night', date: '2026-11-22' }, 'SUCCESS'],
    ['2026-11-21T23:59:59+08:00', { fareType: 'day', date: '2026-11-21' }, 'SUCCESS'],
  ])('the moment %s with the trip %j is %s', async (at, trip, code) => {
    site.clock.set(Date.parse(at))
    expect(await quote(trip)).toEqual([200, code])
  })
})
