import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'
import { placeBody } from '../../testing/trip-body.request'

const [LINE, AIRPORT] = ['HKGZHO', 'HZICLK']
const [TODAY, TOMORROW] = ['2026-11-21', '2026-11-22']

let site: TestApp
let staff: TestStaff
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
const open = async () => {
  await site.startAnew()
  staff = await site.staff('supervisor')
}

const find = async (lineCode = LINE) =>
  (await staff.call('staff/query.lines', {})).responseData.lines.find(
    (one: { lineCode: string }) => one.lineCode === lineCode,
  )
const set = async (change: object = {}, lineCode = LINE) => {
  const line = await find(lineCode)
  const { validFrom, ...current } = line?.settings[0] ?? {}
  const body = { lineCode, validFrom: TOMORROW, expectedRevision: line?.revision ?? '', ...current }
  return staff.call('staff/set.line.settings', { ...body, ...change })
}
const goTo = (date: string) => site.clock.set(Date.parse(`${date}T10:00:00+08:00`))
const shown = async (lineCode = LINE) =>
  (await site.call('manage/query.route')).answer.responseData.find((one: { xldm: string }) => one.xldm === lineCode)
const buy = async (adults: number, date = '2026-11-24') =>
  (await site.member()).call('ticket/buy.ticket', {
    ...placeBody({ date, adult: adults }, 6500 * adults),
    timestamp: Math.floor(site.clock.now() / 1000),
  })

describe('[D5.37] settings of a line by day of buying', () => {
  beforeEach(open)

  it('settings apply from their day on, and no day earlier', async () => {
    expect((await set({ maxPerOrder: 2, bookingWindowDays: 10 })).code).toBe('SUCCESS')
    expect(await shown()).toMatchObject({ maxPerOrder: 6, bookingWindowDays: 14 })
    expect((await buy(3)).code).toBe('SUCCESS')
    goTo(TOMORROW)
    expect(await shown()).toMatchObject({ maxPerOrder: 2, bookingWindowDays: 10 })
    expect((await buy(3)).code).toBe('TOO_MANY_TICKETS')
    expect((await buy(2, '2026-12-03')).code).toBe('ADVANCE_LIMIT_10')
    expect((await buy(2, '2026-12-02')).code).toBe('SUCCESS')
  })

  it('settings take a line off sale and put it back', async () => {
    await set({ isOnSale: false, validFrom: TODAY })
    expect(await shown()).toBeUndefined()
    expect((await buy(1)).code).toBe('LINE_NOT_FOUND')
    expect(await find()).toMatchObject({ isOnSale: false, settings: [{ validFrom: TODAY, isOnSale: false }] })
    await set({ isOnSale: true })
    goTo(TOMORROW)
    expect((await buy(1)).code).toBe('SUCCESS')
  })

  it('settings change how a ride of the airport connects', async () => {
    await set({ checkInMinutes: 90 }, AIRPORT)
    expect((await shown(AIRPORT)).ride.checkInMinutes).toBe(120)
    goTo(TOMORROW)
    expect((await shown(AIRPORT)).ride).toMatchObject({ checkInMinutes: 90, rideMinutes: 60 })
  })

  it('records settings in the audit before and after, and removes what has not begun', async () => {
    await set({ maxPerOrder: 2 })
    const events = await site.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'line-settings.edit')
      .execute()
    const recorded = events.map(({ before, after }) => [JSON.parse(before).maxPerOrder, JSON.parse(after).maxPerOrder])
    expect(recorded).toEqual([[6, 2]])
    const { revision: expectedRevision } = await find()
    const remove = (validFrom: string) =>
      staff.call('staff/remove.line.settings', { lineCode: LINE, validFrom, expectedRevision })
    expect((await remove(TODAY)).code).toBe('STAFF_SETTING_BEGUN')
    expect([(await remove(TOMORROW)).code, (await remove(TOMORROW)).code]).toEqual(['SUCCESS', 'SUCCESS'])
    goTo(TOMORROW)
    expect((await shown()).maxPerOrder).toBe(6)
  })
})

describe('[D5.37] settings that are refused', () => {
  beforeAll(open)

  it.each<[string, string, object, string, string[]]>([
    ['yesterday', LINE, { validFrom: '2026-11-20' }, 'STAFF_DAY_OUT_OF_RANGE', ['validFrom']],
    ['an order of no ticket', LINE, { maxPerOrder: 0 }, 'STAFF_SETTING_OUT_OF_RANGE', ['maxPerOrder']],
    ['no minutes', AIRPORT, { rideMinutes: undefined }, 'STAFF_SETTING_OUT_OF_RANGE', ['rideMinutes']],
    ['a wait too short', AIRPORT, { longestWaitMinutes: 59 }, 'STAFF_WAIT_TOO_SHORT', ['longestWaitMinutes']],
    ['a line that is not there', 'HKGHZI', { maxPerOrder: 6 }, 'BAD_REQUEST', []],
    ['a form that was overtaken', LINE, { maxPerOrder: 5, expectedRevision: 'before' }, 'STAFF_FORM_STALE', []],
  ])('refuses settings for %s', async (_, lineCode, change, code, fields) => {
    const answer = await set(change, lineCode)
    expect(answer.code).toBe(code)
    if (fields.length > 0) expect(answer.responseData.fields).toEqual(fields)
  })
})

describe('[D5.36] peak days', () => {
  beforeAll(open)

  const peak = async (path: string, change: object = {}) => {
    const { peakRevision: expectedRevision } = await find()
    const body = { lineCode: LINE, validFrom: '2026-11-24', validTo: '2026-11-26', maxPerOrder: 2, expectedRevision }
    return staff.call(`staff/${path}.peak.days`, { ...body, ...change })
  }

  it('peak days limit an order on their days alone, until they are removed', async () => {
    const { peakRevision: expectedRevision } = await find()
    expect((await peak('add')).code).toBe('SUCCESS')
    expect((await peak('add', { expectedRevision })).code).toBe('SUCCESS')
    expect((await find()).peakDays).toEqual([{ validFrom: '2026-11-24', validTo: '2026-11-26', maxPerOrder: 2 }])
    expect([(await buy(3, '2026-11-25')).code, (await buy(3, '2026-11-26')).code]).toEqual([
      'PEAK_LIMIT',
      // The demo sells no day tickets of that day.
      'SOLD_OUT_TYPE',
    ])
    expect((await peak('remove')).code).toBe('SUCCESS')
    expect((await buy(3, '2026-11-25')).code).toBe('SUCCESS')
  })

  it.each([
    ['that end before they begin', { validTo: '2026-11-24' }, 'STAFF_DAYS_REVERSED'],
    ['of the past', { validFrom: '2026-11-20' }, 'STAFF_DAY_OUT_OF_RANGE'],
    ['of no ticket', { maxPerOrder: 0 }, 'STAFF_SETTING_OUT_OF_RANGE'],
    ['of a form that was overtaken', { expectedRevision: 'before' }, 'STAFF_FORM_STALE'],
  ])('refuses peak days %s', async (_, change, code) => expect((await peak('add', change)).code).toBe(code))

  it('refuses peak days that share a day with others', async () => {
    await peak('add')
    expect((await peak('add', { validFrom: '2026-11-25', validTo: '2026-11-28' })).code).toBe('STAFF_PEAK_OVERLAP')
    expect((await peak('add', { validFrom: '2026-11-26', validTo: '2026-11-28' })).code).toBe('SUCCESS')
  })
})
