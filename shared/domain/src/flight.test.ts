import { toInstant } from './civil-date'
import {
  checkFlight,
  type FlightInfo,
  filterFlightNumber,
  flightAt,
  normalizeFlight,
  normalizeFlightNumber,
  plainFlightNumber,
} from './flight'

const now = toInstant('2026-11-21', '09:00')
const flight: FlightInfo = {
  flightNumber: 'CX0088',
  airline: 'Cathay Pacific',
  origin: 'Hong Kong',
  destination: 'Sydney',
  transit: '',
  date: '2026-11-21',
  time: '12:00',
}
const faults = (change: Partial<FlightInfo>, direction: 'toAirport' | 'fromAirport' = 'toAirport') =>
  checkFlight({ ...flight, ...change }, direction, now)

describe('a flight number', () => {
  it.each([
    ['CX88', 'CX0088'],
    ['cx 88', 'CX0088'],
    ['CX-888', 'CX0888'],
    ['ＣＸ８８', 'CX0088'],
    ['3U5', '3U0005'],
    ['9C8888', '9C8888'],
    ['CPA1', 'CPA0001'],
    ['CX88A', 'CX0088A'],
    ['CX0088', 'CX0088'],
    // Neither has the form airline and number: left as typed.
    ['12345', '12345'],
    ['CX12345', 'CX12345'],
  ])('the flight number %s is stored as %s', (typed, stored) => expect(normalizeFlightNumber(typed)).toBe(stored))

  it.each([
    ['CX0504', 'CX504'],
    ['CX0088A', 'CX88A'],
    ['3U0005', '3U5'],
    ['CPA0001', 'CPA1'],
    ['9C8888', '9C8888'],
    ['CX0000', 'CX0'],
    ['CX12345', 'CX12345'],
    ['', ''],
  ])('the flight number %s is shown as %s', (stored, shown) => expect(plainFlightNumber(stored)).toBe(shown))

  it('allows capital letters and digits while it is typed, fifteen at most', () => {
    expect(filterFlightNumber('cx 88🛫中')).toBe('CX88')
    expect(filterFlightNumber('A1'.repeat(10))).toHaveLength(15)
  })

  it.each([
    ['CX', 'FLIGHT_NUMBER_INVALID'],
    ['C1', 'FLIGHT_NUMBER_INVALID'],
    ['ABCD', 'FLIGHT_NUMBER_INVALID'],
    ['1234', 'FLIGHT_NUMBER_INVALID'],
    ['ABCDE', 'FLIGHT_NUMBER_INVALID'],
    ['ABC1', undefined],
    ['A1234', undefined],
    ['A12345678901234', undefined],
    ['A123456789012345', 'FLIGHT_NUMBER_INVALID'],
    ['🛫🛫🛫🛫🛫', 'FLIGHT_NUMBER_INVALID'],
    ['CX88🛫', 'FLIGHT_NUMBER_INVALID'],
    ['ＣＸ－８８', undefined],
  ])('the flight number %s is checked: %p', (flightNumber, expected) =>
    expect(faults({ flightNumber }).flightNumber).toBe(expected),
  )
})

describe.each(['airline', 'origin', 'destination'] as const)('the %s of a flight', (field) => {
  it.each([
    ['', 'FLIGHT_PLACE_INVALID'],
    [' A ', 'FLIGHT_PLACE_INVALID'],
    ['AB', undefined],
    ['悉尼', undefined],
    ['A'.repeat(15), undefined],
    ['A'.repeat(16), 'FLIGHT_PLACE_INVALID'],
    ["St. John's", undefined],
    ['ＳＹＤ（澳洲）', undefined],
    ['Sydney 🛫', 'FLIGHT_PLACE_INVALID'],
    ['Sydney\n1', 'FLIGHT_PLACE_INVALID'],
  ])('the airline of %j is checked: %p', (text, expected) => expect(faults({ [field]: text })[field]).toBe(expected))
})

it('a flight without a stopover needs no transit', () => {
  expect(faults({ transit: '' })).toEqual({})
  expect(faults({ transit: 'X' })).toEqual({ transit: 'FLIGHT_PLACE_INVALID' })
})

describe('the time of a flight', () => {
  it.each([
    ['toAirport', '2026-11-21', '08:59', 'FLIGHT_PAST'],
    ['toAirport', '2026-11-21', '09:00', undefined],
    ['fromAirport', '2026-11-20', '00:00', undefined],
    ['fromAirport', '2026-11-19', '23:59', 'FLIGHT_PAST'],
    ['toAirport', '2027-11-21', '00:00', undefined],
    ['toAirport', '2027-11-21', '00:01', 'FLIGHT_TOO_FAR'],
    ['toAirport', '2026-11-21', '', 'FLIGHT_TIME_MISSING'],
    ['toAirport', '2026-11-21', '24:00', 'FLIGHT_TIME_MISSING'],
  ] as const)('the time of a flight is checked for %s on %s at %s: %p', (direction, date, time, expected) =>
    expect(faults({ date, time }, direction).time).toBe(expected),
  )
  it('the time of a flight is reported at the day field when the day is invalid', () => {
    expect(faults({ date: '2027-02-29' })).toEqual({ date: 'FLIGHT_TIME_MISSING' })
    expect(faults({ date: '' })).toEqual({ date: 'FLIGHT_TIME_MISSING' })
    expect(faults({ date: '2028-02-29' })).toEqual({ time: 'FLIGHT_TOO_FAR' })
  })
  it('the time of a flight is Hong Kong time, whatever the zone of the phone', () => {
    expect(flightAt({ date: '2026-11-21', time: '12:00' })).toBe(Date.parse('2026-11-21T04:00:00Z'))
  })
})

it('a flight is stored in plain characters from any keyboard', () => {
  const typed = { flightNumber: 'ｃｘ ８８', airline: ' ＣＡＴＨＡＹ ', destination: '悉尼　' }
  expect(normalizeFlight({ ...flight, ...typed })).toEqual({
    ...flight,
    airline: 'CATHAY',
    destination: '悉尼',
  })
})
