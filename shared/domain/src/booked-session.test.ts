import { type BookedSession, refuseSession, seatsLeftOf, sessionStatusAt } from './booked-session'
import { instantOf } from './civil-date'

const session: BookedSession = {
  lineCode: 'HKGZHO',
  date: '2023-02-11',
  beginTime: '10:00',
  endTime: '10:30',
  capacity: 40,
  sold: 37,
  status: 'open',
}
const before = instantOf('2023-02-11', '09:59:59')
const departure = instantOf('2023-02-11', '10:00')
const refusal = (change: Partial<BookedSession>, seats = 1, now = before) =>
  refuseSession({ ...session, ...change }, seats, now)

it('[P3.session.2] seats left are capacity less sold, never below none', () => {
  expect(seatsLeftOf(session)).toBe(3)
  expect(seatsLeftOf({ capacity: 3, sold: 4 })).toBe(0)
})

it('[D3.departure.1] a session has departed from its begin time on', () => {
  expect(sessionStatusAt(session, before)).toBe('open')
  expect(sessionStatusAt(session, departure)).toBe('departed')
  expect(sessionStatusAt({ ...session, status: 'paused' }, departure)).toBe('departed')
})

describe('[P5.check.5] a booked session has enough seats left', () => {
  it('sells the last seats and not one more', () => {
    expect(refusal({}, 3)).toBeUndefined()
    expect(refusal({}, 4)).toBe('SESSION_SOLD_OUT')
    expect(refusal({ sold: 40 }, 0)).toBe('SESSION_SOLD_OUT')
  })
  it('tells a party larger than the bus from a full bus', () => {
    expect(refusal({ capacity: 4, sold: 0 }, 5)).toBe('SESSION_OVER_CAPACITY')
    expect(refusal({ capacity: 0, sold: 0 }, 1)).toBe('SESSION_SOLD_OUT')
  })
  it('says that it is closed, paused, gone, or not chosen', () => {
    expect(refusal({ status: 'closed' })).toBe('SESSION_CLOSED')
    expect(refusal({ status: 'paused' })).toBe('SESSION_PAUSED')
    expect(refusal({ status: 'departed' })).toBe('SESSION_DEPARTED')
    expect(refusal({}, 1, departure)).toBe('SESSION_DEPARTED')
    expect(refuseSession(undefined, 1, before)).toBe('SESSION_MISSING')
  })
})
