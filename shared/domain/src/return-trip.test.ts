import type { BookedSession } from './booked-session'
import { instantOf } from './civil-date'
import { type ReturnTrip, refuseReturn } from './return-trip'

const now = instantOf('2023-02-10', '09:00')
const at = (beginTime: string, change: Partial<BookedSession> = {}): BookedSession => ({
  lineCode: 'ZHOHKG',
  date: '2023-02-11',
  beginTime,
  endTime: beginTime,
  capacity: 40,
  sold: 0,
  status: 'open',
  ...change,
})
const out = { date: '2023-02-11', session: at('10:00') }
const back = (trip: ReturnTrip, isSession = true, seats = 2) =>
  refuseReturn(isSession ? out : { ...out, session: undefined }, trip, { seats, isSession, now })

describe('[P5.check.6, A5.text.1] the way back', () => {
  it.each<[string, ReturnTrip, string | undefined]>([
    ['needs a day', { date: undefined }, 'RETURN_TIME_MISSING'],
    ['needs a session', { date: '2023-02-11' }, 'RETURN_TIME_MISSING'],
    ['needs seats left', { date: '2023-02-11', session: at('12:00', { sold: 39 }) }, 'RETURN_SESSION_SOLD_OUT'],
    ['needs a session that runs', { date: '2023-02-11', session: at('12:00', { status: 'paused' }) }, 'SESSION_PAUSED'],
    [
      'is told to be full before it is told to be early',
      { date: '2023-02-10', session: at('12:00', { sold: 39 }) },
      'RETURN_SESSION_SOLD_OUT',
    ],
    ['is not the day before', { date: '2023-02-10', session: at('12:00') }, 'RETURN_BEFORE_DEPARTURE'],
    ['is not an earlier bus', { date: '2023-02-11', session: at('09:59') }, 'RETURN_BEFORE_DEPARTURE'],
    ['is not the bus of that very minute', { date: '2023-02-11', session: at('10:00') }, 'RETURN_BEFORE_DEPARTURE'],
    ['may be the next bus', { date: '2023-02-11', session: at('10:01') }, undefined],
    ['may be an earlier hour of a later day', { date: '2023-02-12', session: at('06:00') }, undefined],
  ])('%s', (_, trip, expected) => expect(back(trip)).toBe(expected))

  it('with day tickets may be the same day, not the day before', () => {
    expect(back({ date: '2023-02-11' }, false)).toBeUndefined()
    expect(back({ date: '2023-02-10' }, false)).toBe('RETURN_BEFORE_DEPARTURE')
  })
})
