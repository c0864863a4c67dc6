import { toInstant } from './civil-date'
import type { Departure } from './departure'
import { checkReturnTrip, type ReturnTrip } from './return-trip'

const now = toInstant('2023-02-10', '09:00')
const at = (beginTime: string, change: Partial<Departure> = {}): Departure => ({
  lineCode: 'ZHOHKG',
  date: '2023-02-11',
  beginTime,
  endTime: beginTime,
  capacity: 40,
  sold: 0,
  status: 'open',
  ...change,
})
const out = { date: '2023-02-11', departure: at('10:00') }
const back = (trip: ReturnTrip, isReserved = true, seats = 2) =>
  checkReturnTrip(isReserved ? out : { ...out, departure: undefined }, trip, { seats, isReserved, now })

describe('[P5.check.6, A5.text.1] the return leg', () => {
  it.each<[string, ReturnTrip, string | undefined]>([
    ['needs a day', { date: undefined }, 'RETURN_TIME_MISSING'],
    ['needs a departure', { date: '2023-02-11' }, 'RETURN_TIME_MISSING'],
    ['needs seats left', { date: '2023-02-11', departure: at('12:00', { sold: 39 }) }, 'RETURN_DEPARTURE_SOLD_OUT'],
    [
      'needs a departure that runs',
      { date: '2023-02-11', departure: at('12:00', { status: 'paused' }) },
      'DEPARTURE_PAUSED',
    ],
    [
      'is refused as full before it is refused as early',
      { date: '2023-02-10', departure: at('12:00', { sold: 39 }) },
      'RETURN_DEPARTURE_SOLD_OUT',
    ],
    ['is not the day before', { date: '2023-02-10', departure: at('12:00') }, 'RETURN_BEFORE_DEPARTURE'],
    ['is not an earlier bus', { date: '2023-02-11', departure: at('09:59') }, 'RETURN_BEFORE_DEPARTURE'],
    ['is not the bus of that very minute', { date: '2023-02-11', departure: at('10:00') }, 'RETURN_BEFORE_DEPARTURE'],
    ['may be the next bus', { date: '2023-02-11', departure: at('10:01') }, undefined],
    ['may be an earlier hour of a later day', { date: '2023-02-12', departure: at('06:00') }, undefined],
  ])('the return leg is checked: %s', (_, trip, expected) => expect(back(trip)).toBe(expected))

  it('the return leg may be on the same day with day tickets, not on the day before', () => {
    expect(back({ date: '2023-02-11' }, false)).toBeUndefined()
    expect(back({ date: '2023-02-10' }, false)).toBe('RETURN_BEFORE_DEPARTURE')
    expect(back({ date: undefined }, false)).toBe('RETURN_TIME_MISSING')
  })
})
