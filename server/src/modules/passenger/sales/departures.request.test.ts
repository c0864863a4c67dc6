import { queryDeparturesCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(Date.parse('2023-02-10T09:00:00+08:00')))

const fetchDepartures = async (bookDate: string, areaCode: string) =>
  (await site.call('ticket/query.group.ticket.book.info', { bookDate, areaCode, ticketCategory: '1' })).answer
const slots = async (date: string, area = 'HKGZHO') =>
  (await fetchDepartures(date, area)).responseData as Array<Record<'beginTime' | 'statusCode' | 'lineCode', string>>

describe('[P7.departure.1] the departures of a day', () => {
  it('[P3.departure.1] departures carry date, times, capacity, sold seats, fee type and status', async () => {
    const session = { line_code: 'HKGZHO', travel_date: '2023-02-11', begin_time: '05:00', end_time: '05:29' }
    const seats = { capacity: 40, sold: 37, state: 'open' as const }
    await site.db
      .insertInto('departures')
      .values({ ...session, ...seats })
      .execute()
    const answer = await fetchDepartures('2023-02-11', 'HKGZHO')
    expect(z.safeParse(queryDeparturesCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData[0]).toEqual({
      bookDate: '2023-02-11',
      beginTime: '05:00:00',
      endTime: '05:29:00',
      maxPeople: 40,
      totalPeople: 37,
      feeType: '9',
      statusCode: '1',
      lineCode: 'HKGZHO',
    })
  })

  it('departures are those of the timetable, in the order they leave', async () => {
    const times = (await slots('2023-02-12')).map((slot) => slot.beginTime)
    expect([times.length, times[0], times.at(-1)]).toEqual([36, '06:00:00', '23:30:00'])
    expect(times).toEqual([...times].sort())
  })

  it.each([
    ['open', '1'],
    ['paused', '2'],
    ['closed', '0'],
  ] as const)('[D3.reserved.1] a departure that is %s has status %s', async (state, code) => {
    const session = { line_code: 'MACHKG', travel_date: '2023-02-12', begin_time: '10:00', end_time: '10:29' }
    await site.db.deleteFrom('departures').where('line_code', '=', 'MACHKG').execute()
    await site.db
      .insertInto('departures')
      .values({ ...session, capacity: 40, sold: 0, state })
      .execute()
    const slot = (await slots('2023-02-12', 'MACHKG')).find(({ beginTime }) => beginTime === '10:00:00')
    expect(slot?.statusCode).toBe(code)
  })

  it('[D3.reserved.1] a departure of today has departed from its begin time on, not a second earlier', async () => {
    const statusAt = async (at: string) => {
      site.clock.set(Date.parse(`2023-02-10T${at}+08:00`))
      return (await slots('2023-02-10')).find(({ beginTime }) => beginTime === '09:00:00')?.statusCode
    }
    expect([await statusAt('08:59:59'), await statusAt('09:00:00')]).toEqual(['1', '3'])
  })

  it('[P5.dates.4] departures are hidden for travel on and after the cutoff', async () => {
    expect(await slots('2023-02-12')).not.toEqual([])
    expect(await slots('2023-02-13')).toEqual([])
  })

  it('[D9.10] departures may be queried by line, round trip or start area', async () => {
    const lines = async (area: string) => [...new Set((await slots('2023-02-12', area)).map((slot) => slot.lineCode))]
    expect(await lines('HKGZHORT')).toEqual(['HKGZHO'])
    expect((await lines('HKG')).sort()).toEqual(['HKGMAC', 'HKGZHO'])
    expect(await lines('ZHO')).toEqual(['ZHOHKG'])
  })

  it.each([
    ['2023-02-09', 'HKGZHO', 'DATE_IN_PAST'],
    ['2023-02-11', 'HKGQQQ', 'LINE_NOT_FOUND'],
    ['2023-02-30', 'HKGZHO', 'BAD_REQUEST'],
  ])('the day %s for %p is refused by %s', async (date, area, code) =>
    expect((await fetchDepartures(date, area)).code).toBe(code),
  )

  it.each(['QQQ', 'hkg', 'HKGZ', ''])(
    '[A8.region.1] departures from an area %p that does not exist are refused',
    async (area) =>
      expect(await fetchDepartures('2023-02-11', area)).toMatchObject({
        code: 'AREA_NOT_FOUND',
        message: expect.stringMatching(/區域代碼不存在|区域代码不存在|region code does not exist/),
      }),
  )
})
