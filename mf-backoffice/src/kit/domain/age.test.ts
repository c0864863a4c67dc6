import { minutesSince, toAge } from './age'

const NOW = 1_795_000_000_000

it.each([
  [0, 0],
  [-300_000, 0],
  [59_999, 0],
  [60_000, 1],
])('%s ms ago are %s whole minutes', (ago, minutes) => expect(minutesSince(NOW - ago, NOW)).toBe(minutes))

it.each([
  [0, { unit: 'minutes', minutes: 0 }],
  [59, { unit: 'minutes', minutes: 59 }],
  [60, { unit: 'hours', hours: 1, minutes: 0 }],
  [24 * 60 - 1, { unit: 'hours', hours: 23, minutes: 59 }],
  [24 * 60, { unit: 'days', days: 1, hours: 0 }],
  [76 * 60 + 30, { unit: 'days', days: 3, hours: 4 }],
])('%s minutes are %o', (minutes, age) => expect(toAge(minutes)).toEqual(age))
