import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const HERE = resolve(__dirname, '..')

interface Phone {
  /** Local hour of the phone. */
  hour: number
  shown: unknown
}

/**
 * Results for the same departures on phones in one time zone after another. The modules are loaded in the first zone.
 */
const onPhoneIn = (...zones: string[]): Phone[] => {
  const script = `
    import { connectionWindow, DEFAULT_RIDE } from '@shuttle/domain'
    import { connectingDays } from './domain/connecting-days'
    import { departureOptions, findBestFit } from './domain/departure-options'
    import { aDeparture, after, moment, towards } from './testing/some-departures'
    const phones = ${JSON.stringify(zones)}.map((zone) => {
      process.env.TZ = zone
      const window = connectionWindow('fromAirport', moment('2026-11-30 23:15'), DEFAULT_RIDE)
      const shown = [towards('2026-12-01 02:30'), after('2026-11-30 22:30')].map((connection) => {
        const departures = ['2026-11-30 23:00', '2026-11-30 23:30', '2026-11-30 23:31', '2026-12-01 00:00'].map((at) => aDeparture(at))
        const options = departureOptions(departures, connection, { seats: 1 }, moment('2026-11-30 23:00'))
        return [options.map(({ refusal }) => refusal ?? 'open'), findBestFit(options, connection.direction)?.departure.beginTime]
      })
      const days = connectingDays('2026-11-30', window, { first: '2026-11-30', last: '2026-12-14' })
      return { hour: new Date(0).getHours(), shown: [shown, days] }
    })
    console.log(JSON.stringify(phones))`
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: HERE,
    env: { ...process.env, TZ: zones[0] },
    encoding: 'utf8',
  })
  return JSON.parse(output) as Phone[]
}

it('[D4.5] phones in New York and Auckland show what one in Hong Kong shows', () => {
  const phones = onPhoneIn('America/New_York', 'Pacific/Auckland', 'Asia/Hong_Kong')
  // The time zones really differ: local hours of midnight 1 January 1970 UTC.
  expect(phones.map(({ hour }) => hour)).toEqual([19, 12, 8])
  const expected = [
    [
      [['DEPARTED', 'open', 'TOO_LATE_FOR_CHECK_IN', 'TOO_LATE_FOR_CHECK_IN'], '23:30'],
      [['DEPARTED', 'open', 'open', 'open'], '00:00'],
    ],
    ['2026-11-30', '2026-12-01'],
  ]
  expect(phones.map(({ shown }) => shown)).toEqual([expected, expected, expected])
})
