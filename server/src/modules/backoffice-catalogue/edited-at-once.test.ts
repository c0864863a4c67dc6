import { barrier } from '../../testing/barrier'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { inLarge } from '../../testing/in-large'
import type { TestStaff } from '../../testing/new-staff'
import { placeBody } from '../../testing/trip-body.request'
import { withoutRowLocks } from '../../testing/without-row-locks'
import { addPeakDays } from './change-peak-days'

const ROUNDS = inLarge(5, 2)
const LINE = 'HKGZHO'

let site: TestApp
let [one, other]: TestStaff[] = []
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  ;[one, other] = [await site.staff('supervisor'), await site.staff('supervisor')]
})

const both = async (path: string, left: object, right: object) => {
  const answers = await Promise.all([one?.call(path, left), other?.call(path, right)])
  return answers.map((answer) => answer?.code).toSorted()
}
const query = async (path: string, body: object = {}) => (await one?.call(path, body))?.responseData

describe('[D5.39] two concurrent edits of the same line', () => {
  it('stores one of two concurrent edits of prices, and refuses the other as stale', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { revision: expectedRevision } = (await query('staff/query.prices', { lineCode: LINE })).fareTypes[0]
      const toBody = (hkd: number, validFrom: string) => ({
        ...{ lineCode: LINE, feeType: '2', validFrom, expectedRevision },
        fares: ['00', '01', '02'].map((type) => ({ type, cny: 5800, hkd: hkd + round * 10 })),
      })
      const codes = await both('staff/set.fares', toBody(6800, '2026-12-01'), toBody(6900, '2026-12-10'))
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
    const { peakRevision, revision, settings } = (await query('staff/query.lines')).lines[0]
    const peak = { lineCode: LINE, validTo: '2026-12-27', maxPerOrder: 2, expectedRevision: peakRevision }
    const days = ['2026-12-24', '2026-12-25'].map((validFrom) => ({ ...peak, validFrom }))
    expect(await both('staff/add.peak.days', days[0] ?? {}, days[1] ?? {})).toEqual(['STAFF_PEAK_OVERLAP', 'SUCCESS'])
    const setting = { ...settings[0], lineCode: LINE, expectedRevision: revision, validFrom: '2026-12-01' }
    const orders = [2, 3].map((maxPerOrder) => ({ ...setting, maxPerOrder }))
    const codes = await both('staff/set.line.settings', orders[0] ?? {}, orders[1] ?? {})
    expect(codes).toEqual(['STAFF_FORM_STALE', 'SUCCESS'])
  })

  it('control: without the lock both edits are stored, and their peak days overlap', async () => {
    const { peakRevision: expectedRevision } = (await query('staff/query.lines')).lines[0]
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
      const { revision: expectedRevision } = (await query('staff/query.prices', { lineCode: LINE })).fareTypes[0].quota
      const body = { lineCode: LINE, feeType: '2', validFrom: date, validTo: '', seats: 50 + round, expectedRevision }
      const members = await Promise.all(Array.from({ length: 4 }, () => site.member()))
      const [edit] = await Promise.all([
        one?.call('staff/set.quota', body),
        ...members.map((member) => member.call('ticket/buy.ticket', placeBody({ date }, 6500))),
      ])
      expect(edit?.code).toBe('SUCCESS')
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
