import type { LineGuide, StopGuide } from '../guide'
import { checkHolidayGuide, checkLineGuide, checkStopGuide, GUIDE_LIMITS } from './check-guide'

const inAll = (name: string, text: string) => ({ [`${name}ZhHk`]: text, [`${name}ZhCn`]: text, [`${name}En`]: text })
const LINE = {
  ...{ weekday: '06:00-23:50 10', weekend: '06:00-23:50 5', holiday: '06:00', rideMinutes: 40, busyRideMinutes: 50 },
  ...{ bay: 2, ...inAll('walk', 'Door 2, then right'), ...inAll('arrival', 'Take all luggage') },
} as LineGuide
const STOP = {
  ...{ phone: '+852 0000 0000', latitude: 22.3, longitude: 113.9 },
  ...inAll('address', 'Port'),
  ...inAll('building', 'Hall'),
  ...inAll('door', 'Door 2'),
  ...inAll('rooms', 'Immigration\nLift A'),
  ...inAll('bays', 'Bay 1\nBay 2'),
  ...inAll('ways', 'Bus B6 | 15 min'),
  ...inAll('steps', 'Go | Fast'),
  ...inAll('access', 'Ramp'),
} as StopGuide
const BUS = { isAirport: false, bays: 2 }

describe('[D11.stops.4] the guide of a line that staff write', () => {
  it('a whole guide of a line has no violation', () => expect(checkLineGuide(LINE, BUS)).toEqual({}))
  it.each<[Partial<LineGuide>, string]>([
    [{ weekday: '' }, 'STAFF_GUIDE_TIMES'],
    [{ holiday: '06:00-05:00 10' }, 'STAFF_GUIDE_TIMES'],
    [{ rideMinutes: 0 }, 'STAFF_GUIDE_MINUTES'],
    [{ busyRideMinutes: GUIDE_LIMITS.rideMinutes + 1 }, 'STAFF_GUIDE_MINUTES'],
    [{ rideMinutes: Number.NaN }, 'STAFF_GUIDE_MINUTES'],
    [{ bay: 0 }, 'STAFF_GUIDE_BAY'],
    [{ bay: 3 }, 'STAFF_GUIDE_BAY'],
    [{ walkEn: ' ' }, 'STAFF_CONTENT_TEXT_MISSING'],
    [{ walkZhCn: 'x'.repeat(GUIDE_LIMITS.text + 1) }, 'STAFF_CONTENT_TEXT_TOO_LONG'],
    [{ arrivalZhHk: '<b>' }, 'STAFF_CONTENT_MARKUP'],
  ])('a guide of a line with %j is refused by %s', (change, code) =>
    expect(checkLineGuide({ ...LINE, ...change }, BUS)).toEqual({ [Object.keys(change)[0] ?? '']: code }),
  )
  it('the airport line has no timetable of its own', () => {
    const airport = { isAirport: true, bays: 2 }
    expect(checkLineGuide({ ...LINE, weekday: '', weekend: '', holiday: '' }, airport)).toEqual({})
    expect(checkLineGuide({ ...LINE, weekend: '', holiday: '' }, airport)).toEqual({ weekday: 'STAFF_GUIDE_TIMES' })
  })
})

describe('[D11.stops.5] the guide of a stop that staff write', () => {
  it('a whole guide of a stop has no violation, with a telephone or without', () => {
    expect(checkStopGuide(STOP, { bays: 2 })).toEqual({})
    expect(checkStopGuide({ ...STOP, phone: '', latitude: -90, longitude: 180 }, { bays: 2 })).toEqual({})
  })
  it.each<[Partial<StopGuide>, string]>([
    [{ addressEn: '' }, 'STAFF_CONTENT_TEXT_MISSING'],
    [{ stepsEn: 'One\nTwo' }, 'STAFF_GUIDE_ROWS'],
    [{ waysZhCn: '| 15 min' }, 'STAFF_GUIDE_ROWS'],
    [{ accessEn: 'x'.repeat(GUIDE_LIMITS.list + 1) }, 'STAFF_CONTENT_TEXT_TOO_LONG'],
    [{ phone: '2888 0000' }, 'STAFF_GUIDE_PHONE'],
    [{ latitude: 90.1 }, 'STAFF_GUIDE_PLACE'],
    [{ longitude: Number.NaN }, 'STAFF_GUIDE_PLACE'],
  ])('a guide of a stop with %j is refused by %s', (change, code) =>
    expect(checkStopGuide({ ...STOP, ...change }, { bays: 2 })).toEqual({ [Object.keys(change)[0] ?? '']: code }),
  )
  it('a stop has the bays that its lines name, and at most six', () => {
    const all = { baysZhHk: 'STAFF_GUIDE_BAY', baysZhCn: 'STAFF_GUIDE_BAY', baysEn: 'STAFF_GUIDE_BAY' }
    expect(checkStopGuide(STOP, { bays: 3 })).toEqual(all)
    const six = { ...STOP, ...inAll('bays', '1\n2\n3\n4\n5\n6') }
    expect(checkStopGuide(six, { bays: 3 })).toEqual({})
    expect(Object.values(checkStopGuide({ ...STOP, ...inAll('bays', '1\n2\n3\n4\n5\n6\n7') }, { bays: 3 }))).toEqual(
      Array(3).fill('STAFF_GUIDE_ROWS'),
    )
  })
})

it.each([
  ['2026-12-25\n2026-12-26', {}],
  ['', {}],
  ['2026-02-30', { days: 'STAFF_GUIDE_DAYS' }],
  ['2026-12-25\n2026-12-25', { days: 'STAFF_GUIDE_DAYS' }],
])('[D11.stops.6] a list of holidays %j has the violations %j', (days, violations) =>
  expect(checkHolidayGuide({ days })).toEqual(violations),
)
