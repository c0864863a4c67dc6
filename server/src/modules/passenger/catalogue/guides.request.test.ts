import { queryGuidesCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const guidesIn = async (language = 'en') =>
  (await site.call('manage/query.guides', {}, { 'accept-language': language })).answer
const lineOf = async (lineCode: string) =>
  (await guidesIn()).responseData.lines.find((line: { lineCode: string }) => line.lineCode === lineCode)

describe('[D11.stops.8] when and where buses leave', () => {
  it('every one-way line and every stop is answered without a session, and fits the wire', async () => {
    const answer = await guidesIn()
    expect(z.safeParse(queryGuidesCall.answer, answer).error).toBeUndefined()
    const { lines, stops, holidays } = answer.responseData
    expect(lines.map(({ lineCode }: { lineCode: string }) => lineCode).sort()).toEqual([
      'CLKHZI',
      'HKGMAC',
      'HKGZHO',
      'HZICLK',
      'MACHKG',
      'ZHOHKG',
    ])
    expect(stops).toHaveLength(5)
    expect(holidays).toContain('2026-12-25')
  })

  it.each([
    ['zh-CN', '香港口岸', '出口门'],
    ['zh-HK', '香港口岸', '出口門'],
    ['en', 'Hong Kong Port', 'Exit door'],
  ])('a stop has its texts in %s, and its address in all three languages', async (language, name, door) => {
    const { stops } = (await guidesIn(language)).responseData
    expect(stops.find(({ code }: { code: string }) => code === 'HKG')).toMatchObject({
      ...{ name, door },
      address: {
        'zh-cn': expect.stringContaining('顺晖道'),
        'zh-hk': expect.stringContaining('順暉道'),
        en: expect.stringContaining('Shun Fai Road'),
      },
    })
  })

  it('the airport line has the departures on sale in place of a timetable', async () => {
    const line = await lineOf('HZICLK')
    expect([line.weekday, line.weekend, line.holiday].map((text: string) => text.split('\n').length)).toEqual([
      36, 36, 36,
    ])
    expect(line.weekday).toMatch(/^06:00\n06:30\n/)
    expect((await lineOf('HKGZHO')).weekday).toContain('06:00-06:50 10')
  })
})
