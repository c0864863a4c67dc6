import { checkPassengerAdded, checkPassengerCounts, DEFAULT_LIMITS, roomFor } from './passenger-limits'
import { NO_PASSENGERS, type PassengerCounts, seatsNeeded } from './passenger-type'

const counts = (some: Partial<PassengerCounts>): PassengerCounts => ({ ...NO_PASSENGERS, ...some })
const refusal = (some: Partial<PassengerCounts>) => checkPassengerCounts(counts(some), DEFAULT_LIMITS)

describe('[P5.counts.1, P9.limit.1, D1.4] the limit of 6 adults, elderly and students', () => {
  it.each([
    [{ adult: 6 }, undefined],
    [{ adult: 7 }, 'TOO_MANY_TICKETS'],
    [{ adult: 3, elderly: 3 }, undefined],
    [{ adult: 4, elderly: 3 }, 'TOO_MANY_TICKETS'],
    [{ adult: 5, student: 1 }, undefined],
    [{ adult: 5, student: 2 }, 'TOO_MANY_TICKETS'],
    [{ adult: 6, child: 1 }, undefined],
    [{ adult: 6, infant: 6 }, undefined],
  ])('an order has at most 6 adults and elderly: %p -> %p', (some, expected) => expect(refusal(some)).toBe(expected))
})

describe('[P5.counts.2, P9.limit.1] the limit of one child', () => {
  it('allows one child and refuses two', () => {
    expect(refusal({ adult: 1, child: 1 })).toBeUndefined()
    expect(refusal({ adult: 1, child: 2 })).toBe('TOO_MANY_CHILDREN')
  })
})

describe('[P5.check.4] the minimum of one ticket', () => {
  it('refuses an order without passengers and accepts one', () => {
    expect(refusal({})).toBe('NO_PASSENGER')
    expect(refusal({ adult: 1 })).toBeUndefined()
  })
})

describe('[D9.23] a child or infant needs an adult or elderly', () => {
  it.each([
    [{ child: 1 }, 'CHILD_ALONE'],
    [{ infant: 1, student: 1 }, 'CHILD_ALONE'],
    [{ child: 1, elderly: 1 }, undefined],
    [{ adult: 1, elderly: 1, infant: 2 }, undefined],
    [{ adult: 1, elderly: 1, infant: 3 }, 'CHILD_ALONE'],
  ])('a child or infant needs an adult or elderly: %p -> %p', (some, expected) => expect(refusal(some)).toBe(expected))
  it('allows choosing a child before the adult', () =>
    expect(checkPassengerAdded(NO_PASSENGERS, 'child', DEFAULT_LIMITS)).toBeUndefined())
})

describe('[P5.input.4] passenger counts are non-negative integers', () => {
  it.each([-1, 1.5, Number.NaN])('%p is no count of passengers', (adult) =>
    expect(refusal({ adult })).toBe('BAD_COUNT'),
  )
})

describe('[D1.4] the limit of a peak day', () => {
  it.each([
    [{ adult: 2 }, undefined],
    [{ adult: 2, elderly: 1 }, 'PEAK_LIMIT'],
    [{ adult: 7 }, 'TOO_MANY_TICKETS'],
  ])('the limit of a peak day is two: %p -> %p', (some, expected) =>
    expect(checkPassengerCounts(counts(some), { ...DEFAULT_LIMITS, peakMaxPerOrder: 2 })).toBe(expected),
  )
})

describe('[D1.5] concessions are sold online unless the line sells them at its counters only', () => {
  const atCounters = { ...DEFAULT_LIMITS, onlineConcession: false }
  it.each([{ adult: 1, child: 1 }, { elderly: 1 }])(
    'a line that sells concessions at its counters refuses %p online',
    (some) => {
      expect(checkPassengerCounts(counts(some), atCounters)).toBe('CONCESSION_AT_COUNTER')
      expect(refusal(some)).toBeUndefined()
    },
  )
  it('a line with or without online concessions sells adults, students and infants online', () =>
    expect(checkPassengerCounts(counts({ adult: 1, student: 1, infant: 1 }), atCounters)).toBeUndefined())
})

it('counts no seat for an infant', () => expect(seatsNeeded(counts({ adult: 2, child: 1, infant: 1 }))).toBe(3))

describe('roomFor', () => {
  const limits = DEFAULT_LIMITS
  it('[P2.details.5] shares six tickets among adults and seniors', () => {
    expect(roomFor('adult', NO_PASSENGERS, limits)).toBe(6)
    expect(roomFor('adult', counts({ elderly: 2 }), limits)).toBe(4)
    expect(roomFor('elderly', counts({ adult: 6 }), limits)).toBe(0)
    expect(roomFor('adult', counts({ adult: 6 }), limits)).toBe(6)
  })
  it('allows one child beside the six', () => {
    expect(roomFor('adult', counts({ child: 1 }), limits)).toBe(6)
    expect(roomFor('child', counts({ adult: 6 }), limits)).toBe(1)
    expect(roomFor('child', NO_PASSENGERS, limits)).toBe(1)
  })
  it('counts students among the six', () => expect(roomFor('adult', counts({ student: 5 }), limits)).toBe(1))
  it('allows as many infants as adults and seniors are possible', () => {
    expect(roomFor('infant', NO_PASSENGERS, limits)).toBe(6)
    expect(roomFor('infant', counts({ student: 4, elderly: 1 }), limits)).toBe(2)
  })
  it('allows fewer on a peak day', () => {
    expect(roomFor('adult', NO_PASSENGERS, { ...limits, peakMaxPerOrder: 2 })).toBe(2)
    expect(roomFor('elderly', counts({ adult: 2 }), { ...limits, peakMaxPerOrder: 2 })).toBe(0)
    expect(roomFor('adult', counts({ adult: 5 }), { ...limits, peakMaxPerOrder: 2 })).toBe(2)
  })
  it('allows no concessions that are sold at counters only', () => {
    const counter = { ...limits, onlineConcession: false }
    expect([roomFor('child', NO_PASSENGERS, counter), roomFor('elderly', NO_PASSENGERS, counter)]).toEqual([0, 0])
    expect(roomFor('adult', counts({ child: 1 }), counter)).toBe(6)
  })
})
