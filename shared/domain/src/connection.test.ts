import { toInstant } from './civil-date'
import { airportDirection, checkConnection, connectionWindow, DEFAULT_CONNECTION } from './connection'

const at = (text: string) => {
  const [date = '', time] = text.split(' ')
  return toInstant(date, time)
}
const check = (direction: 'toAirport' | 'fromAirport', departure: string, flight: string, settings = {}) =>
  checkConnection({ direction, departsAt: at(departure), flightAt: at(flight) }, { ...DEFAULT_CONNECTION, ...settings })

it('airportDirection distinguishes lines to the airport, from it, and bus lines', () => {
  expect(['HZICLK', 'CLKHZI', 'HKGZHO', 'HKGZHORT'].map(airportDirection)).toEqual([
    'toAirport',
    'fromAirport',
    undefined,
    undefined,
  ])
})

describe('connections towards the airport', () => {
  it.each([
    ['2026-11-21 09:00:00', '2026-11-21 12:00', undefined],
    ['2026-11-21 09:00:01', '2026-11-21 12:00', 'TOO_LATE_FOR_CHECK_IN'],
    ['2026-11-21 06:00:00', '2026-11-21 12:00', undefined],
    ['2026-11-20 09:00:00', '2026-11-21 12:00', undefined],
    // Over midnight, and over the ends of a month and of a year.
    ['2026-11-21 22:30:00', '2026-11-22 01:30', undefined],
    ['2026-11-21 22:30:01', '2026-11-22 01:30', 'TOO_LATE_FOR_CHECK_IN'],
    ['2026-11-30 23:00:00', '2026-12-01 02:00', undefined],
    ['2026-12-31 23:30:00', '2027-01-01 02:29', 'TOO_LATE_FOR_CHECK_IN'],
    ['2028-02-29 23:00:00', '2028-03-01 02:00', undefined],
  ])('departing %s fit a take-off at %s or not: %p', (departure, flight, expected) => {
    expect(check('toAirport', departure, flight)).toBe(expected)
  })
  it('connections towards the airport use the ride and check-in times of the line', () => {
    expect(check('toAirport', '2026-11-21 09:00', '2026-11-21 12:00', { rideMinutes: 61 })).toBe(
      'TOO_LATE_FOR_CHECK_IN',
    )
    expect(check('toAirport', '2026-11-21 09:30', '2026-11-21 12:00', { checkInMinutes: 90 })).toBeUndefined()
  })
})

describe('connections from the airport', () => {
  it.each([
    ['2026-11-21 12:59:59', '2026-11-21 12:00', 'TOO_SOON_AFTER_LANDING'],
    ['2026-11-21 13:00:00', '2026-11-21 12:00', undefined],
    ['2026-11-22 12:00:00', '2026-11-21 12:00', undefined],
    ['2026-11-22 12:00:01', '2026-11-21 12:00', 'TOO_LONG_AFTER_LANDING'],
    ['2026-11-21 11:00:00', '2026-11-21 12:00', 'TOO_SOON_AFTER_LANDING'],
    ['2026-12-01 00:29:59', '2026-11-30 23:30', 'TOO_SOON_AFTER_LANDING'],
    ['2026-12-01 00:30:00', '2026-11-30 23:30', undefined],
    ['2027-01-01 23:30:01', '2026-12-31 23:30', 'TOO_LONG_AFTER_LANDING'],
  ])('departing %s fit a landing at %s or not: %p', (departure, flight, expected) => {
    expect(check('fromAirport', departure, flight)).toBe(expected)
  })
  it('connections from the airport use both waits of the line', () => {
    expect(check('fromAirport', '2026-11-21 12:30', '2026-11-21 12:00', { landingMinutes: 30 })).toBeUndefined()
    expect(check('fromAirport', '2026-11-21 15:01', '2026-11-21 12:00', { longestWaitMinutes: 180 })).toBe(
      'TOO_LONG_AFTER_LANDING',
    )
  })
})

it('connectionWindow returns the first and the last connecting departure', () => {
  const flightAt = at('2026-11-21 12:00')
  expect(connectionWindow('toAirport', flightAt, DEFAULT_CONNECTION).until).toBe(at('2026-11-21 09:00'))
  expect(connectionWindow('fromAirport', flightAt, DEFAULT_CONNECTION)).toEqual({
    from: at('2026-11-21 13:00'),
    until: at('2026-11-22 12:00'),
  })
})
