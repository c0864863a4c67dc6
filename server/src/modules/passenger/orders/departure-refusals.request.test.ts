import { errorTexts } from '@shuttle/i18n/errors'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { quoteBody, type TripRequest } from '../../../testing/trip-body.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  for (const line_code of ['HKGZHO', 'ZHOHKG']) {
    await site.db
      .insertInto('departures')
      .values([at(line_code, '12:00', 40), at(line_code, '12:30', 37)])
      .execute()
    await site.db
      .insertInto('departures')
      .values(at(line_code, '13:00', 0, 'paused'))
      .execute()
    await site.db
      .insertInto('departures')
      .values(at(line_code, '13:30', 0, 'closed'))
      .execute()
    await site.db
      .insertInto('departures')
      .values({ ...at(line_code, '14:00', 0), capacity: 2 })
      .execute()
  }
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(Date.parse('2023-02-10T09:00:00+08:00')))

const at = (line_code: string, begin_time: string, sold: number, state: 'open' | 'paused' | 'closed' = 'open') => ({
  ...{ line_code, begin_time, sold, state, travel_date: '2023-02-11', end_time: begin_time, capacity: 40 },
})
const LANGUAGES = [
  ['zh-CN', 'zh-cn'],
  ['zh-HK', 'zh-hk'],
  ['en', 'en'],
] as const

/** The code of an answer; a refusal must be in the language of the request. */
const quote = async (trip: TripRequest, change: object = {}): Promise<string> => {
  const codes = new Set<string>()
  for (const [header, language] of LANGUAGES) {
    const given = await site.call('ticket/buy.ticket', quoteBody(trip, change), { 'accept-language': header })
    const { code, message } = given.answer as { code: keyof typeof errorTexts.en | 'SUCCESS'; message: string }
    expect(message).toBe(code === 'SUCCESS' ? '成功' : errorTexts[language][code])
    codes.add(code)
  }
  return [...codes].join()
}
const oneWay = { date: '2023-02-11', at: '10:00' }
const there = { line: 'HKGZHORT', date: '2023-02-11', at: '10:00', back: '2023-02-11', backAt: '18:00' }

describe('a departure is quoted or refused with a text in three languages', () => {
  it.each<[string, TripRequest, string]>([
    ['[P5.check.5] one more than are left', { ...oneWay, at: '12:30', adult: 4 }, 'DEPARTURE_SOLD_OUT'],
    [
      '[P5.check.5] more people than the bus has seats',
      { ...oneWay, at: '14:00', adult: 3 },
      'DEPARTURE_OVER_CAPACITY',
    ],
    ['one that is paused', { ...oneWay, at: '13:00' }, 'DEPARTURE_PAUSED'],
    ['one that is closed', { ...oneWay, at: '13:30' }, 'DEPARTURE_CLOSED'],
    ['one that does not run', { ...oneWay, at: '10:07' }, 'DEPARTURE_CLOSED'],
    ['none named', { date: '2023-02-11', fareType: 'reserved' }, 'DEPARTURE_MISSING'],
    ['one of today that has left', { date: '2023-02-10', at: '09:00' }, 'DEPARTED'],
    ['[P5.check.6] both ways', there, 'SUCCESS'],
    ['[P5.check.6] no way back', { ...there, back: '' }, 'RETURN_TIME_MISSING'],
    ['[P5.check.6] the way back is full', { ...there, backAt: '12:00' }, 'RETURN_DEPARTURE_SOLD_OUT'],
    ['[P5.check.6] back by an earlier bus', { ...there, backAt: '09:30' }, 'RETURN_BEFORE_DEPARTURE'],
    ['[P5.dates.4] from the cutoff on', { date: '2023-02-13', at: '10:00' }, 'FARE_NOT_ON_SALE'],
    ['[P5.dates.4] a return from the cutoff on', { ...there, back: '2023-02-13' }, 'FARE_NOT_ON_SALE'],
  ])('a departure is quoted or refused: %s', async (_, trip, code) => expect(await quote(trip)).toBe(code))

  it('[P9.date.1] day and night tickets are sold for travel from 2023-01-23 on', async () => {
    site.clock.set(Date.parse('2023-01-20T09:00:00+08:00'))
    expect(await quote({ date: '2023-01-22' })).toBe('FARE_NOT_ON_SALE')
    expect(await quote({ date: '2023-01-22', at: '10:00' })).toBe('SUCCESS')
    expect(await quote({ date: '2023-01-23' })).toBe('SUCCESS')
    expect(await quote({ date: '2023-01-23', fareType: 'night' })).toBe('SUCCESS')
  })

  it('[D9.12] fee type 9 has a price on days that sell reserved departures, until the last bus of today has left', async () => {
    const types = async (buyDate: string) => {
      const { answer } = await site.call('ticket/query.line.ticket.price', { lineCode: 'HKGZHO', buyDate })
      return answer.responseData.map((row: { feeType: string }) => row.feeType)
    }
    expect(await types('2023-02-12')).toEqual(['2', '3', '9'])
    expect(await types('2023-02-13')).toEqual(['2', '3'])
    site.clock.set(Date.parse('2023-02-10T23:29:59+08:00'))
    expect(await types('2023-02-10')).toEqual(['2', '9'])
    site.clock.set(Date.parse('2023-02-10T23:30:00+08:00'))
    expect(await types('2023-02-10')).toEqual(['2'])
  })
})

describe('[P3.order.2] stations and the code of the way back are those of the line', () => {
  it.each<[TripRequest, object, string]>([
    [there, { lineCodeRe: 'ZHOHKGRT', startStationCodeRe: 'ZHO', endStationCodeRe: 'HKG' }, 'SUCCESS'],
    [there, { lineCodeRe: 'HKGZHORT' }, 'BAD_REQUEST'],
    [there, { startStationCodeRe: 'HKG' }, 'BAD_REQUEST'],
    [there, { endStationCodeRe: 'MAC' }, 'BAD_REQUEST'],
    [oneWay, { startStationCode: 'ZHO' }, 'BAD_REQUEST'],
    [oneWay, { endStationCode: 'MAC' }, 'BAD_REQUEST'],
    [oneWay, { lineCodeRe: 'ZHOHKGRT' }, 'BAD_REQUEST'],
  ])('[P3.order.5] the trip %j with the change %j is %s', async (trip, change, code) =>
    expect(await quote(trip, change)).toBe(code),
  )
})
