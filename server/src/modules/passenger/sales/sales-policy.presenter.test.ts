import { rulesOfLine, SALES_PRESET } from '@shuttle/domain'
import { querySalesPolicyCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { readSalesPolicy } from './sales-policy.repository'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const queryPolicy = async (lineCode: string) => (await site.call('manage/query.sales.policy', { lineCode })).answer
const sorted = (rules: readonly object[]) => rules.map((rule) => JSON.stringify(rule)).sort()

describe('the sales policy', () => {
  it('[P9.date.1] the sales policy of a new database is the preset of the domain, row for row', async () => {
    const [stored, preset] = [await readSalesPolicy(site.db), SALES_PRESET]
    const plain = (rules: typeof preset) => sorted(rules.map((rule) => Object.fromEntries(Object.entries(rule).sort())))
    expect(plain(stored)).toEqual(plain(preset))
  })

  it('the sales policy is answered by line: its rules, and how it is sold', async () => {
    const answer = await queryPolicy('HKGZHO')
    expect(z.safeParse(querySalesPolicyCall.answer, answer).error).toBeUndefined()
    expect(answer.responseData.rules).toHaveLength(rulesOfLine(SALES_PRESET, 'HKGZHO').length)
    expect(answer.responseData.rules).toContainEqual({
      kind: 'restricts',
      feeTypes: ['2', '3'],
      aboveLevel: 0,
      need: '',
      notice: '',
      appliesTo: ['MAC', 'ZHO'],
      dateFrom: '',
      dateTo: '2023-02-13',
    })
    const settings = { maxPerOrder: 6, maxChildren: 1, bookingWindowDays: 14, onlineConcession: true, peakDays: [] }
    expect(answer.responseData).toMatchObject(settings)
  })

  it('[D1.4] the sales policy has peak days until they are over', async () => {
    const peak = { line_code: 'HKGMAC', max_per_order: 2 }
    const over = { ...peak, valid_from: '2026-11-19', valid_to: '2026-11-21' }
    const coming = { ...peak, valid_from: '2026-11-21', valid_to: '2026-11-22' }
    await site.db.insertInto('peak_days').values([over, coming]).execute()
    expect((await queryPolicy('HKGMAC')).responseData.peakDays).toEqual([
      { dateFrom: '2026-11-21', dateTo: '2026-11-22', maxPerOrder: 2 },
    ])
  })

  it('[D9.23] the sales policy has the passenger types with a fare from today on, before a day is chosen', async () => {
    const findPassengerTypesSold = async () => (await queryPolicy('ZHOHKG')).responseData.ticketTypes
    const until = (type: 'student' | 'infant', day: string | null) =>
      site.db
        .updateTable('fares')
        .set({ valid_to: day })
        .where('line_code', '=', 'ZHOHKG')
        .where('passenger_type', '=', type)
        .execute()
    expect(await findPassengerTypesSold()).toEqual(['00', '02', '01', '05', '04'])
    await until('student', '2026-11-21')
    await until('infant', '2026-11-22')
    expect(await findPassengerTypesSold()).toEqual(['00', '02', '01', '04'])
    await until('student', null)
    expect(await findPassengerTypesSold()).toEqual(['00', '02', '01', '05', '04'])
  })

  const leave = (seats_left: number, lineCode: string, date: string, ...fareTypes: ('day' | 'night')[]) =>
    site.db
      .insertInto('quotas')
      .values(
        fareTypes.map((fare_type) => ({
          line_code: lineCode,
          fare_type,
          travel_date: date,
          capacity: 100,
          seats_left,
        })),
      )
      .onConflict((conflict) => conflict.columns(['line_code', 'fare_type', 'travel_date']).doUpdateSet({ seats_left }))
      .execute()
  const sellOut = (lineCode: string, date: string, ...fareTypes: ('day' | 'night')[]) =>
    leave(0, lineCode, date, ...fareTypes)

  describe('[D9.26] fares of the days on sale, before one is chosen', () => {
    /** By fee type: the cents of a ticket type, or lowest and highest where they differ. */
    const findFares = async (lineCode: string, ticketType = '00') => {
      const rows = (await queryPolicy(lineCode)).responseData.fareRanges as Record<string, string | number>[]
      return Object.fromEntries(
        rows
          .filter((row) => row.ticketType === ticketType)
          .map(({ feeType, lowest, highest }) => [feeType, lowest === highest ? lowest : [lowest, highest]]),
      )
    }
    /** Another adult fare of a line on some days, replacing its own. */
    const sellAt = async (cents: number, lineCode: string, fareType: 'day' | 'night', from: string, to: string) => {
      const usual = await site.db
        .updateTable('fares')
        .set({ valid_to: from })
        .where('line_code', '=', lineCode)
        .where('fare_type', '=', fareType)
        .where('passenger_type', '=', 'adult')
        .where('valid_to', 'is', null)
        .returningAll()
        .executeTakeFirstOrThrow()
      await site.db
        .insertInto('fares')
        .values([
          { ...usual, cents_cny: cents, cents_hkd: cents, valid_from: from, valid_to: to },
          { ...usual, valid_from: to, valid_to: null },
        ])
        .execute()
    }

    it('the fare of each fee type and ticket type is in the currency of the line', async () => {
      expect(await findFares('HKGMACRT')).toEqual({ 2: 6500, 3: 7000 })
      expect(await findFares('HKGMACRT', '02')).toEqual({ 2: 3300, 3: 3500 })
      expect(await findFares('HKGMACRT', '04')).toEqual({ 2: 0, 3: 0 })
      expect(await findFares('ZHOHKGRT')).toEqual({ 2: 5800, 3: 6300 })
    })

    it('the fare is the lowest and the highest where they differ within the booking window', async () => {
      await sellAt(5000, 'ZHOHKGRT', 'day', '2026-12-05', '2026-12-06')
      await sellAt(100, 'ZHOHKGRT', 'night', '2026-12-06', '2026-12-07')
      expect(await findFares('ZHOHKGRT')).toEqual({ 2: [5000, 5800], 3: 6300 })
    })

    it('the fare counts no day that is sold out, and no night that is over', async () => {
      await sellAt(4000, 'ZHOHKG', 'day', '2026-11-24', '2026-11-25')
      expect(await findFares('ZHOHKG')).toEqual({ 2: [4000, 5800], 3: 6300 })
      await sellOut('ZHOHKG', '2026-11-24', 'day', 'night')
      await sellAt(4000, 'ZHOHKG', 'night', '2026-11-21', '2026-11-22')
      expect(await findFares('ZHOHKG')).toEqual({ 2: 5800, 3: 6300 })
    })

    it('[D11.calendar.3] each day has its lowest adult fare, of the ticket types that still have seats', async () => {
      const findDayFares = async () => {
        const days = (await queryPolicy('MACHKG')).responseData.dayFares as { date: string; lowest: number }[]
        return Object.fromEntries(days.map(({ date, lowest }) => [date, lowest]))
      }
      const before = await findDayFares()
      const [day, night] = [before['2026-11-30'], (await findFares('MACHKG'))[3]]
      expect(Object.keys(before)).toContain('2026-12-05')
      expect(Object.keys(before)).not.toContain('2026-12-06')
      await sellOut('MACHKG', '2026-11-30', 'day')
      await sellOut('MACHKG', '2026-12-01', 'day', 'night')
      const after = await findDayFares()
      expect(day).toBeLessThan(night as number)
      expect([after['2026-11-30'], after['2026-12-01'], after['2026-12-02']]).toEqual([night, undefined, day])
    })

    it('the fare is missing for a fee type that the policy sells on no day of the window', async () => {
      expect(Object.keys(await findFares('HKGZHO'))).toEqual(['2', '3'])
      expect(
        await site.db.selectFrom('fares').select('fare_type').where('fare_type', '=', 'reserved').execute(),
      ).not.toEqual([])
    })
  })

  it('[D11.calendar.2] few seats are the most of a ticket type, on days on which every type has few or none', async () => {
    const findFew = async (lineCode: string) => (await queryPolicy(lineCode)).responseData
    await leave(20, 'ZHOHKG', '2026-11-29', 'day')
    await leave(9, 'ZHOHKG', '2026-11-29', 'night')
    await leave(21, 'ZHOHKG', '2026-11-30', 'day', 'night')
    await leave(3, 'ZHOHKG', '2026-12-01', 'day')
    await sellOut('ZHOHKG', '2026-12-01', 'night')
    const few = [
      { date: '2026-11-29', seatsLeft: 20 },
      { date: '2026-12-01', seatsLeft: 3 },
    ]
    const isOfTest = ({ date }: { date: string }) => ['2026-11-29', '2026-11-30', '2026-12-01'].includes(date)
    expect(((await findFew('ZHOHKG')).fewSeats as typeof few).filter(isOfTest)).toEqual(few)
    expect(((await findFew('HKGZHORT')).fewReturnSeats as typeof few).filter(isOfTest)).toEqual(few)
  })

  describe('sold-out days, before any of them is selected', () => {
    const findSoldOut = async (lineCode: string) => {
      const { soldOutDates, soldOutReturnDates } = (await queryPolicy(lineCode)).responseData
      return { soldOutDates, soldOutReturnDates }
    }

    it('sold-out days have no seat of any ticket type on sale', async () => {
      const before = (await findSoldOut('HKGMAC')).soldOutDates as string[]
      await sellOut('HKGMAC', '2026-11-26', 'day', 'night')
      await sellOut('HKGMAC', '2026-11-27', 'day')
      await sellOut('HKGMAC', '2026-12-06', 'day', 'night')
      expect((await findSoldOut('HKGMAC')).soldOutDates).toEqual([...before, '2026-11-26'].sort())
    })

    it('sold-out days exclude a day whose last ticket type is over, such as today at noon without night ticket', async () => {
      await sellOut('ZHOHKG', '2026-11-21', 'night')
      expect((await findSoldOut('ZHOHKG')).soldOutDates).not.toContain('2026-11-21')
      await sellOut('ZHOHKG', '2026-11-21', 'day')
      expect((await findSoldOut('ZHOHKG')).soldOutDates).toContain('2026-11-21')
    })

    it('sold-out days are answered for both rides of a round trip, and for one ride of a one-way line', async () => {
      await sellOut('MACHKG', '2026-11-28', 'day', 'night')
      expect((await findSoldOut('HKGMACRT')).soldOutDates).not.toContain('2026-11-28')
      expect((await findSoldOut('HKGMACRT')).soldOutReturnDates).toContain('2026-11-28')
      expect((await findSoldOut('MACHKG')).soldOutDates).toContain('2026-11-28')
      expect((await findSoldOut('MACHKG')).soldOutReturnDates).toEqual([])
    })

    it('sold-out days have only full departures, where only reserved departures are sold', async () => {
      site.clock.set(Date.parse('2023-01-10T09:00:00+08:00'))
      const times = await site.db.selectFrom('departure_times').selectAll().where('line_code', '=', 'HKGZHO').execute()
      const full = times.map((row) => ({
        ...row,
        travel_date: '2023-01-12',
        sold: row.capacity,
        state: 'open' as const,
      }))
      await site.db.insertInto('departures').values(full).execute()
      const { soldOutDates } = await findSoldOut('HKGZHO')
      expect(soldOutDates).toContain('2023-01-12')
      expect(soldOutDates).not.toContain('2023-01-13')
      site.clock.set(TEST_NOW)
    })
  })

  it('days of an unknown line are refused', async () =>
    expect((await queryPolicy('HKGQQQ')).code).toBe('LINE_NOT_FOUND'))
})
