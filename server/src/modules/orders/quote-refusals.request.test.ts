import { errorTexts } from '@shuttle/i18n/errors'
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import { anAdult, quoteBody, type TripRequest } from '../../testing/trip-body.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const LANGUAGES = [
  ['zh-CN', 'zh-cn'],
  ['zh-HK', 'zh-hk'],
  ['en', 'en'],
] as const

/** The sentence that the specification quotes, with the limit of the line. */
const LIMITED_TO = {
  'zh-cn': (max: number) => `网上每单限购 ${max} 张车票`,
  'zh-hk': (max: number) => `網上每單限購 ${max} 張車票`,
  en: (max: number) => `online sales limited to ${max} tickets`,
}

/** Status and code of an answer; a refusal must be in the language of the request. */
const quote = async (asked: TripRequest, change: object = {}): Promise<[number, string]> => {
  const codes = new Set<string>()
  let status = 0
  for (const [header, language] of LANGUAGES) {
    const given = await site.call('ticket/buy.ticket', quoteBody(asked, change), { 'accept-language': header })
    const { code, message } = given.answer as { code: keyof typeof errorTexts.en | 'SUCCESS'; message: string }
    const limited = code === 'TOO_MANY_TICKETS' && LIMITED_TO[language](asked.line === 'ZHOHKG' ? 2 : 6)
    expect(message).toBe(code === 'SUCCESS' ? '成功' : limited || errorTexts[language][code])
    codes.add(code)
    status = given.status
  }
  expect(codes.size).toBe(1)
  return [status, [...codes].join()]
}

describe('a quote is refused with a text in three languages', () => {
  it.each<[string, TripRequest, string]>([
    ['[P5.counts.1] six adults are sold', { adult: 6 }, 'SUCCESS'],
    [
      '[P5.counts.1, P9.limit.1] seven are too many, said as the specification says it',
      { adult: 7 },
      'TOO_MANY_TICKETS',
    ],
    ['[P5.counts.1] adults and elderly share the six', { adult: 4, elderly: 3 }, 'TOO_MANY_TICKETS'],
    ['[D9.23] students count among the six', { adult: 4, student: 3 }, 'TOO_MANY_TICKETS'],
    ['[P5.counts.2] one child travels beside six', { adult: 6, child: 1 }, 'SUCCESS'],
    ['[P5.counts.2] two children are too many', { adult: 6, child: 2 }, 'TOO_MANY_CHILDREN'],
    ['[D9.23] a child needs company', { child: 1 }, 'CHILD_ALONE'],
    ['[D9.23] an elderly person is company', { child: 1, elderly: 1 }, 'SUCCESS'],
    ['[D9.23] a student is none', { child: 1, student: 1 }, 'CHILD_ALONE'],
    ['[D9.23] an infant needs company', { infant: 1 }, 'CHILD_ALONE'],
    ['[P5.check.4] no passenger', { adult: 0 }, 'NO_PASSENGER'],
    ['[P5.dates.1] today', { date: '2026-11-21' }, 'SUCCESS'],
    ['[P5.check.7] yesterday', { date: '2026-11-20' }, 'DATE_IN_PAST'],
    ['[P5.dates.1] 14 days ahead', { date: '2026-12-05' }, 'SUCCESS'],
    ['[D9.22] 15 days ahead', { date: '2026-12-06' }, 'DATE_NOT_ON_SALE'],
    ['[P9.limit.2] 90 days ahead', { date: '2027-02-19' }, 'DATE_NOT_ON_SALE'],
    ['[P5.check.8] 91 days ahead', { date: '2027-02-20' }, 'DATE_TOO_FAR'],
    ['a return 15 days ahead', { line: 'HKGZHORT', back: '2026-12-06' }, 'DATE_NOT_ON_SALE'],
    ['[P5.check.6] a return before departure', { line: 'HKGZHORT', back: '2026-11-23' }, 'RETURN_BEFORE_DEPARTURE'],
    ['[P5.check.6] a round trip without a return', { line: 'HKGZHORT' }, 'RETURN_TIME_MISSING'],
    ['a return on a line that goes one way', { back: '2026-11-25' }, 'BAD_REQUEST'],
    ['an unknown line', { line: 'HKGQQQ' }, 'LINE_NOT_FOUND'],
    ['[A9.airport.1] a day ticket of the airport line', { line: 'HZICLK' }, 'FARE_NOT_ON_SALE'],
    ['a departure where none is sold', { fareType: 'reserved' }, 'FARE_NOT_ON_SALE'],
    ['[P8.text.2] a sold-out day', { date: '2026-11-26' }, 'SOLD_OUT_TYPE'],
    ['[P8.text.2] a return on a sold-out day', { line: 'HKGZHORT', back: '2026-11-26' }, 'RETURN_SOLD_OUT'],
    ['night tickets of a day whose day tickets are gone', { date: '2026-11-26', fareType: 'night' }, 'SUCCESS'],
  ])('a quote is refused: %s', async (_, asked, code) => {
    expect(await quote(asked)).toEqual([code === 'BAD_REQUEST' ? 400 : 200, code])
  })

  it.each([
    ['an unknown passenger type', { tickets: [{ ...anAdult, ticketType: '09' }] }, 'BAD_COUNT'],
    ['an unknown fee type', { feeType: '7' }, 'FARE_NOT_ON_SALE'],
  ])('a quote is refused: %s', async (_, change, code) => {
    expect(await quote({}, change)).toEqual([200, code])
  })

  it('the last seats are sold to as many as they are', async () => {
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

describe('[D1.4] a line has limits of its own, and the sentence names them', () => {
  it.each<[TripRequest, string]>([
    [{ line: 'ZHOHKG', adult: 2, child: 2, date: '2026-11-24' }, 'SUCCESS'],
    [{ line: 'ZHOHKG', adult: 3 }, 'TOO_MANY_TICKETS'],
    [{ line: 'ZHOHKG', date: '2026-11-25' }, 'DATE_NOT_ON_SALE'],
  ])('a quote keeps to the line’s own limits: %j is %s', async (asked, code) => {
    const own = { max_per_order: 2, max_children: 2, booking_window_days: 3 }
    await site.db.updateTable('lines').set(own).where('line_code', '=', 'ZHOHKG').execute()
    expect((await quote(asked))[1]).toBe(code)
  })
})

describe('[D3.departure.1] tickets are sold until their window ends', () => {
  it.each<[string, TripRequest, string]>([
    ['2026-11-21T00:00:00+08:00', { fareType: 'night', date: '2026-11-21' }, 'SUCCESS'],
    ['2026-11-21T05:59:59+08:00', { fareType: 'night', date: '2026-11-21' }, 'SUCCESS'],
    ['2026-11-21T06:00:00+08:00', { fareType: 'night', date: '2026-11-21' }, 'SALES_CLOSED'],
    ['2026-11-21T06:00:00+08:00', { fareType: 'night', date: '2026-11-22' }, 'SUCCESS'],
    ['2026-11-21T23:59:59+08:00', { fareType: 'day', date: '2026-11-21' }, 'SUCCESS'],
    ['2026-11-22T00:00:00+08:00', { fareType: 'day', date: '2026-11-21' }, 'DATE_IN_PAST'],
  ])('at %s %j is %s', async (at, asked, code) => {
    site.clock.set(Date.parse(at))
    expect(await quote(asked)).toEqual([200, code])
  })
})
