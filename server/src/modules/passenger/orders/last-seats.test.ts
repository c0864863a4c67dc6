import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/types'
import { barrier } from '../../../testing/barrier'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { placeBody } from '../../../testing/trip-body.request'
import { takeSeats } from './seats.repository'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const leg = (lineCode: string, date: string) => ({
  direction: 'outbound' as const,
  lineCode,
  fareType: 'day' as const,
  date,
})
const openDay = (travel_date: string, seats: number) =>
  site.db
    .insertInto('quotas')
    .values({ line_code: 'HKGZHO', fare_type: 'day', travel_date, capacity: seats, seats_left: seats })
    .execute()
const left = async (date: string) =>
  (await site.db.selectFrom('quotas').select('seats_left').where('travel_date', '=', date).executeTakeFirstOrThrow())
    .seats_left
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe('forty members at once for the last five seats', () => {
  it('[D3.quota.1] five members get a seat, the others are refused, and none is sold twice', async () => {
    await openDay('2026-11-24', 5)
    const members = await times(40, () => site.member())
    const answers = await Promise.all(members.map((member) => member.call('ticket/buy.ticket', placeBody({}, 6500))))
    expect(answers.map((answer) => answer.code).sort()).toEqual([
      ...Array(35).fill('SOLD_OUT_TYPE'),
      ...Array(5).fill('SUCCESS'),
    ])
    expect(await site.db.selectFrom('orders').select('order_no').execute()).toHaveLength(5)
    expect(await left('2026-11-24')).toBe(0)
  })

  it('the first forty orders of a day make its quota once', async () => {
    const quota = site.db.updateTable('daily_quotas').set({ capacity: 30 }).where('line_code', '=', 'HKGZHO')
    await quota.where('fare_type', '=', 'day').execute()
    const take = () => site.db.transaction().execute((trx) => takeSeats(trx, [leg('HKGZHO', '2026-11-27')], 1))
    const taken = await times(40, take)
    expect(taken.filter(Boolean)).toHaveLength(30)
    expect(await left('2026-11-27')).toBe(0)
  })

  it('the second order fails when orders read the quota before they insert it (negative control)', async () => {
    const bothHaveChecked = barrier(2)
    const takeNaively = () =>
      site.db.transaction().execute(async (trx) => {
        const day = trx.selectFrom('quotas').select('seats_left').where('travel_date', '=', '2026-12-01')
        const row = await day.executeTakeFirst()
        await bothHaveChecked()
        const quota = { line_code: 'HKGZHO', fare_type: 'day' as const, travel_date: '2026-12-01' }
        if (!row)
          await trx
            .insertInto('quotas')
            .values({ ...quota, capacity: 30, seats_left: 30 })
            .execute()
        return takeSeats(trx, [leg('HKGZHO', '2026-12-01')], 1)
      })
    const taken = await times(2, () => takeNaively().catch(({ code }) => code as string))
    expect(taken.map(String).toSorted()).toEqual(['23505', 'true'])
  })

  it('sells more seats than a day has when orders read before they write (negative control)', async () => {
    await openDay('2026-11-28', 5)
    const quota = (db: Kysely<Database>) => db.selectFrom('quotas').where('travel_date', '=', '2026-11-28')
    const readThenWrite = () =>
      site.db.transaction().execute(async (trx) => {
        const { seats_left } = await quota(trx).select('seats_left').executeTakeFirstOrThrow()
        await sql`select pg_sleep(0.02)`.execute(trx)
        if (seats_left < 1) return false
        const write = trx.updateTable('quotas').set({ seats_left: seats_left - 1 })
        await write.where('travel_date', '=', '2026-11-28').execute()
        return true
      })
    const taken = await times(40, readThenWrite)
    expect(taken.filter(Boolean).length).toBeGreaterThan(5)
  })
})
