import { envelope, queryRouteCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const linesIn = async (language: string) =>
  (await site.call('manage/query.route', {}, { 'accept-language': language })).answer

describe('the lines on sale', () => {
  it('[P7.route.1, D9.11] lines, notices and banners fit the wire, and need no session', async () => {
    const answer = await linesIn('en')
    expect(z.safeParse(envelope, answer).error).toBeUndefined()
    expect(z.safeParse(queryRouteCall.answer, answer).error).toBeUndefined()
    expect(answer).toMatchObject({ code: 'SUCCESS', message: '成功', notice: [] })
    expect(answer.swiper.map((banner: Record<string, string>) => banner.type)).toEqual(['page', 'page', 'link'])
  })

  it('[P1.product.2, P1.product.3, D9.11] answers eight bus lines and two airport lines, in the order of home', async () => {
    const { responseData } = await linesIn('en')
    expect(responseData.map((line: Record<string, string>) => [line.eXlmc, line.xldm, line.xllb])).toEqual([
      ['HKG->ZHO', 'HKGZHO', '1'],
      ['HKG<->ZHO', 'HKGZHORT', '2'],
      ['HKG->MAC', 'HKGMAC', '1'],
      ['HKG<->MAC', 'HKGMACRT', '2'],
      ['MAC->HKG', 'MACHKG', '1'],
      ['MAC<->HKG', 'MACHKGRT', '2'],
      ['ZHO->HKG', 'ZHOHKG', '1'],
      ['ZHO<->HKG', 'ZHOHKGRT', '2'],
      ['HZI->CLK', 'HZICLK', '1'],
      ['CLK->HZI', 'CLKHZI', '1'],
    ])
  })

  it.each([
    ['zh-CN', ['香港口岸', '珠海口岸', '澳门口岸', '香港国际机场']],
    ['zh-HK', ['香港口岸', '珠海口岸', '澳門口岸', '香港國際機場']],
    ['en', ['Hong Kong Port', 'Zhuhai Port', 'Macau Port', 'Hong Kong Airport']],
  ])('[P1.language.1] the lines on sale are named in %s', async (language, [hongKong, zhuhai, macau, airport]) => {
    const { responseData } = await linesIn(language)
    const names = responseData.map((line: Record<string, string>) => [line.xlmc_1, line.xlmc_2])
    expect(names.filter((_: unknown, index: number) => [0, 4, 8].includes(index))).toEqual([
      [hongKong, zhuhai],
      [macau, hongKong],
      [zhuhai, airport],
    ])
    expect(responseData[0].xlmc).toBe(`${hongKong} → ${zhuhai}`)
    expect(responseData[1].xlmc).toBe(`${hongKong} ⇄ ${zhuhai}`)
  })

  it('[D9.11] lines carry the lowest fare of an adult today, in the currency of their start', async () => {
    const { responseData } = await linesIn('en')
    const fares = responseData.map((line: Record<string, unknown>) => [line.xldm, line.lowestFare])
    expect(fares).toContainEqual(['HKGZHO', 6500])
    expect(fares).toContainEqual(['ZHOHKG', 5800])
    expect(fares).toContainEqual(['HZICLK', 16000])
    expect(fares).toContainEqual(['CLKHZI', 18000])
  })

  it('[D1.4] the lines on sale carry their own limits', async () => {
    const own = { max_per_order: 4, max_children: 2, booking_window_days: 10 }
    await site.db.updateTable('lines').set(own).where('line_code', '=', 'MACHKG').execute()
    const { responseData } = await linesIn('en')
    expect(responseData[0]).toMatchObject({ maxPerOrder: 6, maxChildren: 1, bookingWindowDays: 14 })
    expect(responseData[4]).toMatchObject({ maxPerOrder: 4, maxChildren: 2, bookingWindowDays: 10 })
  })

  it('[D4.3] lines carry the days of the family combo, where it is on and not over', async () => {
    const combos = async () => {
      const { responseData } = await linesIn('en')
      const rows: Array<{ xldm: string; familyCombo?: object }> = responseData
      return rows.flatMap(({ xldm, familyCombo }) => (familyCombo ? [[xldm, familyCombo]] : []))
    }
    const set = (change: { is_on?: boolean; applies_to?: string; valid_from?: string; valid_to?: string }) =>
      site.db.updateTable('promotions').set(change).where('kind', '=', 'familyCombo').execute()
    const always = { dateFrom: '', dateTo: '' }
    expect(await combos()).toEqual([['HZICLK', always]])
    await set({ applies_to: 'HZICLK,CLKHZI', valid_from: '2026-12-01', valid_to: '2027-01-01' })
    const december = { dateFrom: '2026-12-01', dateTo: '2027-01-01' }
    expect(await combos()).toEqual([
      ['HZICLK', december],
      ['CLKHZI', december],
    ])
    await set({ valid_to: '2026-11-22' })
    expect(await combos()).toHaveLength(2)
    await set({ valid_to: '2026-11-21' })
    expect(await combos()).toEqual([])
    await set({ valid_to: '2027-01-01', is_on: false })
    expect(await combos()).toEqual([])
  })

  it('answers no line that was taken off sale', async () => {
    await site.db.updateTable('lines').set({ on_sale: false }).where('line_code', '=', 'CLKHZI').execute()
    const { responseData } = await linesIn('en')
    expect(responseData.map((line: Record<string, string>) => line.xldm)).not.toContain('CLKHZI')
    expect(responseData).toHaveLength(9)
  })
})
