import { connectionWindow, DEFAULT_RIDE, toInstant } from '@shuttle/domain'
import { connectingDays } from './connecting-days'

const ON_SALE = { first: '2026-11-21', last: '2026-12-05' }
const days = (direction: 'toAirport' | 'fromAirport', chosen: string, date: string, time: string) =>
  connectingDays(chosen, connectionWindow(direction, toInstant(date, time), DEFAULT_RIDE), ON_SALE)

it.each([
  ['in the afternoon', '2026-11-24', '2026-11-24', '14:00', ['2026-11-24']],
  ['at nine: six hours before lie within the day', '2026-11-24', '2026-11-24', '09:00', ['2026-11-24']],
  [
    'one minute before: the evening before connects as well',
    '2026-11-24',
    '2026-11-24',
    '08:59',
    ['2026-11-23', '2026-11-24'],
  ],
  [
    'after midnight, chosen for the day of the flight',
    '2026-11-24',
    '2026-11-24',
    '01:00',
    ['2026-11-23', '2026-11-24'],
  ],
  ['after midnight, chosen for the evening before', '2026-11-23', '2026-11-24', '01:00', ['2026-11-23']],
  ['early, chosen for the evening before', '2026-11-23', '2026-11-24', '04:00', ['2026-11-23', '2026-11-24']],
  ['early on the first of a month', '2026-12-01', '2026-12-01', '02:30', ['2026-11-30', '2026-12-01']],
  ['days later: the chosen day is far from it and connects', '2026-11-24', '2026-11-27', '14:00', ['2026-11-24']],
  [
    'before the chosen day: the day of the flight is added',
    '2026-11-26',
    '2026-11-24',
    '14:00',
    ['2026-11-24', '2026-11-26'],
  ],
])('shows the days towards a take-off %s', (_, chosen, date, time, expected) =>
  expect(days('toAirport', chosen, date, time)).toEqual(expected),
)

it.each([
  ['in the morning', '2026-11-24', '2026-11-24', '10:00', ['2026-11-24']],
  [
    'in the evening: the first departures of the next day connect as well',
    '2026-11-24',
    '2026-11-24',
    '22:00',
    ['2026-11-24', '2026-11-25'],
  ],
  ['in the evening before the chosen day', '2026-11-25', '2026-11-24', '22:00', ['2026-11-24', '2026-11-25']],
  ['late on the last of a month', '2026-11-30', '2026-11-30', '23:30', ['2026-11-30', '2026-12-01']],
  [
    'after the chosen day: the day of the flight is added',
    '2026-11-24',
    '2026-11-26',
    '10:00',
    ['2026-11-24', '2026-11-26'],
  ],
])('shows the days from a landing %s', (_, chosen, date, time, expected) =>
  expect(days('fromAirport', chosen, date, time)).toEqual(expected),
)

it('omits days that are not on sale', () => {
  expect(days('toAirport', '2026-11-21', '2026-11-21', '05:00')).toEqual(['2026-11-21'])
  expect(days('fromAirport', '2026-12-05', '2026-12-05', '22:00')).toEqual(['2026-12-05'])
})
