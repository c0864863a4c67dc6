import {
  BOOKING_WINDOW_DAYS,
  checkFareType,
  checkPurchase,
  DEFAULT_LIMITS,
  FOR_QUOTE,
  type Instant,
  NO_PASSENGERS,
  type PurchaseCheckInput,
  passengerInfoRule,
} from '@shuttle/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { placeBody, quoteBody, type TripRequest } from '../../../testing/trip-body.request'
import { findDeparture, readSalesPolicy } from '../sales'

const NOW = Date.parse('2023-02-10T09:00:00+08:00')
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  const full = { begin_time: '12:00', end_time: '12:29', capacity: 2, sold: 2, state: 'open' as const }
  const rows = ['HKGZHO', 'ZHOHKG'].map((line_code) => ({ ...full, line_code, travel_date: '2023-02-11' }))
  await site.db.insertInto('departures').values(rows).execute()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(NOW))

/** What the browser knows of a trip: its choices, the line's rules, and the departures it was shown. */
const toBrowserInput = async (trip: TripRequest, level: number): Promise<PurchaseCheckInput> => {
  const { line = 'HKGZHO', date = '2023-02-24', at, back, backAt, named, fareType } = trip
  const policy = await readSalesPolicy(site.db)
  const chosen = fareType ?? (at === undefined ? 'day' : 'reserved')
  const isRoundTrip = line.endsWith('RT')
  const [out, home] = [line.slice(0, 6), line.slice(3, 6) + line.slice(0, 3)]
  const find = (lineCode: string, day?: string, beginTime?: string) =>
    day && beginTime ? findDeparture(site.db, { lineCode, date: day, beginTime }) : undefined
  const counts = { ...NO_PASSENGERS, adult: trip.adult ?? 1, child: trip.child ?? 0 }
  const passengerCount = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    signedIn: true,
    termsAccepted: true,
    date,
    counts,
    limits: DEFAULT_LIMITS,
    windowDays: BOOKING_WINDOW_DAYS,
    fareType: chosen,
    departure: await find(out, date, at),
    returnTrip: isRoundTrip ? { date: back, departure: await find(home, back, backAt) } : undefined,
    fareTypeRefusal: [date, ...(isRoundTrip && back ? [back] : [])]
      .map((day) => checkFareType(policy, { lineCode: line, date: day, fareType: chosen, level }))
      .find((violation) => violation !== undefined),
    passengerInfo: passengerInfoRule(policy, line, date),
    passengers: Array.from({ length: passengerCount }, () => ({ name: named?.[0] ?? '', idNumber: named?.[1] ?? '' })),
  }
}

const NAMED: [string, string] = ['陳大文', 'A123456']
const DAY = '2023-02-11'
const there = { line: 'HKGZHORT', date: DAY, at: '10:00', back: DAY, backAt: '18:00', named: NAMED }

/** Each trip has more than one violation, but for the first of a pair; both sides must name the same one. */
const TRIPS: ReadonlyArray<[string, TripRequest, level?: number]> = [
  ['nothing is wrong', { date: '2023-02-14' }],
  ['too many people on a full departure', { date: DAY, at: '12:00', adult: 7 }],
  ['a full departure, and no way back', { ...there, at: '12:00', back: '' }],
  ['a full way back, names missing', { ...there, backAt: '12:00', named: ['', ''] }],
  ['a day too far for a level 0', { date: '2023-09-01', line: 'HKGMAC' }, 0],
  ['for members only, before names', { date: '2023-02-12' }, 0],
  ['names missing alone', { date: '2023-02-12' }],
]

const getCode = async (body: (now: Instant) => object, level: number): Promise<string> =>
  (await (await site.member(level)).call('ticket/buy.ticket', body(NOW))).code

describe('[P5.check.11] browser and service refuse the same first violation', () => {
  it.each(TRIPS)('browser and service refuse the same of an order when %s', async (_, trip, level = 1) => {
    const expected = checkPurchase(await toBrowserInput(trip, level), NOW)
    const code = await getCode((now) => placeBody(trip, 6500, { timestamp: now / 1000 }), level)
    expect(code).toBe(expected ?? 'SUCCESS')
  })

  it.each(TRIPS)('browser and service refuse the same of a quote when %s', async (_, trip, level = 1) => {
    const expected = checkPurchase({ ...(await toBrowserInput(trip, level)), ...FOR_QUOTE }, NOW)
    expect(await getCode(() => quoteBody(trip), level)).toBe(expected ?? 'SUCCESS')
  })
})
