import { stateRevision } from '@shuttle/domain/staff'
import {
  previewDepartureStatesCall,
  queryStaffDeparturesCall,
  setDepartureCapacityCall,
  setDepartureStatesCall,
} from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'

const LINE = 'HZICLK'
/** Three days after the clock of the tests. */
const DAY = '2026-11-24'

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

const put = (
  begin_time: string,
  change: { sold?: number; capacity?: number; state?: 'open' | 'paused' | 'closed' } = {},
) =>
  site.db
    .insertInto('departures')
    .values({
      ...{
        line_code: LINE,
        travel_date: DAY,
        begin_time,
        end_time: `${begin_time.slice(0, 3)}29`,
        capacity: 40,
        sold: 0,
      },
      state: 'open',
      ...change,
    })
    .execute()

const list = async (date = DAY) => (await supervisor.send(queryStaffDeparturesCall, { lineCode: LINE, date })).data
const find = async (beginTime: string, date = DAY) => (await list(date)).find((row) => row.beginTime === beginTime)
const choose = async (beginTimes: readonly string[]) => {
  const expectedRevision = stateRevision((await list()).filter((row) => beginTimes.includes(row.beginTime)))
  return { lineCode: LINE, from: DAY, to: DAY, beginTimes, expectedRevision }
}
const preview = async (days: z.output<typeof previewDepartureStatesCall.request>) =>
  (await supervisor.send(previewDepartureStatesCall, days)).data
const set = async (body: z.output<typeof setDepartureStatesCall.request>) =>
  supervisor.send(setDepartureStatesCall, body)
const toSeats = (beginTime: string, capacity: number, expectedCapacity = 40) => ({
  ...{ lineCode: LINE, date: DAY, beginTime, capacity, expectedCapacity },
})
const seats = async (...body: Parameters<typeof toSeats>) => supervisor.send(setDepartureCapacityCall, toSeats(...body))
/** As JSON, whose answer has the details of a refusal. */
const seatsAsJson = async (...body: Parameters<typeof toSeats>) =>
  supervisor.call(setDepartureCapacityCall.path, toSeats(...body))
const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()
const countRows = async () => (await site.db.selectFrom('departures').select('begin_time').execute()).length
/** The state of a departure as a passenger's page gets it. */
const codeForPassengers = async (beginTime: string, bookDate = DAY) => {
  const query = { bookDate, areaCode: LINE, ticketCategory: '1' }
  const { answer } = await site.call('ticket/query.group.ticket.book.info', query)
  return answer.responseData.find((one: { beginTime: string }) => one.beginTime === `${beginTime}:00`)?.statusCode
}

describe('[D5.30] the departures of a day for staff', () => {
  it('lists departures of the usual times with sold and capacity, gone by the clock', async () => {
    await put('08:00', { sold: 12, state: 'paused' })
    expect((await list()).length).toBe(36)
    expect(await find('08:00')).toMatchObject({
      capacity: 40,
      sold: 12,
      status: 'paused',
      shown: 'paused',
      endTime: '08:29',
    })
    expect(await find('08:30')).toMatchObject({ capacity: 40, sold: 0, shown: 'open' })
    const today = await Promise.all(['10:00', '10:30'].map((time) => find(time, '2026-11-21')))
    expect(today.map((row) => [row?.shown, row?.status])).toEqual([
      ['departed', 'open'],
      ['open', 'open'],
    ])
    expect(await lastAuditEvent()).toMatchObject({ action: 'departure.inspect', object_id: LINE, outcome: 'done' })
  })

  it('lists no departures of a round trip, which rides those of its two lines', async () => {
    const query = { lineCode: 'HKGZHORT', date: DAY }
    expect((await supervisor.send(queryStaffDeparturesCall, query)).code).toBe('LINE_NOT_FOUND')
  })

  it('support and auditor read departures, and change nothing', async () => {
    const body = await choose(['08:00'])
    for (const role of ['support', 'auditor'] as const) {
      const staff = await site.staff(role)
      expect((await staff.send(queryStaffDeparturesCall, { lineCode: LINE, date: DAY })).code).toBe('SUCCESS')
      expect((await staff.send(setDepartureStatesCall, { ...body, state: 'paused' })).code).toBe('FORBIDDEN')
    }
    expect(await countRows()).toBe(0)
  })
})

describe('[D5.30] opening, pausing and closing departures', () => {
  it('passengers get the new state at once, and their tickets stay', async () => {
    await put('08:00', { sold: 12 })
    const body = await choose(['08:00', '08:30'])
    expect((await set({ ...body, state: 'paused' })).data).toEqual({ changed: 2, sold: 12 })
    expect([await codeForPassengers('08:00'), await codeForPassengers('08:30')]).toEqual(['2', '2'])
    expect(await codeForPassengers('09:00')).toBe('1')
    expect(await find('08:00')).toMatchObject({ sold: 12, capacity: 40 })
    expect((await set({ ...(await choose(['08:00'])), state: 'closed' })).code).toBe('SUCCESS')
    expect(await codeForPassengers('08:00')).toBe('0')
    expect((await set({ ...(await choose(['08:00', '08:30'])), state: 'open' })).data.changed).toBe(2)
    expect([await codeForPassengers('08:00'), await codeForPassengers('08:30')]).toEqual(['1', '1'])
    expect(await lastAuditEvent()).toMatchObject({ action: 'departure.edit', object_id: LINE, outcome: 'done' })
  })

  it('a preview counts the departures of a span of days; other days and lines stay', async () => {
    await put('08:00', { sold: 12 })
    await put('09:00', { sold: 3, state: 'paused' })
    const days = { lineCode: LINE, from: DAY, to: '2026-11-25' }
    const { states, revision } = await preview(days)
    expect(states).toEqual([
      { status: 'open', departures: 71, sold: 12 },
      { status: 'paused', departures: 1, sold: 3 },
    ])
    const done = await set({ ...days, state: 'closed', expectedRevision: revision })
    expect(done.data).toEqual({ changed: 72, sold: 15 })
    expect(await codeForPassengers('23:30', '2026-11-25')).toBe('0')
    expect(await codeForPassengers('06:00', '2026-11-26')).toBe('1')
    const others = site.db.selectFrom('departures').select('line_code').where('line_code', '!=', LINE)
    expect(await others.execute()).toEqual([])
    const again = await set({ ...days, state: 'closed', expectedRevision: revision })
    expect(again.data).toEqual({ changed: 0, sold: 0 })
  })

  it('a change of today leaves what has departed', async () => {
    const today = { lineCode: LINE, from: '2026-11-21', to: '2026-11-21' }
    const { states, revision } = await preview(today)
    expect(states).toEqual([{ status: 'open', departures: 27, sold: 0 }])
    expect((await set({ ...today, state: 'paused', expectedRevision: revision })).data.changed).toBe(27)
    const gone = { ...today, beginTimes: ['10:00', '10:30'], state: 'open', expectedRevision: '' } as const
    expect((await set(gone)).code).toBe('STAFF_DEPARTURE_GONE')
  })

  it.each([
    ['a day of before', { from: '2026-11-20' }],
    ['the last day before the first', { to: '2026-11-23' }],
    ['367 days', { to: '2027-11-25' }],
  ])('refuses a change of states for %s', async (_, change) => {
    const body = { lineCode: LINE, from: DAY, to: DAY, expectedRevision: '', ...change }
    expect((await set({ ...body, state: 'paused' })).code).toBe('STAFF_DAYS_INVALID')
    expect(await lastAuditEvent()).toMatchObject({ outcome: 'refused', refusal: 'STAFF_DAYS_INVALID' })
  })

  it('[D5.33] refuses a change of a state that changed since; repeated it changes nothing', async () => {
    const shown = await choose(['08:00', '08:30'])
    expect((await set({ ...(await choose(['08:30'])), state: 'paused' })).code).toBe('SUCCESS')
    expect((await set({ ...shown, state: 'closed' })).code).toBe('STAFF_FORM_STALE')
    expect([await codeForPassengers('08:00'), await codeForPassengers('08:30')]).toEqual(['1', '2'])
    const answer = await set({ ...shown, beginTimes: ['08:30'], state: 'paused' })
    expect(answer.data).toEqual({ changed: 0, sold: 0 })
  })
})

describe('[D5.31] seats of a departure', () => {
  it('seats go down to what was sold and not below: the refusal names the least', async () => {
    await put('08:00', { sold: 37 })
    const refused = await seatsAsJson('08:00', 36)
    expect([refused.code, refused.responseData]).toEqual(['STAFF_SEATS_BELOW_SOLD', { least: 37 }])
    expect(await find('08:00')).toMatchObject({ capacity: 40, sold: 37 })
    expect((await seats('08:00', 37)).data).toMatchObject({ capacity: 37, sold: 37 })
    expect(await lastAuditEvent()).toMatchObject({
      ...{ object_kind: 'departure', object_id: `${LINE} ${DAY} 08:00`, outcome: 'done' },
      ...{ before: '{"capacity":40,"sold":37}', after: '{"capacity":37}' },
    })
  })

  it.each([2_147_483_648, 9_007_199_254_740_991, -2_147_483_649])(
    'refuses seats of %p, which no column stores',
    async (capacity) => {
      await put('08:00')
      expect((await seatsAsJson('08:00', capacity)).code).toBe('BAD_REQUEST')
      expect((await seatsAsJson('08:00', 40, capacity)).code).toBe('BAD_REQUEST')
    },
  )

  it('seats of the usual times change on that day alone', async () => {
    expect((await seats('08:00', 60)).data).toMatchObject({ capacity: 60, sold: 0 })
    expect(await find('08:00', '2026-11-25')).toMatchObject({ capacity: 40 })
    expect((await seats('08:00', 60)).code).toBe('SUCCESS')
    expect(await countRows()).toBe(1)
  })

  it.each([
    ['no seat', '08:00', 0, 40, 'STAFF_SEATS_INVALID'],
    ['a thousand', '08:00', 1000, 40, 'STAFF_SEATS_INVALID'],
    ['a departure that is none', '08:01', 50, 40, 'STAFF_DEPARTURE_UNKNOWN'],
    ['seats that were shown otherwise', '08:00', 50, 45, 'STAFF_FORM_STALE'],
  ])('[D5.33] refuses a change of seats for %s', async (_, time, capacity, expected, code) => {
    expect((await seats(time, capacity, expected)).code).toBe(code)
    expect(await countRows()).toBe(0)
  })

  it('seats stay once the bus has departed', async () => {
    const change = { ...toSeats('10:00', 50), date: '2026-11-21' }
    const answer = await supervisor.send(setDepartureCapacityCall, change)
    expect(answer.code).toBe('STAFF_DEPARTURE_GONE')
  })
})
