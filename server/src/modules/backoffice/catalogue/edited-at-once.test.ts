import {
  addPeakDaysCall,
  queryLineSettingsCall,
  queryPricesCall,
  type StaffCallDefinition,
  setFaresCall,
  setLineSettingsCall,
  setQuotaCall,
} from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { barrier } from '../../../testing/barrier'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inLarge } from '../../../testing/in-large'
import type { TestStaff } from '../../../testing/new-staff'
import { placeBody } from '../../../testing/trip-body.request'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { addPeakDays } from './change-peak-days'

const ROUNDS = inLarge(5, 2)
const LINE = 'HKGZHO'

let site: TestApp
let one: TestStaff
let other: TestStaff
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  ;[one, other] = [await site.staff('supervisor'), await site.staff('supervisor')]
})

const both = async <Call extends StaffCallDefinition>(
  call: Call,
  left: z.output<Call['request']>,
  right: z.output<Call['request']>,
) => {
  const answers = await Promise.all([one.send(call, left), other.send(call, right)])
  return answers.map(({ code }) => code).toSorted()
}
const isThere = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('missing')
  return value
}
const findTicket = async () =>
  isThere((await one.send(queryPricesCall, { lineCode: LINE })).data.tickets.find((all) => all.fareType === 'day'))
const findLine = async () =>
  isThere((await one.send(queryLineSettingsCall, {})).data.lines.find(({ lineCode }) => lineCode === LINE))

describe('[D5.39] two concurrent edits of the same line', () => {
  it('stores one of two concurrent edits of prices, and refuses the other as stale', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { fareType, revision: expectedRevision } = await findTicket()
      const toBody = (hkd: number, from: string) => {
        const amounts = { cny: 5800, hkd: hkd + round * 10 }
        const fares = { adult: amounts, elderly: amounts, child: amounts }
        return { lineCode: LINE, fareType, from, expectedRevision, fares }
      }
      const codes = await both(setFaresCall, toBody(6800, '2026-12-01'), toBody(6900, '2026-12-10'))
      expect(codes).toEqual(['STAFF_FORM_STALE', 'SUCCESS'])
    }
    const fares = await site.db.selectFrom('fares').selectAll().where('passenger_type', '=', 'adult').execute()
    const ofDay = (day: string) =>
      fares.filter(
        (row) =>
          row.line_code === LINE &&
          row.fare_type === 'day' &&
          row.valid_from <= day &&
          (row.valid_to === null || row.valid_to > day),
      )
    for (const day of ['2026-11-30', '2026-12-01', '2026-12-09', '2026-12-10']) expect(ofDay(day)).toHaveLength(1)
  })

  it('stores one of two concurrent edits of peak days and settings, and refuses the other', async () => {
    const { peakRevision, revision, settings } = await findLine()
    const toPeak = (from: string) => ({
      ...{ lineCode: LINE, from, until: '2026-12-27', maxPerOrder: 2, expectedRevision: peakRevision },
    })
    const peaks = await both(addPeakDaysCall, toPeak('2026-12-24'), toPeak('2026-12-25'))
    expect(peaks).toEqual(['STAFF_PEAK_OVERLAP', 'SUCCESS'])
    const { from: _, ...current } = isThere(settings[0])
    const toBody = (maxPerOrder: number) => ({
      ...{ lineCode: LINE, from: '2026-12-01', expectedRevision: revision },
      settings: { ...current, maxPerOrder },
    })
    expect(await both(setLineSettingsCall, toBody(2), toBody(3))).toEqual(['STAFF_FORM_STALE', 'SUCCESS'])
  })

  it('stores two edits with overlapping peak days when neither locks a row (negative control)', async () => {
    const { peakRevision: expectedRevision } = await findLine()
    const bothHaveWritten = barrier(2)
    const add = (from: string) =>
      withoutRowLocks(site.db)
        .transaction()
        .execute(async (trx) => {
          const days = { lineCode: LINE, from, until: '2026-12-27', maxPerOrder: 2 }
          await addPeakDays(trx, { ...days, expectedRevision, by: '', now: site.clock.now() })
          await bothHaveWritten()
        })
    await Promise.all([add('2026-12-24'), add('2026-12-25')])
    expect(await site.db.selectFrom('peak_days').selectAll().execute()).toHaveLength(2)
  })
})

describe('[D5.35] seats of a day that are changed while they are sold', () => {
  it('sells no seat twice: sold and left are the number that was set', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Another day each time, without orders, so that both begin its count.
      const date = `2026-11-${String(27 + (round % 3)).padStart(2, '0')}`
      const { fareType, quota } = await findTicket()
      const which = { lineCode: LINE, fareType, from: date, until: undefined }
      const body = { ...which, seats: 50 + round, expectedRevision: isThere(quota).revision }
      const members = await Promise.all(Array.from({ length: 4 }, () => site.member()))
      const [edit] = await Promise.all([
        one.send(setQuotaCall, body),
        ...members.map((member) => member.call('ticket/buy.ticket', placeBody({ date }, 6500))),
      ])
      expect(edit.code).toBe('SUCCESS')
      const { seats } = await site.db
        .selectFrom('orders')
        .select(({ fn }) => fn.sum<number>('seats').as('seats'))
        .where('travel_date', '=', date)
        .executeTakeFirstOrThrow()
      const day = await site.db
        .selectFrom('quotas')
        .selectAll()
        .where('line_code', '=', LINE)
        .where('fare_type', '=', 'day')
        .where('travel_date', '=', date)
        .executeTakeFirstOrThrow()
      expect([day.capacity, day.seats_left + Number(seats)]).toEqual([50 + round, 50 + round])
    }
  })
})
