import { applyTimetableCall, previewTimetableCall } from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'

const LINE = 'HZICLK'
const DAY = '2026-11-24'
/** One there already, one with more seats, one between two of the usual ones. */
const TIMETABLE = '06:00-06:29 40\n07:00-07:29 50\n07:15-07:29 30'

let site: TestApp
let supervisor: TestStaff
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('departures').execute()
})

const toBody = (change: object = {}) => ({
  ...{ lineCode: LINE, from: DAY, to: DAY, weekdays: [1, 2, 3, 4, 5, 6, 7], timetable: TIMETABLE },
  ...change,
})
const preview = async (change: object = {}) => supervisor.send(previewTimetableCall, toBody(change))
const apply = async (change: object = {}) => {
  const { revision = '' } = (await preview(change)).data ?? {}
  return supervisor.send(applyTimetableCall, { ...toBody(change), expectedRevision: revision })
}
const sell = (begin_time: string, sold: number, capacity = 40) =>
  site.db
    .insertInto('departures')
    .values({
      ...{ line_code: LINE, travel_date: DAY, begin_time, end_time: `${begin_time.slice(0, 3)}29`, capacity, sold },
      state: 'open',
    })
    .execute()
const readRows = () =>
  site.db
    .selectFrom('departures')
    .select(['travel_date', 'begin_time', 'end_time', 'capacity', 'sold', 'state'])
    .orderBy('travel_date')
    .orderBy('begin_time')
    .execute()

describe('[D5.32] a timetable for the days of a line', () => {
  it('a preview counts departures: new, changed, the same, unchanged because sold, and not named', async () => {
    await sell('07:00', 1)
    const { data } = await preview()
    expect(data).toMatchObject({
      added: 1,
      changed: 0,
      same: 1,
      skipped: 1,
      others: 34,
      addedSeats: 30,
      days: 1,
    })
    expect(data.skippedRows).toEqual([expect.objectContaining({ beginTime: '07:00', sold: 1, capacity: 40 })])
    expect(await readRows()).toHaveLength(1)
  })

  it('adds and changes departures, leaves sold ones, and changes nothing the second time', async () => {
    await sell('07:00', 1)
    const { data } = await apply({ timetable: `${TIMETABLE}\n08:00-08:29 60` })
    expect(data).toEqual({ added: 1, changed: 1, same: 1, skipped: 1, others: 33 })
    const rows = await readRows()
    expect(rows.map(({ begin_time, capacity, sold }) => [begin_time, capacity, sold])).toEqual([
      ['07:00', 40, 1],
      ['07:15', 30, 0],
      ['08:00', 60, 0],
    ])
    const again = await apply({ timetable: `${TIMETABLE}\n08:00-08:29 60` })
    expect(again.data).toEqual({ added: 0, changed: 0, same: 3, skipped: 1, others: 33 })
    expect(await readRows()).toEqual(rows)
  })

  it('accepts a timetable repeated after a lost answer, and changes nothing', async () => {
    const { revision } = (await preview()).data
    const body = { ...toBody(), expectedRevision: revision }
    expect((await supervisor.send(applyTimetableCall, body)).data.added).toBe(1)
    expect((await supervisor.send(applyTimetableCall, body)).data.added).toBe(0)
  })

  it('applies a timetable to the chosen days of the week, up to 366 days', async () => {
    const timetable = '05:00-05:29 40'
    const week = { from: DAY, to: '2026-11-30', weekdays: [6, 7], timetable }
    expect((await apply(week)).data.added).toBe(2)
    expect((await readRows()).map(({ travel_date }) => travel_date)).toEqual(['2026-11-28', '2026-11-29'])
    expect((await preview({ to: '2027-11-24', timetable })).data.days).toBe(366)
    expect((await preview({ to: '2027-11-25', timetable })).code).toBe('STAFF_DAYS_INVALID')
    expect((await preview({ from: '2026-11-20', timetable })).code).toBe('STAFF_DAYS_INVALID')
  })

  it('a paused departure stays paused', async () => {
    await sell('07:00', 0)
    await site.db.updateTable('departures').set({ state: 'paused' }).execute()
    expect((await apply()).data).toMatchObject({ added: 1, changed: 1 })
    expect((await readRows())[0]).toMatchObject({ begin_time: '07:00', capacity: 50, state: 'paused' })
  })

  it('[D5.33] refuses a timetable where seats have changed since it was counted', async () => {
    const { revision } = (await preview()).data
    await sell('08:00', 0, 12)
    const answer = await supervisor.send(applyTimetableCall, { ...toBody(), expectedRevision: revision })
    expect(answer.code).toBe('STAFF_FORM_STALE')
    expect(await readRows()).toHaveLength(1)
  })

  it('names lines that cannot be read, and stores nothing', async () => {
    const timetable = `${TIMETABLE}\n25:00-26:00 40\nsoon`
    const { data } = await preview({ timetable })
    expect(data).toMatchObject({ added: 0, changed: 0 })
    expect(data.errors).toEqual([
      { line: 4, fault: 'TIME' },
      { line: 5, fault: 'SHAPE' },
    ])
    expect((await apply({ timetable })).code).toBe('STAFF_TIMETABLE_UNREADABLE')
    expect((await apply({ timetable: ' \n' })).code).toBe('STAFF_TIMETABLE_UNREADABLE')
    expect(await readRows()).toEqual([])
  })

  it('accepts 200 departures a day at most', async () => {
    const lines = Array.from({ length: 201 }, (_, at) => {
      const begin = `${String(Math.floor(at / 12)).padStart(2, '0')}:${String((at % 12) * 5).padStart(2, '0')}`
      return `${begin}-23:59 40`
    })
    expect((await preview({ timetable: lines.slice(1).join('\n') })).data.errors).toEqual([])
    expect((await preview({ timetable: lines.join('\n') })).code).toBe('STAFF_TIMETABLE_TOO_LONG')
    expect((await preview({ timetable: 'x'.repeat(20_001) })).code).toBe('STAFF_TIMETABLE_TOO_LONG')
  })

  it('counts a timetable for staff who may read it, and stores it for a supervisor alone', async () => {
    const auditor = await site.staff('auditor')
    expect((await auditor.send(previewTimetableCall, toBody())).code).toBe('SUCCESS')
    const body = { ...toBody(), expectedRevision: '' }
    expect((await auditor.send(applyTimetableCall, body)).code).toBe('FORBIDDEN')
  })
})
