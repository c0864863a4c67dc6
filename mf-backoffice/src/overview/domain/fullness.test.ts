import { fullnessOf } from './fullness'

it.each([
  [
    { sold: 0, capacity: 40 },
    { left: 40, percent: 0, level: 'free' },
  ],
  [
    { sold: 35, capacity: 40 },
    { left: 5, percent: 88, level: 'free' },
  ],
  [
    { sold: 36, capacity: 40 },
    { left: 4, percent: 90, level: 'few' },
  ],
  [
    { sold: 1999, capacity: 2000 },
    { left: 1, percent: 99, level: 'few' },
  ],
  [
    { sold: 40, capacity: 40 },
    { left: 0, percent: 100, level: 'full' },
  ],
  [
    { sold: 3, capacity: 0 },
    { left: 0, percent: 100, level: 'full' },
  ],
] as const)('the fullness of %o is %o', (seats, fullness) => expect(fullnessOf(seats)).toEqual(fullness))
