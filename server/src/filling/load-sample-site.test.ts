import { addDays, civilDateAt } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../database/types'
import { TEST_NOW } from '../testing/build-test-app'
import { openTestDatabase } from '../testing/open-test-database'
import { loadSampleSite } from './load-sample-site'
import { SOLD_OUT_AFTER_DAYS } from './sample-lines'

let db: Kysely<Database>
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
})
afterAll(() => close())

describe('the sample site', () => {
  it('fills an empty database, once', async () => {
    expect(await loadSampleSite(db, TEST_NOW)).toBe(true)
    await db.updateTable('fares').set({ cents_hkd: 9900 }).where('line_code', '=', 'HKGZHO').execute()
    expect(await loadSampleSite(db, TEST_NOW)).toBe(false)
    const fares = await db.selectFrom('fares').select('cents_hkd').where('line_code', '=', 'HKGZHO').execute()
    expect(new Set(fares.map((fare) => fare.cents_hkd))).toEqual(new Set([9900]))
  })

  it('the sample site has day, night and reserved fares on its eight bus lines, and reserved ones on its airport lines', async () => {
    const rows = await db.selectFrom('fares').select(['line_code', 'fare_type', 'passenger_type']).execute()
    const airport = rows.filter(({ line_code }) => /HZI|CLK/.test(line_code))
    expect(new Set(rows.map((row) => row.line_code)).size).toBe(10)
    expect(rows).toHaveLength(8 * 3 * 5 + 2 * 5)
    expect(new Set(airport.map((row) => row.fare_type))).toEqual(new Set(['reserved']))
  })

  it('the sample site has airport departures every half hour, and tomorrow one that is full, one paused, one closed', async () => {
    for (const line_code of ['HZICLK', 'CLKHZI']) {
      const times = await db.selectFrom('departure_times').selectAll().where('line_code', '=', line_code).execute()
      expect(times.map(({ begin_time }) => begin_time).sort()).toEqual(
        Array.from(
          { length: 36 },
          (_, at) => `${String(6 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
        ),
      )
      const tomorrow = await db.selectFrom('departures').selectAll().where('line_code', '=', line_code).execute()
      expect(tomorrow.map((row) => [row.travel_date, row.begin_time, row.capacity - row.sold, row.state])).toEqual([
        ['2026-11-22', '08:00', 0, 'open'],
        ['2026-11-22', '08:30', 3, 'open'],
        ['2026-11-22', '09:00', 40, 'paused'],
        ['2026-11-22', '09:30', 40, 'closed'],
      ])
    }
  })

  it('[D4.3] the sample site has the family combo on towards the airport only', async () => {
    const rows = await db.selectFrom('promotions').select(['kind', 'is_on', 'applies_to']).orderBy('id').execute()
    expect(rows.filter(({ is_on }) => is_on)).toEqual([{ kind: 'familyCombo', is_on: true, applies_to: 'HZICLK' }])
  })

  it('[D9.24] the sample site has no fare that would end a Hong Kong dollar total in cents', async () => {
    const rows = await db.selectFrom('fares').select('cents_hkd').execute()
    expect(rows.filter((row) => row.cents_hkd % 10 !== 0)).toEqual([])
  })

  it('the sample site has one day whose day tickets are sold out on every one-way line', async () => {
    const rows = await db.selectFrom('quotas').selectAll().orderBy('line_code').execute()
    const day = addDays(civilDateAt(TEST_NOW), SOLD_OUT_AFTER_DAYS)
    expect(rows.map((row) => [row.line_code, row.fare_type, row.travel_date, row.seats_left])).toEqual(
      ['HKGMAC', 'HKGZHO', 'MACHKG', 'ZHOHKG'].map((line) => [line, 'day', day, 0]),
    )
  })
})
