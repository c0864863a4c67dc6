import { addDays, civilDateAt } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../database/types'
import { SOLD_OUT_AFTER_DAYS } from '../modules/catalogue/demo-lines'
import { TEST_NOW } from '../testing/build-test-app'
import { openTestDatabase } from '../testing/open-test-database'
import { loadDemoData } from './load-demo-data'

let db: Kysely<Database>
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
})
afterAll(() => close())

describe('the demo’s data', () => {
  it('goes into an empty database, once', async () => {
    expect(await loadDemoData(db, TEST_NOW)).toBe(true)
    await db.updateTable('fares').set({ cents_hkd: 9900 }).where('line_code', '=', 'HKGZHO').execute()
    expect(await loadDemoData(db, TEST_NOW)).toBe(false)
    const fares = await db.selectFrom('fares').select('cents_hkd').where('line_code', '=', 'HKGZHO').execute()
    expect(new Set(fares.map((fare) => fare.cents_hkd))).toEqual(new Set([9900]))
  })

  it('has day, night and reserved fares of every type on each of the eight bus lines, none on the airport’s', async () => {
    const rows = await db.selectFrom('fares').select(['line_code', 'fare_type', 'passenger_type']).execute()
    const lines = new Set(rows.map((row) => row.line_code))
    expect(lines.size).toBe(8)
    expect([...lines].filter((line) => /HZI|CLK/.test(line))).toEqual([])
    expect(rows).toHaveLength(8 * 3 * 5)
  })

  it('[D9.24] has no fare that would end a Hong Kong dollar total in cents', async () => {
    const rows = await db.selectFrom('fares').select('cents_hkd').execute()
    expect(rows.filter((row) => row.cents_hkd % 10 !== 0)).toEqual([])
  })

  it('has one day whose day tickets are sold out on every one-way line', async () => {
    const rows = await db.selectFrom('quotas').selectAll().orderBy('line_code').execute()
    const day = addDays(civilDateAt(TEST_NOW), SOLD_OUT_AFTER_DAYS)
    expect(rows.map((row) => [row.line_code, row.fare_type, row.travel_date, row.seats_left])).toEqual(
      ['HKGMAC', 'HKGZHO', 'MACHKG', 'ZHOHKG'].map((line) => [line, 'day', day, 0]),
    )
  })
})
