import { errorTexts } from '@shuttle/i18n/errors'
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import { anAdult, placeBody, quoteBody, type TripRequest } from '../../testing/trip-body.request'

const EVERY_LINE = ['HKGZHO', 'HKGMAC', 'MACHKG', 'ZHOHKG']
const IN_THE_EPIDEMIC = Date.parse('2023-02-10T09:00:00+08:00')

let site: TestApp
let token: { authorization: string }
beforeAll(async () => {
  site = await buildTestApp()
  token = await site.signIn()
  const day = (lines: string[], travel_date: string) =>
    lines.flatMap((line_code) =>
      (['day', 'night'] as const).map((fare_type) => ({
        line_code,
        fare_type,
        travel_date,
        capacity: 9,
        seats_left: 0,
      })),
    )
  const gone = [
    ...day(['HKGZHO'], '2026-11-27'),
    ...day(['HKGZHO', 'HKGMAC'], '2026-11-28'),
    ...day(EVERY_LINE, '2026-11-29'),
  ]
  const one = { line_code: 'HKGZHO', fare_type: 'day' as const, travel_date: '2026-11-30', capacity: 9, seats_left: 1 }
  const session = { line_code: 'HKGZHO', travel_date: '2023-02-11', capacity: 2, sold: 0 }
  const sessions = [
    { ...session, begin_time: '12:00', end_time: '12:29', sold: 2, state: 'open' as const },
    { ...session, begin_time: '13:00', end_time: '13:29', state: 'paused' as const },
    { ...session, begin_time: '13:30', end_time: '13:59', state: 'closed' as const },
    { ...session, begin_time: '14:00', end_time: '14:29', state: 'open' as const },
  ]
  await site.db
    .insertInto('quotas')
    .values([...gone, one])
    .execute()
  await site.db.insertInto('departures').values(sessions).execute()
})
afterAll(() => site.close())

const LANGUAGES = [
  ['zh-CN', 'zh-cn'],
  ['zh-HK', 'zh-hk'],
  ['en', 'en'],
] as const

/** The sentence of too many tickets names the limit of the line. */
const LIMITED_TO_SIX = {
  'zh-cn': '网上每单限购 6 张车票',
  'zh-hk': '網上每單限購 6 張車票',
  en: 'online sales limited to 6 tickets',
}

/** The code that a body is refused with, with a message in each language. */
const getRefusal = async (body: object, now: number): Promise<string> => {
  site.clock.set(now)
  const codes = new Set<string>()
  for (const [header, language] of LANGUAGES) {
    const given = await site.call('ticket/buy.ticket', body, { ...token, 'accept-language': header })
    const { code, message } = given.answer as { code: keyof typeof errorTexts.en; message: string }
    expect(message).toBe(code === 'TOO_MANY_TICKETS' ? LIMITED_TO_SIX[language] : errorTexts[language][code])
    codes.add(code)
  }
  return [...codes].join()
}

describe('[A8.server.1] the service has a text in three languages for every refusal of', () => {
  it.each<[string, TripRequest, string]>([
    ['counts: no passenger', { adult: 0 }, 'NO_PASSENGER'],
    ['counts: too many', { adult: 7 }, 'TOO_MANY_TICKETS'],
    ['counts: too many children', { adult: 1, child: 2 }, 'TOO_MANY_CHILDREN'],
    ['counts: a child alone', { child: 1 }, 'CHILD_ALONE'],
    ['sold out: the type', { date: '2026-11-26' }, 'SOLD_OUT_TYPE'],
    ['sold out: the route', { date: '2026-11-27' }, 'SOLD_OUT'],
    ['sold out: the stop', { date: '2026-11-28' }, 'SOLD_OUT_STOP'],
    ['sold out: the whole day', { date: '2026-11-29' }, 'SOLD_OUT_DAY'],
    ['sold out: the way back', { line: 'HKGZHORT', back: '2026-11-26' }, 'RETURN_SOLD_OUT'],
    ['sold out: too few seats', { date: '2026-11-30', adult: 2 }, 'SEATS_SHORT'],
    ['advance limits: not on sale yet', { date: '2026-12-06' }, 'DATE_NOT_ON_SALE'],
    ['advance limits: three months', { date: '2027-02-20' }, 'DATE_TOO_FAR'],
  ])('the service has a text in three languages for a refusal of %s', async (_, asked, code) =>
    expect(await getRefusal(quoteBody(asked), TEST_NOW)).toBe(code),
  )

  it('counts: an unknown kind of passenger', async () => {
    const tickets = [{ ...anAdult, ticketType: '09' }]
    expect(await getRefusal(quoteBody({}, { tickets }), TEST_NOW)).toBe('BAD_COUNT')
  })

  it.each<[string, object, string]>([
    ['missing', { amount: 0, totalNeedpay: 0 }, 'AMOUNT_INVALID'],
    ['not the price', { amount: 6499, totalNeedpay: 6499 }, 'AMOUNT_MISMATCH'],
    ['the price in another currency', { currency: '1' }, 'AMOUNT_MISMATCH'],
    ['total against payment parts', { totalNeedpay: 6400 }, 'PAYMENT_PARTS_MISMATCH'],
    ['total against coupons', { totalVoucherpay: 100 }, 'PAYMENT_PARTS_MISMATCH'],
    ['total against balance', { totalBalpay: 100 }, 'PAYMENT_PARTS_MISMATCH'],
  ])('the service has a text in three languages for a refusal of amounts: %s', async (_, change, code) =>
    expect(await getRefusal(placeBody({}, 6500, change), TEST_NOW)).toBe(code),
  )

  it.each<[string, TripRequest, string]>([
    ['none named', { fareType: 'reserved' }, 'DEPARTURE_MISSING'],
    ['invalid: no departure then', { at: '10:07' }, 'DEPARTURE_CLOSED'],
    ['stopped for good', { at: '13:30' }, 'DEPARTURE_CLOSED'],
    ['stopped for now', { at: '13:00' }, 'DEPARTURE_PAUSED'],
    ['over capacity', { at: '14:00', adult: 3 }, 'DEPARTURE_OVER_CAPACITY'],
    ['sold out', { at: '12:00' }, 'DEPARTURE_SOLD_OUT'],
    ['gone', { at: '08:30', date: '2023-02-10' }, 'DEPARTED'],
    ['no way back', { line: 'HKGZHORT', at: '10:00' }, 'RETURN_TIME_MISSING'],
  ])('the service has a text in three languages for a refusal of pre-booking: %s', async (_, asked, code) =>
    expect(await getRefusal(quoteBody({ date: '2023-02-11', ...asked }), IN_THE_EPIDEMIC)).toBe(code),
  )
})
