import { DEFAULT_RIDE } from '@shuttle/domain'
import type { SaleSettings } from '@shuttle/domain/staff'
import {
  addPeakDaysCall,
  queryLineSettingsCall,
  removeLineSettingsCall,
  removePeakDaysCall,
  setLineSettingsCall,
} from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'
import { placeBody } from '../../../testing/trip-body.request'

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

const find = async (lineCode = LINE) => {
  const line = (await staff.send(queryLineSettingsCall, {})).data.lines.find((one) => one.lineCode === lineCode)
  const [current] = line?.settings ?? []
  if (!line || !current) throw new Error(`no line ${lineCode}`)
  const { from, ...settings } = current
  return { ...line, current: settings }
}
const set = async (change: Partial<SaleSettings> = {}, which: Partial<Record<'lineCode' | 'from', string>> = {}) => {
  const { lineCode, revision: expectedRevision, current } = await find(which.lineCode)
  const body = { lineCode, from: TOMORROW, expectedRevision, settings: { ...current, ...change } }
  return staff.send(setLineSettingsCall, { ...body, ...which })
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
    expect((await set({ maxPerOrder: 2, windowDays: 10 })).code).toBe('SUCCESS')
    expect(await shown()).toMatchObject({ maxPerOrder: 6, bookingWindowDays: 14 })
    expect((await buy(3)).code).toBe('SUCCESS')
    goTo(TOMORROW)
    expect(await shown()).toMatchObject({ maxPerOrder: 2, bookingWindowDays: 10 })
    expect((await buy(3)).code).toBe('TOO_MANY_TICKETS')
    expect((await buy(2, '2026-12-03')).code).toBe('ADVANCE_LIMIT_10')
    expect((await buy(2, '2026-12-02')).code).toBe('SUCCESS')
  })

  it('settings take a line off sale and put it back', async () => {
    await set({ isOnSale: false }, { from: TODAY })
    expect(await shown()).toBeUndefined()
    expect((await buy(1)).code).toBe('LINE_NOT_FOUND')
    expect(await find()).toMatchObject({ isOnSale: false, settings: [{ from: TODAY, isOnSale: false }] })
    await set({ isOnSale: true })
    goTo(TOMORROW)
    expect((await buy(1)).code).toBe('SUCCESS')
  })

  it('settings change how a ride of the airport connects', async () => {
    const { ride = DEFAULT_RIDE } = (await find(AIRPORT)).current
    await set({ ride: { ...ride, checkInMinutes: 90 } }, { lineCode: AIRPORT })
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
    const remove = (from: string) => staff.send(removeLineSettingsCall, { lineCode: LINE, from, expectedRevision })
    expect((await remove(TODAY)).code).toBe('STAFF_SETTING_BEGUN')
    expect([(await remove(TOMORROW)).code, (await remove(TOMORROW)).code]).toEqual(['SUCCESS', 'SUCCESS'])
    goTo(TOMORROW)
    expect((await shown()).maxPerOrder).toBe(6)
  })
})

describe('[D5.37] settings that are refused', () => {
  beforeAll(open)

  it.each<[string, object, Partial<SaleSettings>, string, string[]]>([
    ['yesterday', { from: '2026-11-20' }, {}, 'STAFF_DAY_OUT_OF_RANGE', ['from']],
    ['an order of no ticket', {}, { maxPerOrder: 0 }, 'STAFF_SETTING_OUT_OF_RANGE', ['maxPerOrder']],
    ['no minutes', { lineCode: AIRPORT }, { ride: undefined }, 'STAFF_SETTING_OUT_OF_RANGE', ['rideMinutes']],
    [
      'a wait too short',
      { lineCode: AIRPORT },
      { ride: { ...DEFAULT_RIDE, longestWaitMinutes: 59 } },
      'STAFF_WAIT_TOO_SHORT',
      ['longestWaitMinutes'],
    ],
    ['a form that was overtaken', { expectedRevision: 'before' }, { maxPerOrder: 5 }, 'STAFF_FORM_STALE', []],
  ])('refuses settings for %s', async (_, which, change, code, fields) => {
    const answer = await set(change, which)
    expect([answer.code, answer.fields ?? []]).toEqual([code, fields])
  })

  it('refuses settings for a line that is not there, and for one whose minutes are incomplete', async () => {
    const { current } = await find(AIRPORT)
    const body = { from: TOMORROW, expectedRevision: '', settings: { ...current, ride: DEFAULT_RIDE } }
    expect((await staff.send(setLineSettingsCall, { ...body, lineCode: 'HKGHZI' })).code).toBe('LINE_NOT_FOUND')
    const { rideMinutes, ...ride } = DEFAULT_RIDE
    const incomplete = { ...body, lineCode: AIRPORT, settings: { ...current, ride } }
    expect(await staff.call(setLineSettingsCall.path, incomplete)).toMatchObject({
      code: 'BAD_REQUEST',
      responseData: { fields: ['settings.ride.rideMinutes'] },
    })
  })
})

describe('[D5.36] peak days', () => {
  beforeAll(open)

  const peakDays = async (change: object = {}) => {
    const { peakRevision: expectedRevision } = await find()
    const days = { from: '2026-11-24', until: '2026-11-26', maxPerOrder: 2 }
    return { lineCode: LINE, ...days, expectedRevision, ...change }
  }
  const add = async (change: object = {}) => staff.send(addPeakDaysCall, await peakDays(change))

  it('peak days limit an order on their days alone, until they are removed', async () => {
    const { peakRevision: expectedRevision } = await find()
    expect((await add()).code).toBe('SUCCESS')
    expect((await add({ expectedRevision })).code).toBe('SUCCESS')
    expect((await find()).peakDays).toEqual([{ from: '2026-11-24', until: '2026-11-26', maxPerOrder: 2 }])
    expect([(await buy(3, '2026-11-25')).code, (await buy(3, '2026-11-26')).code]).toEqual([
      'PEAK_LIMIT',
      // The demo sells no day tickets of that day.
      'SOLD_OUT_TYPE',
    ])
    expect((await staff.send(removePeakDaysCall, await peakDays())).code).toBe('SUCCESS')
    expect((await buy(3, '2026-11-25')).code).toBe('SUCCESS')
  })

  it.each([
    ['that end before they begin', { until: '2026-11-24' }, 'STAFF_DAYS_REVERSED'],
    ['of the past', { from: '2026-11-20' }, 'STAFF_DAY_OUT_OF_RANGE'],
    ['of no ticket', { maxPerOrder: 0 }, 'STAFF_SETTING_OUT_OF_RANGE'],
    ['of a form that was overtaken', { expectedRevision: 'before' }, 'STAFF_FORM_STALE'],
  ])('refuses peak days %s', async (_, change, code) => expect((await add(change)).code).toBe(code))

  it('refuses peak days that share a day with others', async () => {
    await add()
    expect((await add({ from: '2026-11-25', until: '2026-11-28' })).code).toBe('STAFF_PEAK_OVERLAP')
    expect((await add({ from: '2026-11-26', until: '2026-11-28' })).code).toBe('SUCCESS')
  })
})
