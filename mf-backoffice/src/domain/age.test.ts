import { ageOf } from './age'

const NOW = 1_795_000_000_000
const MINUTE = 60_000

it.each([
  [0, { unit: 'minutes', count: 0 }],
  [-5, { unit: 'minutes', count: 0 }],
  [59, { unit: 'minutes', count: 59 }],
  [60, { unit: 'hours', count: 1 }],
  [24 * 60 - 1, { unit: 'hours', count: 23 }],
  [24 * 60, { unit: 'days', days: 1, hours: 0 }],
  [76 * 60 + 30, { unit: 'days', days: 3, hours: 4 }],
])('%s minutes are %o', (minutes, age) => expect(ageOf(NOW - minutes * MINUTE, NOW)).toEqual(age))
