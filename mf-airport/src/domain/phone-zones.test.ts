import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const HERE = resolve(__dirname, '..')

/** What a phone in a zone makes of the same departures; the first line is its own idea of the hour. */
const onPhoneIn = (zone: string): { hour: number; shown: unknown } => {
  const script = `
    import { connectionWindow, DEFAULT_RIDE } from '@shuttle/domain'
    import { connectingDays } from './domain/connecting-days'
    import { departureOptions, findBestFit } from './domain/departure-options'
    import { aDeparture, after, moment, towards } from './testing/some-departures'
    const window = connectionWindow('fromAirport', moment('2026-11-30 23:15'), DEFAULT_RIDE)
    const shown = [towards('2026-12-01 02:30'), after('2026-11-30 22:30')].map((connection) => {
      const departures = ['2026-11-30 23:00', '2026-11-30 23:30', '2026-11-30 23:31', '2026-12-01 00:00'].map((at) => aDeparture(at))
      const options = departureOptions(departures, connection, { seats: 1 }, moment('2026-11-30 23:00'))
      return [options.map(({ refusal }) => refusal ?? 'open'), findBestFit(options, connection.direction)?.departure.beginTime]
    })
    const days = connectingDays('2026-11-30', window, { first: '2026-11-30', last: '2026-12-14' })
    console.log(JSON.stringify({ hour: new Date(0).getHours(), shown: [shown, days] }))`
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: HERE,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
  return JSON.parse(output) as { hour: number; shown: unknown }
}

it('[D4.5] phones in New York and Auckland show what one in Hong Kong shows', () => {
  const phones = ['Asia/Hong_Kong', 'America/New_York', 'Pacific/Auckland'].map(onPhoneIn)
  // The zones are really others: midnight of 1970 in Greenwich was at these hours.
  expect(phones.map(({ hour }) => hour)).toEqual([8, 19, 12])
  expect(phones[1]?.shown).toEqual(phones[0]?.shown)
  expect(phones[2]?.shown).toEqual(phones[0]?.shown)
  expect(phones[0]?.shown).toEqual([
    [
      [['DEPARTED', 'open', 'TOO_LATE_FOR_CHECK_IN', 'TOO_LATE_FOR_CHECK_IN'], '23:30'],
      [['DEPARTED', 'open', 'open', 'open'], '00:00'],
    ],
    ['2026-11-30', '2026-12-01'],
  ])
})
