import { toInstant } from './civil-date'
import { defaultFareType, toDepartureInstant } from './fare-type'

describe('[P4.time.2, P4.time.3] the default fare type', () => {
  it.each([
    ['2026-11-21', '2026-11-21', '05:59:59', 'night'],
    ['2026-11-21', '2026-11-21', '06:00:00', 'day'],
    ['2026-11-21', '2026-11-21', '00:00:00', 'night'],
    ['2026-11-22', '2026-11-21', '05:59:59', 'day'],
  ])('the default fare type for %s requested on %s at %s is %s', (date, today, time, expected) =>
    expect(defaultFareType(date, toInstant(today, time))).toBe(expected),
  )
})

describe('[D3.departure.1] the departure of a ticket', () => {
  it('[P5.dates.3, P9.hours.1] the departure is 23:59:59 for a day ticket and 05:59:59 for a night ticket', () => {
    expect(toDepartureInstant('2026-11-21', 'day')).toBe(toInstant('2026-11-21', '23:59:59'))
    expect(toDepartureInstant('2026-11-21', 'night')).toBe(toInstant('2026-11-21', '05:59:59'))
  })
  it('the departure of a ticket is the begin time of a reserved departure', () =>
    expect(toDepartureInstant('2026-11-21', 'reserved', '10:30:00')).toBe(toInstant('2026-11-21', '10:30')))
})
