import { queryPriceCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const queryPrices = async (lineCode: string, buyDate = '2026-11-24') =>
  (await site.call('ticket/query.line.ticket.price', { lineCode, buyDate })).answer

describe('the fares of a line on a day', () => {
  it('[P3.price.1] fares have a row for each fee type, both currencies, two decimals', async () => {
    const answer = await queryPrices('HKGZHO')
    expect(z.safeParse(queryPriceCall.answer, answer).error).toBeUndefined()
    const both = { sysTime: '2026-11-21 10:00:00', boardingPointCode: 'HKG', breakoutPointCode: 'ZHO' }
    const infant = { babyCNY: '0.00', babyHKD: '0.00' }
    const day = { adultCNY: '58.00', childrenCNY: '29.00', elderlyCNY: '29.00', studentCNY: '58.00' }
    const dayHkd = { adultHKD: '65.00', childrenHKD: '33.00', elderlyHKD: '33.00', studentHKD: '65.00' }
    const night = { adultCNY: '63.00', childrenCNY: '32.00', elderlyCNY: '32.00', studentCNY: '63.00' }
    const nightHkd = { adultHKD: '70.00', childrenHKD: '35.00', elderlyHKD: '35.00', studentHKD: '70.00' }
    expect(answer.responseData).toEqual([
      { feeType: '2', ...both, ...day, ...dayHkd, ...infant, seatsLeft: 2000 },
      { feeType: '3', ...both, ...night, ...nightHkd, ...infant, seatsLeft: 400 },
    ])
  })

  it('[D1.6] fares have optional columns only where the line sells the type', async () => {
    const remove = site.db.deleteFrom('fares').where('line_code', '=', 'HKGMAC')
    await remove.where('passenger_type', 'in', ['student', 'infant']).execute()
    const [day] = (await queryPrices('HKGMAC')).responseData
    expect(day).toMatchObject({ adultHKD: '65.00', elderlyHKD: '33.00' })
    for (const column of ['studentCNY', 'studentHKD', 'babyCNY', 'babyHKD']) expect(day).not.toHaveProperty(column)
  })

  it('[D3.quota.1] seats left are the usual quota, the quota of the day, or left out where none is', async () => {
    const quota = { line_code: 'MACHKG', fare_type: 'day' as const, capacity: 9, seats_left: 7 }
    await site.db
      .insertInto('quotas')
      .values({ ...quota, travel_date: '2026-11-24' })
      .execute()
    await site.db.deleteFrom('daily_quotas').where('line_code', '=', 'ZHOHKG').execute()
    const left = async (lineCode: string, date?: string) =>
      (await queryPrices(lineCode, date)).responseData[0].seatsLeft
    expect(await left('MACHKG')).toBe(7)
    expect(await left('MACHKG', '2026-11-25')).toBe(2000)
    expect(await left('MACHKGRT')).toBe(7)
    expect(await left('HKGZHO', '2026-11-26')).toBe(0)
    expect(await left('ZHOHKG')).toBeUndefined()
  })

  it('a fare is valid from its first day up to, not including, its last', async () => {
    const night = site.db.updateTable('fares').where('line_code', '=', 'MACHKG').where('fare_type', '=', 'night')
    await night.set({ valid_from: '2026-11-23', valid_to: '2026-11-25' }).execute()
    const types = async (date: string) =>
      (await queryPrices('MACHKG', date)).responseData.map((row: { feeType: string }) => row.feeType)
    expect(await types('2026-11-22')).toEqual(['2'])
    expect(await types('2026-11-23')).toEqual(['2', '3'])
    expect(await types('2026-11-24')).toEqual(['2', '3'])
    expect(await types('2026-11-25')).toEqual(['2'])
  })

  it.each([
    ['2026-11-21T05:59:59+08:00', '2026-11-21', ['2', '3']],
    ['2026-11-21T06:00:00+08:00', '2026-11-21', ['2']],
    ['2026-11-21T06:00:00+08:00', '2026-11-22', ['2', '3']],
  ])(
    '[D9.12] the fares of a line on a day at %s fares of %s are for fee types %j, without departed ones',
    async (at, date, types) => {
      site.clock.set(Date.parse(at))
      const rows = (await queryPrices('HKGMAC', date)).responseData
      site.clock.set(TEST_NOW)
      expect(rows.map((row: { feeType: string }) => row.feeType)).toEqual(types)
    },
  )

  it('[D1.12] fares of the airport line are for fee type 9, in whole units of both currencies', async () => {
    const fare = { feeType: '9', adultCNY: '160.00', adultHKD: '180.00', childrenCNY: '80.00', childrenHKD: '90.00' }
    expect((await queryPrices('CLKHZI')).responseData).toEqual([expect.objectContaining(fare)])
  })

  it('a line without fares has an empty answer', async () => {
    await site.db.deleteFrom('fares').where('line_code', '=', 'HZICLK').execute()
    expect(await queryPrices('HZICLK')).toMatchObject({ code: 'SUCCESS', responseData: [] })
  })

  it.each([
    ['HKGZHO', '2026-11-21', 'SUCCESS'],
    ['HKGZHO', '2026/11/24', 'SUCCESS'],
    ['HKGZHO', '2026-11-20', 'DATE_IN_PAST'],
    ['HKGQQQ', '2026-11-24', 'LINE_NOT_FOUND'],
    ['', '2026-11-24', 'LINE_NOT_FOUND'],
  ])('[P7.price.1] fares of line %p on %s are answered with %s', async (lineCode, date, code) => {
    expect((await queryPrices(lineCode, date)).code).toBe(code)
  })
})
