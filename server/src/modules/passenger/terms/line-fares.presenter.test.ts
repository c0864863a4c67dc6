import { queryTermsCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
const terms = async (language: string, change: object = {}) =>
  (await site.call('manage/query.terms', { language, ...change })).answer
const generalPolicy = () =>
  site.db.selectFrom('refund_policies').selectAll().where('id', '=', 'purchase-2').executeTakeFirstOrThrow()

describe('the numbers of the purchase terms', () => {
  it('the terms have the fares on sale of every bus line and the policy of today; no session is needed', async () => {
    const answer = await terms('en')
    expect(z.safeParse(queryTermsCall.answer, answer).error).toBeUndefined()
    const { refundPolicy, lines } = answer.responseData
    expect(refundPolicy.policyId).toBe('purchase-2')
    expect(lines.map((line: Record<string, string>) => line.xldm)).toHaveLength(8)
    expect(lines[0]).toMatchObject({ xldm: 'HKGZHO', xlmc_1: 'Hong Kong Port', currency: '2', xllb: '1' })
    expect(lines[0].prices.map((price: Record<string, string>) => [price.feeType, price.adultHKD])).toEqual([
      ['2', '65.00'],
      ['3', '70.00'],
    ])
  })
  it('the terms are in the language of the page, whatever the language of the site', async () =>
    expect((await terms('zh-hk')).responseData.lines[4]).toMatchObject({ xlmc_1: '澳門口岸', currency: '1' }))
  it('[D4.21] the terms of the airport line have reserved departures, in the currency of the start', async () => {
    const answer = await terms('zh-cn', { airport: '1' })
    expect(z.safeParse(queryTermsCall.answer, answer).error).toBeUndefined()
    const { lines } = answer.responseData
    expect(
      lines.map(({ xldm, currency, maxChildren }: Record<string, string>) => [xldm, currency, maxChildren]),
    ).toEqual([
      ['HZICLK', '1', 3],
      ['CLKHZI', '2', 3],
    ])
    for (const line of lines) expect(line.prices.map((price: Record<string, string>) => price.feeType)).toEqual(['9'])
    expect(lines[0]).toMatchObject({
      xlmc_1: '珠海口岸',
      ride: {
        rideMinutes: 60,
        checkInMinutes: 120,
        landingMinutes: 60,
        longestWaitMinutes: 1440,
        changeLeadMinutes: 120,
      },
    })
    expect((await terms('en')).responseData.lines[0].ride).toBeUndefined()
  })
  it('[D4.21] the terms have the ride settings and the refund policy of the airport line that the operator changed', async () => {
    await site.db
      .updateTable('airport_rides')
      .set({ check_in_minutes: 150 })
      .where('line_code', '=', 'HZICLK')
      .execute()
    await site.db
      .insertInto('refund_policies')
      .values({ ...(await generalPolicy()), id: 'airport-1', line_codes: '["HZICLK","CLKHZI"]', cutoff_minutes: 60 })
      .execute()
    const { lines, refundPolicy } = (await terms('en', { airport: '1' })).responseData
    expect(lines[0].ride.checkInMinutes).toBe(150)
    expect(refundPolicy).toMatchObject({ policyId: 'airport-1', cutoffMinutes: 60 })
    expect((await terms('en')).responseData.refundPolicy.policyId).toBe('purchase-2')
    await site.db.deleteFrom('refund_policies').where('id', '=', 'airport-1').execute()
  })
  it('the terms refuse a language without a page', async () =>
    expect((await site.call('manage/query.terms', { language: 'fr' })).answer.code).toBe('BAD_REQUEST'))
  it('the terms name reserved departures while they are on sale', async () => {
    site.clock.set(Date.parse('2023-02-12T10:00:00+08:00'))
    const { lines } = (await terms('en')).responseData
    expect(lines[0].prices.map((price: Record<string, string>) => price.feeType)).toContain('9')
    site.clock.set(Date.parse('2026-11-21T10:00:00+08:00'))
  })
  it('the terms have the fare of a line that the operator changed', async () => {
    await site.db
      .updateTable('fares')
      .set({ cents_hkd: 8000 })
      .where('line_code', '=', 'HKGZHO')
      .where('passenger_type', '=', 'adult')
      .execute()
    expect((await terms('en')).responseData.lines[0].prices[0].adultHKD).toBe('80.00')
  })
})
