import { DEFAULT_RIDE } from '@shuttle/domain'
import { changedSettings, checkSettings, settingsInForce } from './sale-settings'

const BUS = { isOnSale: true, onlineConcession: true, maxPerOrder: 6, maxChildren: 1, windowDays: 14 }
const AIRPORT = { ...BUS, ride: DEFAULT_RIDE }

describe('[D5.37] settings of a line', () => {
  const check = (change: object, isAirport = true) =>
    checkSettings({ ...AIRPORT, from: '2026-11-22', ...change }, { isAirport, today: '2026-11-21' })

  it('the settings of a line have each error at its field', () => {
    expect([check({}), check({ ride: undefined }, false)]).toEqual([{}, {}])
    expect(check({ ride: { ...DEFAULT_RIDE, rideMinutes: Number.NaN } })).toEqual({
      'ride.rideMinutes': 'STAFF_SETTING_OUT_OF_RANGE',
    })
    for (const maxPerOrder of [Number.NaN, 0, 6.5])
      expect(check({ maxPerOrder })).toEqual({ maxPerOrder: 'STAFF_SETTING_OUT_OF_RANGE' })
    for (const from of ['', '2026-11-20', '20260-11-22'])
      expect(check({ from })).toEqual({ from: 'STAFF_DAY_OUT_OF_RANGE' })
  })

  it('names the changed settings, which apply from their day on', () => {
    const after = { ...AIRPORT, isOnSale: false, ride: { ...DEFAULT_RIDE, checkInMinutes: 90 } }
    expect(changedSettings(AIRPORT, after)).toEqual([
      { name: 'isOnSale', before: true, after: false },
      { name: 'checkInMinutes', before: 120, after: 90 },
    ])
    const dated = [
      { ...BUS, from: undefined },
      { ...BUS, from: '2026-12-01' },
    ]
    expect(['2026-11-30', '2026-12-01'].map((day) => settingsInForce(dated, day)?.from)).toEqual([
      undefined,
      '2026-12-01',
    ])
  })
})
