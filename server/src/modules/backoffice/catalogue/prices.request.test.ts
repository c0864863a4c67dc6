import type { FareType } from '@shuttle/domain'
import { queryPricesCall, removeFaresCall, setFaresCall, setQuotaCall } from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'
import { placeBody } from '../../../testing/trip-body.request'

const LINE = 'HKGZHO'
/** The clock of the tests is at 21 November 2026. */
const [YESTERDAY, TODAY, DAY] = ['2026-11-20', '2026-11-21', '2026-11-24']

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

const queryPrices = async () => (await staff.send(queryPricesCall, { lineCode: LINE })).data
const findTicket = async () => {
  const ticket = (await queryPrices()).tickets.find(({ fareType }) => fareType === 'day')
  if (!ticket) throw new Error('no day tickets')
  return ticket
}
const which = { lineCode: LINE, fareType: 'day' as FareType, from: DAY }
const faresFrom = (hkd: number) => ({
  adult: { cny: 5800, hkd },
  elderly: { cny: 2900, hkd: 3300 },
  child: { cny: 2900, hkd: 3300 },
})
const setFares = async (change: object = {}) => {
  const { revision: expectedRevision } = await findTicket()
  return staff.send(setFaresCall, { ...which, fares: faresFrom(6800), expectedRevision, ...change })
}
const pays = async (date: string) =>
  (await site.call('ticket/query.line.ticket.price', { lineCode: LINE, buyDate: date })).answer.responseData?.find(
    (row: { feeType: string }) => row.feeType === '2',
  )?.adultHKD
const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[D5.34] prices by date', () => {
  beforeEach(open)

  it('a new price is paid from its day on, and no day earlier', async () => {
    expect((await setFares()).code).toBe('SUCCESS')
    expect([await pays('2026-11-23'), await pays(DAY)]).toEqual(['65.00', '68.00'])
    const event = await lastAuditEvent()
    expect(event).toMatchObject({ action: 'price.edit', object_kind: 'line', object_id: LINE, outcome: 'done' })
    expect(JSON.parse(event.before)).toMatchObject({ fareType: 'day', from: DAY, fares: { adult: { hkd: 6500 } } })
    expect(JSON.parse(event.after)).toMatchObject({ fareType: 'day', from: DAY, fares: { adult: { hkd: 6800 } } })
    const { fares } = await findTicket()
    expect(fares.filter(({ type }) => type === 'adult')).toEqual([
      { type: 'adult', cny: 5800, hkd: 6500, from: '2018-10-24', until: DAY },
      { type: 'adult', cny: 5800, hkd: 6800, from: DAY, until: undefined },
    ])
  })

  it('a placed order stays at its price, and a later one is placed at the new price', async () => {
    const member = await site.member()
    const placed = await member.call('ticket/buy.ticket', placeBody({}, 6500))
    await setFares({ from: TODAY })
    const order = await site.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect([placed.code, order.due_cents]).toEqual(['SUCCESS', 6500])
    const another = await site.member()
    expect((await another.call('ticket/buy.ticket', placeBody({}, 6500))).code).toBe('AMOUNT_MISMATCH')
    expect((await another.call('ticket/buy.ticket', placeBody({}, 6800))).code).toBe('SUCCESS')
  })

  it('changes and removes a price that has not begun, and refuses to remove one that has', async () => {
    await setFares()
    await setFares({ fares: faresFrom(6900) })
    expect(await pays(DAY)).toBe('69.00')
    const { revision: expectedRevision } = await findTicket()
    const remove = async (from: string) =>
      (await staff.send(removeFaresCall, { ...which, from, expectedRevision })).code
    expect(await remove(TODAY)).toBe('STAFF_FARE_BEGUN')
    expect([await remove(DAY), await remove(DAY)]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await pays(DAY)).toBe('65.00')
  })

  it('accepts the same edit a second time, and changes nothing', async () => {
    const { revision: expectedRevision } = await findTicket()
    const first = await setFares({ expectedRevision })
    const second = await setFares({ expectedRevision })
    expect([second.code, second.data]).toEqual(['SUCCESS', first.data])
    expect((await setFares({ expectedRevision, fares: faresFrom(7000) })).code).toBe('STAFF_FORM_STALE')
  })
})

describe('[D5.34] a price that is refused changes nothing', () => {
  beforeAll(open)

  const { child, ...withoutChild } = faresFrom(6500)
  it.each<[string, object, string, string[]]>([
    ['a day that is over', { from: YESTERDAY }, 'STAFF_DAY_OUT_OF_RANGE', ['from']],
    ['nothing', { fares: faresFrom(0) }, 'STAFF_FARE_ZERO', ['adult.hkd']],
    ['no child', { fares: withoutChild }, 'STAFF_FARE_MISSING', ['child.cny', 'child.hkd']],
    ['a line that is not there', { lineCode: 'MACZHO' }, 'LINE_NOT_FOUND', []],
    ['day tickets of the airport', { lineCode: 'HZICLK' }, 'FARE_NOT_ON_SALE', []],
    ['a form that was overtaken', { expectedRevision: 'before' }, 'STAFF_FORM_STALE', []],
  ])('a price for %s is refused, and nothing is changed', async (_, change, code, fields) => {
    const before = await queryPrices()
    const answer = await setFares(change)
    expect([answer.code, answer.fields ?? []]).toEqual([code, fields])
    expect(await queryPrices()).toEqual(before)
  })

  it('a price without an amount, of another passenger type or of another ticket type is a bad request', async () => {
    const body = { ...which, fares: faresFrom(6500), expectedRevision: '' }
    const set = async (change: object) => {
      const { code, responseData } = await staff.call(setFaresCall.path, { ...body, ...change })
      return [code, responseData.fields]
    }
    expect(await set({ fares: { adult: { cny: 5800 } } })).toEqual(['BAD_REQUEST', ['fares.adult.hkd']])
    expect(await set({ fares: { dog: { cny: 5800, hkd: 6500 } } })).toEqual(['BAD_REQUEST', ['fares']])
    expect(await set({ fareType: '2' })).toEqual(['BAD_REQUEST', ['fareType']])
  })
})

const setQuota = async (change: object = {}) => {
  const expectedRevision = (await findTicket()).quota?.revision ?? ''
  return staff.send(setQuotaCall, { ...which, until: '2026-11-26', seats: 3, expectedRevision, ...change })
}
const seatsLeft = async (date: string) =>
  (await site.call('ticket/query.line.ticket.price', { lineCode: LINE, buyDate: date })).answer.responseData[0]
    .seatsLeft

describe('[D5.35] seats a day by date', () => {
  beforeEach(open)

  const buy = async (date: string, adults: number) =>
    (await site.member()).call('ticket/buy.ticket', {
      ...placeBody({ date, adult: adults }, 6500 * adults),
      timestamp: Math.floor(site.clock.now() / 1000),
    })

  it('passengers find the set seats on those days, counted before or not', async () => {
    expect((await buy(DAY, 2)).code).toBe('SUCCESS')
    expect((await setQuota()).code).toBe('SUCCESS')
    const days = ['2026-11-23', DAY, '2026-11-25', '2026-11-27']
    expect(await Promise.all(days.map(seatsLeft))).toEqual([2000, 1, 3, 2000])
    expect((await buy(DAY, 2)).code).toBe('SEATS_SHORT')
    expect((await buy(DAY, 1)).code).toBe('SUCCESS')
  })

  it('counts the set seats of a day that is not on sale yet when it is', async () => {
    expect((await setQuota({ from: '2027-06-01', until: undefined })).code).toBe('SUCCESS')
    site.clock.set(Date.parse('2027-06-10T10:00:00+08:00'))
    expect(await seatsLeft('2027-06-12')).toBe(3)
    expect((await buy('2027-06-12', 4)).code).toBe('SEATS_SHORT')
    expect((await buy('2027-06-12', 3)).code).toBe('SUCCESS')
    expect(await seatsLeft('2027-06-12')).toBe(0)
  })

  it('refuses fewer seats than were sold, with the least number and its day', async () => {
    await buy('2026-11-25', 3)
    const { quota } = await findTicket()
    const body = { ...which, until: '2026-11-26', seats: 2, expectedRevision: quota?.revision }
    const refused = await staff.call(setQuotaCall.path, body)
    expect([refused.code, refused.responseData]).toEqual(['STAFF_QUOTA_BELOW_SOLD', { least: 3, date: '2026-11-25' }])
    expect(await seatsLeft(DAY)).toBe(2000)
    expect((await setQuota({ seats: 3 })).code).toBe('SUCCESS')
    expect([await seatsLeft(DAY), await seatsLeft('2026-11-25')]).toEqual([3, 0])
  })

  it('restores the usual seats without a number; a day of no seats is sold out', async () => {
    await setQuota({ seats: 0 })
    expect((await buy(DAY, 1)).code).toMatch(/^SOLD_OUT/)
    expect((await setQuota({ seats: undefined })).code).toBe('SUCCESS')
    expect(await seatsLeft(DAY)).toBe(2000)
    expect((await findTicket()).quota?.steps).toEqual([])
  })
})

describe('[D5.35] seats a day that are refused change nothing', () => {
  beforeAll(open)

  it.each([
    ['less than no seat', { seats: -1 }, 'STAFF_QUOTA_INVALID'],
    ['a day that is over', { from: YESTERDAY }, 'STAFF_DAY_OUT_OF_RANGE'],
    ['an end before the beginning', { until: '2026-11-23' }, 'STAFF_DAYS_REVERSED'],
    ['reserved departures', { fareType: 'reserved' }, 'STAFF_QUOTA_NOT_COUNTED'],
    ['a line of two ways', { lineCode: 'HKGZHORT' }, 'STAFF_QUOTA_NOT_COUNTED'],
    ['a form that was overtaken', { expectedRevision: 'before' }, 'STAFF_FORM_STALE'],
  ])('seats a day are refused for %s', async (_, change, code) => {
    expect((await setQuota(change)).code).toBe(code)
    expect(await seatsLeft(DAY)).toBe(2000)
  })
})
