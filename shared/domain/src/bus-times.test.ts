import {
  busInterval,
  countBusesByHour,
  dayKindOn,
  firstAndLastBus,
  hourAt,
  hourRuns,
  minutesToNextBus,
  readBusTimes,
} from './bus-times'
import { toInstant } from './civil-date'

const at = (time: string) => toInstant('2026-11-27', time)

describe('[D11.stops.1] the timetable of a line', () => {
  it('a period has its last bus in it, a time alone is one bus, and no bus is counted twice', () => {
    expect(readBusTimes('06:00-06:20 10\n\n06:20-06:39 10\n23:59')).toEqual([360, 370, 380, 390, 1439])
    expect(readBusTimes('')).toEqual([])
  })
  it.each([
    '24:00',
    '06:60',
    '6:00',
    '07:00-06:59 5',
    '06:00-07:00',
    '06:00-07:00 0',
    '06:00-07:00 1.5',
    '06:00 10',
    'x',
  ])('the timetable of a line refuses %j', (line) => expect(readBusTimes(`05:00\n${line}`)).toBeUndefined())
  it('counts buses by hour: 59 minutes past belongs to its hour, the next minute to the next', () => {
    const buses = countBusesByHour(readBusTimes('06:00-06:59 15\n07:00\n06:59') ?? [])
    expect([buses[5], buses[6], buses[7], buses.length]).toEqual([0, 5, 1, 24])
  })
  it.each([
    [0, undefined],
    [1, 60],
    [7, 9],
    [12, 5],
  ])('an hour with %i buses has an interval of %p minutes', (buses, interval) =>
    expect(busInterval(buses)).toBe(interval),
  )
  it('joins neighbouring hours with the same number of buses', () => {
    expect(hourRuns([2, 2, 6, 2])).toEqual([
      { from: 0, until: 2, buses: 2 },
      { from: 2, until: 3, buses: 6 },
      { from: 3, until: 4, buses: 2 },
    ])
  })
})

describe('[D11.stops.2] the first, the last and the next bus', () => {
  const times = readBusTimes('00:00-05:59 359\n06:00\n23:50') ?? []
  it('first and last bus follow the hours of day and night tickets, to the minute', () => {
    expect(firstAndLastBus(times, 'night')).toEqual({ first: '00:00', last: '05:59' })
    expect(firstAndLastBus(times, 'day')).toEqual({ first: '06:00', last: '23:50' })
    expect(firstAndLastBus([360], 'night')).toBeUndefined()
  })
  it.each([
    ['05:59:59', 0],
    ['06:00:00', 0],
    ['06:00:59', 0],
    ['06:01:00', 1069],
    ['23:50:59', 0],
    ['23:51:00', 14],
  ])('the next bus at %s leaves in %i minutes', (time, minutes) =>
    expect(minutesToNextBus({ today: times, tomorrow: [5] }, at(time))).toBe(minutes),
  )
  it('there is no next bus where none leaves today or tomorrow', () => {
    expect(minutesToNextBus({ today: [], tomorrow: [] }, at('12:00'))).toBeUndefined()
  })
  it('the hour of now is that of business time', () => {
    expect([hourAt(at('00:00')), hourAt(at('23:59:59'))]).toEqual([0, 23])
  })
})

it.each([
  ['2026-11-27', 'weekday'],
  ['2026-11-28', 'weekend'],
  ['2026-11-29', 'weekend'],
  ['2026-11-30', 'weekday'],
  ['2026-12-25', 'holiday'],
  ['2026-12-26', 'holiday'],
])('[D11.stops.1] the kind of day of %s is %s', (date, kind) =>
  expect(dayKindOn(date, ['2026-12-25', '2026-12-26'])).toBe(kind),
)
