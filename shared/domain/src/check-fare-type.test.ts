import { checkFareType, offeredFareTypes, TIME_MODES, timeChoices } from './check-fare-type'
import { toInstant } from './civil-date'
import type { FareType } from './fare-type'
import { SALES_PRESET } from './sales-presets'

const offered = (lineCode: string, date: string) => offeredFareTypes(SALES_PRESET, lineCode, date)
const refusal = (lineCode: string, date: string, fareType: FareType, level: number | undefined) =>
  checkFareType(SALES_PRESET, { lineCode, date, fareType, level })

it('[P4.time.1] TIME_MODES lists 0 day, 1 night, 2 reserved departure', () =>
  expect(TIME_MODES).toEqual(['day', 'night', 'reserved']))

describe('[P5.dates.4, D1.16] the fare types on sale for a day of travel', () => {
  it.each([
    ['2023-01-22', ['reserved']],
    ['2023-01-23', ['day', 'night', 'reserved']],
    ['2023-02-12', ['day', 'night', 'reserved']],
    ['2023-02-13', ['day', 'night']],
    ['2026-11-21', ['day', 'night']],
  ])('[P9.date.1] the fare types on sale for a day of travel for %s lists %j', (date, expected) => {
    expect(offered('HKGZHO', date)).toEqual(expected)
    expect(offered('MACHKGRT', date)).toEqual(expected)
  })
  it.each(['2023-01-22', '2026-11-21'])('sells the airport line by departures on %s', (date) => {
    expect(offered('HZICLK', date)).toEqual(['reserved'])
    expect(offered('CLKHZI', date)).toEqual(['reserved'])
  })
  it('lists nothing without a rule of sale', () => expect(offeredFareTypes([], 'HKGZHO', '2026-11-21')).toEqual([]))
})

describe('[P5.dates.5, P6.level.1] refuses day and night tickets to level 0 or below before the cutoff date', () => {
  it.each<[string, string, FareType, number | undefined, string | undefined]>([
    ['HKGZHO', '2023-02-12', 'day', 0, 'MEMBERS_ONLY_FARE'],
    ['HKGMAC', '2023-02-12', 'night', 0, 'MEMBERS_ONLY_FARE'],
    ['ZHOHKGRT', '2023-02-12', 'day', -1, 'MEMBERS_ONLY_FARE'],
    ['HKGZHO', '2023-02-12', 'day', 1, undefined],
    ['HKGZHO', '2023-02-12', 'day', undefined, undefined],
    ['HKGZHO', '2023-02-12', 'reserved', 0, undefined],
    ['HKGZHO', '2023-02-13', 'day', 0, undefined],
    ['HKGZHO', '2023-02-13', 'reserved', 1, 'FARE_NOT_ON_SALE'],
    ['HKGZHO', '2023-01-22', 'day', 1, 'FARE_NOT_ON_SALE'],
    ['HZICLK', '2023-02-12', 'reserved', 0, undefined],
  ])('checks %s on %s, %s, level %p: %p', (lineCode, date, fareType, level, expected) => {
    expect(refusal(lineCode, date, fareType, level)).toBe(expected)
  })
})

describe('[P4.time.2] the fare type that is preselected', () => {
  const preset = (date: string, at: string, level: number | undefined) =>
    timeChoices(SALES_PRESET, { lineCode: 'HKGMAC', date, level }, toInstant('2023-02-12', at)).preset
  it.each([
    ['2023-02-12', '05:59:59', 1, 'night'],
    ['2023-02-12', '06:00:00', 1, 'day'],
    ['2023-02-13', '05:59:59', 1, 'day'],
    ['2023-02-12', '06:00:00', 0, 'reserved'],
    ['2023-02-13', '06:00:00', 0, 'day'],
    ['2023-01-22', '06:00:00', 1, 'reserved'],
  ])('the fare type that is preselected for %s at %s and level %d is %s', (date, at, level, expected) =>
    expect(preset(date, at, level)).toBe(expected),
  )

  it('the fare type that is preselected has a reason for each refused fare type on sale', () => {
    const choices = timeChoices(SALES_PRESET, { lineCode: 'HKGMAC', date: '2023-02-12', level: 0 }, 0)
    expect(choices.offered).toEqual(['day', 'night', 'reserved'])
    expect(choices.refusals).toEqual({ day: 'MEMBERS_ONLY_FARE', night: 'MEMBERS_ONLY_FARE' })
  })
  it('the fare type that is preselected is undefined where nothing is sold', () =>
    expect(timeChoices([], { lineCode: 'HKGMAC', date: '2023-02-12', level: 1 }, 0).preset).toBeUndefined())
})
