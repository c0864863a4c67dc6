import { queryTerms } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
const terms = async (language: string) => (await site.call('manage/query.terms', { language })).answer

describe('the numbers of the purchase terms', () => {
  it('are the fares on sale of every bus line, and the policy of today; no session is needed', async () => {
    const answer = await terms('en')
    expect(z.safeParse(queryTerms.answer, answer).error).toBeUndefined()
    const { refundPolicy, lines } = answer.responseData
    expect(refundPolicy.policyId).toBe('purchase-2')
    expect(lines.map((line: Record<string, string>) => line.xldm)).toHaveLength(8)
    expect(lines[0]).toMatchObject({ xldm: 'HKGZHO', xlmc_1: 'Hong Kong Port', currency: '2', xllb: '1' })
    expect(lines[0].prices.map((price: Record<string, string>) => [price.feeType, price.adultHKD])).toEqual([
      ['2', '65.00'],
      ['3', '70.00'],
    ])
  })
  it('speak the language of the page, whatever the site speaks', async () =>
    expect((await terms('zh-hk')).responseData.lines[4]).toMatchObject({ xlmc_1: '澳門口岸', currency: '1' }))
  it('refuse a language there is no page for', async () =>
    expect((await site.call('manage/query.terms', { language: 'fr' })).answer.code).toBe('BAD_REQUEST'))
  it('name reserved departures while they are on sale', async () => {
    site.clock.set(Date.parse('2023-02-12T10:00:00+08:00'))
    const { lines } = (await terms('en')).responseData
    expect(lines[0].prices.map((price: Record<string, string>) => price.feeType)).toContain('9')
    site.clock.set(Date.parse('2026-11-21T10:00:00+08:00'))
  })
  it('say the fare of a line the operator changed', async () => {
    await site.db
      .updateTable('fares')
      .set({ cents_hkd: 8000 })
      .where('line_code', '=', 'HKGZHO')
      .where('passenger_type', '=', 'adult')
      .execute()
    expect((await terms('en')).responseData.lines[0].prices[0].adultHKD).toBe('80.00')
  })
})
