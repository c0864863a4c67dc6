import { rulesOfLine, SALES_PRESET } from '@shuttle/domain'
import { querySalesPolicy } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { readSalesPolicy } from './sales-policy.repository'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const ask = async (lineCode: string) => (await site.call('manage/query.sales.policy', { lineCode })).answer
const sorted = (rules: readonly object[]) => rules.map((rule) => JSON.stringify(rule)).sort()

describe('the sales policy', () => {
  it('[P9.date.1] of a new database is the preset of the domain, row for row', async () => {
    const [stored, preset] = [await readSalesPolicy(site.db), SALES_PRESET]
    const plain = (rules: typeof preset) => sorted(rules.map((rule) => Object.fromEntries(Object.entries(rule).sort())))
    expect(plain(stored)).toEqual(plain(preset))
  })

  it('is answered by line: the rules that concern it, and how it is sold', async () => {
    const answer = await ask('HKGZHO')
    expect(z.safeParse(querySalesPolicy.answer, answer).error).toBeUndefined()
    expect(answer.responseData.rules).toHaveLength(rulesOfLine(SALES_PRESET, 'HKGZHO').length)
    expect(answer.responseData.rules).toContainEqual({
      kind: 'restricts',
      feeTypes: ['2', '3'],
      aboveLevel: 0,
      need: '',
      notice: '',
      appliesTo: ['MAC', 'ZHO'],
      dateFrom: '',
      dateTo: '2023-02-13',
    })
    const settings = { maxPerOrder: 6, maxChildren: 1, bookingWindowDays: 14, onlineConcession: true, peakDays: [] }
    expect(answer.responseData).toMatchObject(settings)
  })

  it('[D1.4] answers peak days until they are over', async () => {
    const peak = { line_code: 'HKGMAC', max_per_order: 2 }
    const over = { ...peak, valid_from: '2026-11-19', valid_to: '2026-11-21' }
    const coming = { ...peak, valid_from: '2026-11-21', valid_to: '2026-11-22' }
    await site.db.insertInto('peak_days').values([over, coming]).execute()
    expect((await ask('HKGMAC')).responseData.peakDays).toEqual([
      { dateFrom: '2026-11-21', dateTo: '2026-11-22', maxPerOrder: 2 },
    ])
  })

  it('[D9.23] answers which passenger types have a fare on some day from today on, before a day is chosen', async () => {
    const findPassengerTypesSold = async () => (await ask('ZHOHKG')).responseData.ticketTypes
    const until = (type: 'student' | 'infant', day: string | null) =>
      site.db
        .updateTable('fares')
        .set({ valid_to: day })
        .where('line_code', '=', 'ZHOHKG')
        .where('passenger_type', '=', type)
        .execute()
    expect(await findPassengerTypesSold()).toEqual(['00', '02', '01', '05', '04'])
    await until('student', '2026-11-21')
    await until('infant', '2026-11-22')
    expect(await findPassengerTypesSold()).toEqual(['00', '02', '01', '04'])
    await until('student', null)
    expect(await findPassengerTypesSold()).toEqual(['00', '02', '01', '05', '04'])
  })

  it('of an unknown line is refused', async () => expect((await ask('HKGXXX')).code).toBe('LINE_NOT_FOUND'))
})
