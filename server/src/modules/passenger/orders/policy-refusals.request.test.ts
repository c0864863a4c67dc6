import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { placeBody, quoteBody, type TripRequest } from '../../../testing/trip-body.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(Date.parse('2023-02-10T09:00:00+08:00')))

const fresh = () => ({ timestamp: site.clock.now() / 1000 })
const NAMED = ['陳大文', 'A123456(7)'] as [string, string]
const placeAtLevel = async (level: number, trip: TripRequest, total: number) => {
  const member = await site.member(level)
  return (await member.call('ticket/buy.ticket', placeBody(trip, total, fresh()))).code
}
const quoteAtLevel = async (trip: TripRequest, level?: number) => {
  if (level === undefined) return (await site.call('ticket/buy.ticket', quoteBody(trip))).answer.code
  return (await (await site.member(level)).call('ticket/buy.ticket', quoteBody(trip))).code
}

describe('[P5.dates.5, P6.level.1] level 0 cannot buy day and night tickets before the cutoff', () => {
  it.each<[number, TripRequest, number, string]>([
    [0, { date: '2023-02-12', line: 'HKGMAC' }, 6500, 'MEMBERS_ONLY_FARE'],
    [0, { date: '2023-02-12', line: 'MACHKGRT', back: '2023-02-13' }, 11_600, 'MEMBERS_ONLY_FARE'],
  ])('an order of level %d of %j for %d is answered with %s', async (level, trip, total, code) => {
    expect(await placeAtLevel(level, trip, total)).toBe(code)
  })

  it('a quote is refused to a member at once; a visitor sees the price', async () => {
    const trip = { date: '2023-02-12', line: 'HKGMAC' }
    expect([await quoteAtLevel(trip, 0), await quoteAtLevel(trip, 1), await quoteAtLevel(trip)]).toEqual([
      'MEMBERS_ONLY_FARE',
      'SUCCESS',
      'SUCCESS',
    ])
  })
})

describe('[P5.check.9, P5.dates.2] names and numbers on HKGZHO before the cutoff', () => {
  it.each<[TripRequest, string]>([
    [{ date: '2023-02-12' }, 'PASSENGER_INFO_MISSING'],
    [{ date: '2023-02-12', named: ['---', 'A1'] }, 'PASSENGER_INFO_MISSING'],
    [{ date: '2023-02-12', named: NAMED }, 'SUCCESS'],
  ])('an order of %j is answered with %s', async (trip, code) => {
    expect(await placeAtLevel(1, trip, 6500)).toBe(code)
  })

  it('a quote needs no names', async () => expect(await quoteAtLevel({ date: '2023-02-12' })).toBe('SUCCESS'))

  it('[P5.input.1, P5.input.2] names and numbers are stored as the filters return them', async () => {
    const member = await site.member()
    const trip: TripRequest = { date: '2023-02-12', named: [' Chan, Tai-Man ', ' (A1)23456)'] }
    const { orderNo } = (await member.call('ticket/buy.ticket', placeBody(trip, 6500, fresh()))).responseData
    const passengers = site.db.selectFrom('order_passengers').selectAll().where('order_no', '=', orderNo)
    expect(await passengers.execute()).toMatchObject([{ name: 'Chan TaiMan', id_tail: '3456' }])
  })
})

describe('[D1.3, D1.4, D1.5] a line is sold its own way', () => {
  const updateLine = (change: object) =>
    site.db.updateTable('lines').set(change).where('line_code', '=', 'ZHOHKG').execute()

  it.each([
    [10, '2023-02-20', '2023-02-21', 'ADVANCE_LIMIT_10'],
    [15, '2023-02-25', '2023-02-26', 'ADVANCE_LIMIT_15'],
    [14, '2023-02-24', '2023-02-25', 'DATE_NOT_ON_SALE'],
  ])('[D1.3] a window of %d days sells %s and refuses %s by %s', async (days, last, next, code) => {
    await updateLine({ booking_window_days: days })
    expect(await quoteAtLevel({ line: 'ZHOHKG', date: last })).toBe('SUCCESS')
    expect(await quoteAtLevel({ line: 'ZHOHKG', date: next })).toBe(code)
  })

  it('[A5.text.2] a line may sell three tickets in one order', async () => {
    await updateLine({ max_per_order: 3 })
    expect(await quoteAtLevel({ line: 'ZHOHKG', date: '2023-02-14', adult: 3 })).toBe('SUCCESS')
    expect(await quoteAtLevel({ line: 'ZHOHKG', date: '2023-02-14', adult: 4 })).toBe('TOO_MANY_TICKETS')
    await updateLine({ max_per_order: 6 })
  })

  it('[A5.text.2, D1.4] a line sells two on a peak day and six on the days around it', async () => {
    const peak = { line_code: 'ZHOHKG', valid_from: '2023-02-15', valid_to: '2023-02-16', max_per_order: 2 }
    await site.db.insertInto('peak_days').values(peak).execute()
    const six = { line: 'ZHOHKG', adult: 6 }
    expect(await quoteAtLevel({ ...six, date: '2023-02-15', adult: 2 })).toBe('SUCCESS')
    expect(await quoteAtLevel({ ...six, date: '2023-02-15', adult: 3 })).toBe('PEAK_LIMIT')
    expect(await quoteAtLevel({ ...six, date: '2023-02-14' })).toBe('SUCCESS')
    expect(await quoteAtLevel({ ...six, date: '2023-02-16' })).toBe('SUCCESS')
  })

  it('[P6.concession.1, D1.5] a line may sell concessions at its counters only', async () => {
    const family = { line: 'ZHOHKG', date: '2023-02-14', adult: 1, child: 1 }
    expect(await quoteAtLevel(family)).toBe('SUCCESS')
    await updateLine({ online_concession: false })
    expect(await quoteAtLevel(family)).toBe('CONCESSION_AT_COUNTER')
    expect(await quoteAtLevel({ ...family, child: 0 })).toBe('SUCCESS')
    await updateLine({ online_concession: true })
  })
})
