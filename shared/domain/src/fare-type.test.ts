import { toInstant } from './civil-date'
import { defaultFareType, toDepartureInstant } from './fare-type'

describe('[P4.time.2, P4.time.3] day from 06:00 today, night before, day on any other date', () => {
  it.each([
    ['2026-11-21', '2026-11-21', '05:59:59', 'night'],
    ['2026-11-21', '2026-11-21', '06:00:00', 'day'],
    ['2026-11-21', '2026-11-21', '00:00:00', 'night'],
    ['2026-11-22', '2026-11-21', '05:59:59', 'day'],
  ])('%s asked on %s at %s is %s', (date, today, time, expected) =>
    expect(defaultFareType(date, toInstant(today, time))).toBe(expected),
  )
})

describe('[D3.departure.1] day and night tickets leave at the end of their window', () => {
  it('[P5.dates.3, P9.hours.1] ends the day at 23:59:59 and the night at 05:59:59', () => {
    expect(toDepartureInstant('2026-11-21', 'day')).toBe(toInstant('2026-11-21', '23:59:59'))
    expect(toDepartureInstant('2026-11-21', 'night')).toBe(toInstant('2026-11-21', '05:59:59'))
  })
  it('takes the begin time of a departure', () =>
    expect(toDepartureInstant('2026-11-21', 'reserved', '10:30:00')).toBe(toInstant('2026-11-21', '10:30')))
})
