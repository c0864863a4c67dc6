import * as staffCalls from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database'
import { rememberRows } from '../../testing/remember-rows'
import { placeBody } from '../../testing/trip-body.request'
import type { Catalogue } from './catalogue-tables'
import { formatDifference } from './differences'
import { loadCatalogue, storedCatalogue } from './load-catalogue'
import { CatalogueFault, readCatalogue } from './read-catalogue'

let demo: TestApp
let production: TestDatabase
/** What the demo sells, as a file. */
let file: string
let emptyProduction: () => Promise<void>
beforeAll(async () => {
  demo = await buildTestApp()
  production = await openTestDatabase()
  emptyProduction = await rememberRows(production.db)
  file = JSON.stringify(await storedCatalogue(demo.db))
})
afterAll(async () => {
  await demo.close()
  await production.close()
})
/** Resets the demo and the production to their state before the first test. */
const startAnew = () => Promise.all([demo.startAnew(), emptyProduction()])

const changed = (change: (catalogue: Catalogue) => void): string => {
  const catalogue = JSON.parse(file) as Catalogue
  change(catalogue)
  return JSON.stringify(catalogue)
}
const load = async (content: string, { db } = production as Pick<TestDatabase, 'db'>, isDryRun = false) =>
  (await loadCatalogue(db, readCatalogue(content), { isDryRun, overwritesStaffChanges: false })).differences.map(
    formatDifference,
  )
const getFault = async (work: () => unknown): Promise<string> => {
  try {
    await work()
  } catch (error) {
    if (error instanceof CatalogueFault) return error.message
    throw error
  }
  throw new Error('nothing was refused')
}

describe('the catalogue is loaded from a file', () => {
  beforeEach(startAnew)

  it('a file is loaded whole into an empty database, and a second load changes nothing', async () => {
    expect(await load(file, production, true)).toContain('+ fares HKGZHO day adult 2018-10-24')
    expect((await storedCatalogue(production.db)).lines).toEqual([])
    const first = await load(file)
    expect(first).toContain('+ lines HKGZHO')
    expect(JSON.stringify(await storedCatalogue(production.db)).length).toBe(file.length)
    expect(await load(file)).toEqual([])
  })

  it('a load reports each difference and changes those rows alone, and the new fare is sold', async () => {
    const content = changed(({ fares, departure_times, lines }) => {
      const fare = fares.find(({ line_code, fare_type }) => line_code === 'HKGZHO' && fare_type === 'day')
      const adult = fares.find(
        (one) => one.line_code === 'HKGZHO' && one.fare_type === 'day' && one.passenger_type === 'adult',
      )
      if (!fare || !adult) throw new Error('no fare')
      adult.valid_to = '2026-11-24'
      fares.push({ ...adult, cents_hkd: 6800, valid_from: '2026-11-24', valid_to: null })
      departure_times.splice(
        departure_times.findIndex(({ line_code }) => line_code === 'HKGMAC'),
        1,
      )
      for (const line of lines) if (line.line_code === 'MACHKG') line.on_sale = false
    })
    const expected = [
      '~ lines MACHKG: on_sale true -> false',
      '~ fares HKGZHO day adult 2018-10-24: valid_to null -> 2026-11-24',
      '+ fares HKGZHO day adult 2026-11-24',
      '- departure_times HKGMAC 06:00',
    ]
    expect(await load(content, demo, true)).toEqual(expected)
    expect(JSON.stringify(await storedCatalogue(demo.db))).toBe(file)
    expect(await load(content, demo)).toEqual(expected)
    const member = await demo.member()
    expect((await member.call('ticket/buy.ticket', placeBody({}, 6500))).code).toBe('AMOUNT_MISMATCH')
    expect((await member.call('ticket/buy.ticket', placeBody({}, 6800))).code).toBe('SUCCESS')
  })

  it('[D4.5] a file sets how a ride connects, and the line answers it', async () => {
    const content = changed(({ airport_rides }) => {
      for (const ride of airport_rides) if (ride.line_code === 'HZICLK') ride.check_in_minutes = 90
    })
    expect(await load(content, demo)).toEqual(['~ airport_rides HZICLK: check_in_minutes 120 -> 90'])
    const { responseData } = (await demo.call('manage/query.route')).answer
    const rides = responseData.map((line: { xldm: string; ride?: object }) => [line.xldm, line.ride])
    const usual = {
      rideMinutes: 60,
      checkInMinutes: 120,
      landingMinutes: 60,
      longestWaitMinutes: 1440,
      changeLeadMinutes: 120,
    }
    expect(rides.slice(-2)).toEqual([
      ['HZICLK', { ...usual, checkInMinutes: 90 }],
      ['CLKHZI', usual],
    ])
    expect(rides.slice(0, -2).every(([, ride]: [string, object?]) => ride === undefined)).toBe(true)
  })

  it('a file without an airport line needs no table of rides', async () => {
    const content = changed((all) => {
      for (const table of ['lines', 'fares', 'departure_times'] as const)
        Object.assign(all, { [table]: all[table].filter(({ line_code }) => !/HZI|CLK/.test(line_code)) })
      all.guides = all.guides.filter(({ code }) => !/HZI|CLK/.test(code))
      Reflect.deleteProperty(all, 'airport_rides')
    })
    expect(await load(content)).toContain('+ lines HKGZHO')
    expect((await storedCatalogue(production.db)).airport_rides).toEqual([])
  })

  it('a file is loaded whole or not at all: lines and stations stay, because orders reference them', async () => {
    const content = changed((catalogue) => {
      for (const table of ['lines', 'fares', 'departure_times', 'airport_rides'] as const)
        Object.assign(catalogue, { [table]: catalogue[table].filter(({ line_code }) => !line_code.endsWith('CLK')) })
      catalogue.guides = catalogue.guides.filter(({ code }) => code !== 'HZICLK')
      for (const line of catalogue.lines) line.position += 100
    })
    expect(await getFault(() => load(content, demo))).toBe(
      'lines HZICLK is not in the file: a line is taken off sale by "on_sale": false',
    )
    expect(JSON.stringify(await storedCatalogue(demo.db))).toBe(file)
  })
})

describe('[D5.38] a file that would undo what staff changed', () => {
  beforeEach(startAnew)

  /** The day fares from 1 December on, as shown now. */
  const findFares = async (staff: TestStaff) => {
    const which = { lineCode: 'HKGZHO', fareType: 'day', from: '2026-12-01' } as const
    const { tickets } = (await staff.send(staffCalls.queryPricesCall, { lineCode: which.lineCode })).data
    const shown = tickets.find(({ fareType }) => fareType === which.fareType)
    return { ...which, expectedRevision: shown?.revision ?? '' }
  }
  const setFare = async (hkd: number) => {
    const staff = await demo.staff('supervisor')
    const amounts = { cny: 5800, hkd }
    const fares = { adult: amounts, elderly: amounts, child: amounts }
    expect((await staff.send(staffCalls.setFaresCall, { ...(await findFares(staff)), fares })).code).toBe('SUCCESS')
    return staff
  }
  const overwrite = { isDryRun: false, overwritesStaffChanges: true }

  it('a load lists the staff changes it would undo, and is refused without the option', async () => {
    await setFare(6800)
    const before = JSON.stringify(await storedCatalogue(demo.db))
    const fault = await getFault(() => load(file, demo))
    expect(fault).toMatch(
      /fares HKGZHO day adult 2018-10-24, by \S+@\S+ at 2026-11-21 10:00:00: valid_to null -> 2026-12-01/,
    )
    expect(fault).toMatch(/fares HKGZHO day child 2026-12-01, by \S+ at 2026-11-21 10:00:00: added/)
    expect(JSON.stringify(await storedCatalogue(demo.db))).toBe(before)
    const dry = await loadCatalogue(demo.db, readCatalogue(file), { isDryRun: true, overwritesStaffChanges: false })
    // Five passenger types: three of them at another fare, two of them sold until then alone.
    expect(dry.undone).toHaveLength(8)
    expect((await loadCatalogue(demo.db, readCatalogue(file), overwrite)).undone).toHaveLength(8)
    expect(JSON.stringify(await storedCatalogue(demo.db))).toBe(file)
    expect(await load(file, demo)).toEqual([])
  })

  it('a file with the same changes as staff, or with changes of other rows, is loaded (negative control)', async () => {
    await setFare(6800)
    const changedLine = JSON.stringify(await storedCatalogue(demo.db)).replace('"max_per_order":6', '"max_per_order":5')
    expect(await load(changedLine, demo)).toEqual(['~ lines HKGZHO: max_per_order 6 -> 5'])
    // From now on the file is the stored state.
    expect(await load(file, demo)).toContain('- fares HKGZHO day adult 2026-12-01')
  })

  it('changes that staff reverted are not undone (negative control)', async () => {
    const staff = await setFare(6800)
    expect((await staff.send(staffCalls.removeFaresCall, await findFares(staff))).code).toBe('SUCCESS')
    expect(await load(file, demo)).toEqual([])
  })

  it('a file without settings by date, seats by date and peak days leaves them unchanged', async () => {
    const staff = await demo.staff('supervisor')
    const [line] = (await staff.send(staffCalls.queryLineSettingsCall, {})).data.lines
    const days = { from: '2026-12-24', until: '2026-12-27', maxPerOrder: 2 }
    const which = { lineCode: 'HKGZHO', expectedRevision: line?.peakRevision ?? '' }
    expect((await staff.send(staffCalls.addPeakDaysCall, { ...which, ...days })).code).toBe('SUCCESS')
    const incomplete = changed((all) => {
      for (const table of ['dated_quotas', 'line_settings', 'peak_days', 'guides'] as const)
        Reflect.deleteProperty(all, table)
    })
    expect(await load(incomplete, demo)).toEqual([])
    expect(await getFault(() => load(file, demo))).toContain('peak_days HKGZHO 2026-12-24')
  })

  it('[A8.region.1] a file leaves areas that staff added unchanged, and a load reports those it would rename', async () => {
    const staff = await demo.staff('supervisor')
    const names = { nameZhHk: '蛇口', nameZhCn: '蛇口', nameEn: 'Shekou' }
    expect((await staff.send(staffCalls.addAreaCall, { code: 'SHK', ...names })).code).toBe('SUCCESS')
    expect(await load(file, demo)).toEqual([])
    // The columns of an added area that a file contains are read again from the file.
    expect(await load(JSON.stringify(await storedCatalogue(demo.db)), demo)).toEqual([])
    const airport = (await staff.send(staffCalls.queryAreasCall, {})).data.find(({ code }) => code === 'CLK')
    if (!airport) throw new Error('no airport')
    const renamed = { ...airport, nameEn: 'Airport', expectedRevision: airport.revision }
    expect((await staff.send(staffCalls.renameAreaCall, renamed)).code).toBe('SUCCESS')
    expect(await getFault(() => load(file, demo))).toMatch(/stations CLK, by \S+ at .*: name_en .* -> Airport/)
  })
})

describe('a file of the catalogue that is refused', () => {
  it.each<[string, (catalogue: Catalogue) => void]>([
    ['lines.0.max_per_order', ({ lines: [line] }) => Object.assign(line ?? {}, { max_per_order: 0 })],
    ['Unrecognized key: "colour"', ({ lines: [line] }) => Object.assign(line ?? {}, { colour: 'red' })],
    ['fares.0.cents_hkd', ({ fares: [fare] }) => Object.assign(fare ?? {}, { cents_hkd: 65.5 })],
    ['fares.0.valid_from', ({ fares: [fare] }) => Object.assign(fare ?? {}, { valid_from: '2026-02-30' })],
    ['valid_to is not after valid_from', ({ fares: [fare] }) => Object.assign(fare ?? {}, { valid_to: '2018-10-24' })],
    ['is there twice', ({ stations }) => stations.push(...stations.slice(0, 1))],
    ['there is no station HKG', (all) => (all.stations = all.stations.filter(({ code }) => code !== 'HKG'))],
    ['there is no line HKGZHORT', (all) => (all.lines = all.lines.filter((one) => one.line_code !== 'HKGZHORT'))],
    [
      'it is HKGZHORT',
      ({ lines }) => Object.assign(lines.find((one) => one.line_code === 'HKGZHO') ?? {}, { category: 'roundTrip' }),
    ],
    [
      'seats are of one-way lines',
      (all) => all.daily_quotas.push({ line_code: 'HKGZHORT', fare_type: 'day', capacity: 1 }),
    ],
    [
      'guides line HKGZHO: bay is refused by STAFF_GUIDE_BAY',
      ({ guides }) => {
        for (const row of guides) if (row.code === 'HKGZHO') row.content = row.content.replace('"bay":3', '"bay":9')
      },
    ],
    [
      'guides stop HKG: its content is not JSON with the fields of the kind',
      ({ guides }) => Object.assign(guides.find(({ code }) => code === 'HKG') ?? {}, { content: '{}' }),
    ],
    [
      'guides line HKGZHORT: there is no such one-way line, station or list',
      ({ guides }) => guides.push({ kind: 'line', code: 'HKGZHORT', content: '{}' }),
    ],
    [
      'end_time is not after begin_time',
      ({ departure_times: [one] }) => Object.assign(one ?? {}, { end_time: '05:00' }),
    ],
    [
      'still holds when 2026-01-01 begins',
      ({ fares }) => fares.push({ ...(fares[0] as (typeof fares)[number]), valid_from: '2026-01-01' }),
    ],
    [
      'fares HKGZHO day: from 2018-10-24 on there is none for child',
      (all) =>
        (all.fares = all.fares.filter(
          (one) => one.line_code !== 'HKGZHO' || one.fare_type !== 'day' || one.passenger_type !== 'child',
        )),
    ],
    [
      'day: from 2026-01-01 on there is none for adult',
      ({ fares }) => {
        const fare = fares.find((one) => one.fare_type === 'day' && one.passenger_type === 'adult')
        Object.assign(fare ?? {}, { valid_to: '2026-01-01' })
      },
    ],
    [
      'lines CLKHZI: a line of the airport has a row in airport_rides',
      (all) => (all.airport_rides = all.airport_rides.filter(({ line_code }) => line_code !== 'CLKHZI')),
    ],
    [
      'airport_rides HKGZHO: it is no line of the airport',
      (all) =>
        all.airport_rides.push({
          ...(all.airport_rides[0] as (typeof all.airport_rides)[number]),
          line_code: 'HKGZHO',
        }),
    ],
    [
      'airport_rides HZIHKG: there is no line HZIHKG',
      (all) =>
        all.airport_rides.push({
          ...(all.airport_rides[0] as (typeof all.airport_rides)[number]),
          line_code: 'HZIHKG',
        }),
    ],
    [
      'peak_days HKGZHO 2026-12-24: valid_to is not after valid_from',
      ({ peak_days }) =>
        peak_days.push({ line_code: 'HKGZHO', valid_from: '2026-12-24', valid_to: '2026-12-24', max_per_order: 2 }),
    ],
    [
      'line_settings HKGZHO 2026-12-24: minutes are of lines of the airport, all of them',
      ({ line_settings, lines: [line], airport_rides: [ride] }) => {
        if (!line || !ride) throw new Error('no line')
        const { route_code, category, origin_code, destination_code, position, ...settings } = line
        line_settings.push({ ...ride, ...settings, valid_from: '2026-12-24' })
      },
    ],
    ['airport_rides.0.ride_minutes', ({ airport_rides: [ride] }) => Object.assign(ride ?? {}, { ride_minutes: 0 })],
    [
      'longest_wait_minutes is less than landing_minutes',
      ({ airport_rides: [ride] }) => Object.assign(ride ?? {}, { longest_wait_minutes: 59 }),
    ],
  ])('a file of the catalogue is refused: %s', async (message, change) => {
    expect(await getFault(() => readCatalogue(changed(change)))).toContain(message)
  })

  it('a file of the catalogue that is no JSON is refused', async () => {
    expect(await getFault(() => readCatalogue('{'))).toContain('It is not JSON')
  })
})
