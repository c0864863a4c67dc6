import { toInstant } from './civil-date'
import { checkDeparture, countSeatsLeft, type Departure, departureStatusAt } from './departure'

const departure: Departure = {
  lineCode: 'HKGZHO',
  date: '2023-02-11',
  beginTime: '10:00',
  endTime: '10:30',
  capacity: 40,
  sold: 37,
  status: 'open',
}
const before = toInstant('2023-02-11', '09:59:59')
const departsAt = toInstant('2023-02-11', '10:00')
const refusal = (change: Partial<Departure>, seats = 1, now = before) =>
  checkDeparture({ ...departure, ...change }, seats, now)

it('[P3.departure.2] seats left are capacity less sold, never below 0', () => {
  expect(countSeatsLeft(departure)).toBe(3)
  expect(countSeatsLeft({ capacity: 3, sold: 4 })).toBe(0)
})

it('[D3.departure.1] a departure has departed from its begin time on', () => {
  expect(departureStatusAt(departure, before)).toBe('open')
  expect(departureStatusAt(departure, departsAt)).toBe('departed')
  expect(departureStatusAt({ ...departure, status: 'paused' }, departsAt)).toBe('departed')
})

describe('[P5.check.5] checkDeparture', () => {
  it('sells the last seats and not one more', () => {
    expect(refusal({}, 3)).toBeUndefined()
    expect(refusal({}, 4)).toBe('DEPARTURE_SOLD_OUT')
    expect(refusal({ sold: 40 }, 0)).toBe('DEPARTURE_SOLD_OUT')
  })
  it('distinguishes a group larger than the bus from a full bus', () => {
    expect(refusal({ capacity: 4, sold: 0 }, 5)).toBe('DEPARTURE_OVER_CAPACITY')
    expect(refusal({ capacity: 4, sold: 0 }, 4)).toBeUndefined()
    expect(refusal({ capacity: 4, sold: 1 }, 4)).toBe('DEPARTURE_SOLD_OUT')
    expect(refusal({ capacity: 0, sold: 0 }, 1)).toBe('DEPARTURE_SOLD_OUT')
  })
  it('refuses a departure that is closed, paused, departed, or not chosen', () => {
    expect(refusal({ status: 'closed' })).toBe('DEPARTURE_CLOSED')
    expect(refusal({ status: 'paused' })).toBe('DEPARTURE_PAUSED')
    expect(refusal({ status: 'departed' })).toBe('DEPARTED')
    expect(refusal({}, 1, departsAt)).toBe('DEPARTED')
    expect(checkDeparture(undefined, 1, before)).toBe('DEPARTURE_MISSING')
  })
})
