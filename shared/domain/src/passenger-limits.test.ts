import { checkPassengerAdded, checkPassengerCounts, DEFAULT_LIMITS } from './passenger-limits'
import { NO_PASSENGERS, type PassengerCounts, seatsNeeded } from './passenger-type'

const counts = (some: Partial<PassengerCounts>): PassengerCounts => ({ ...NO_PASSENGERS, ...some })
const refusal = (some: Partial<PassengerCounts>) => checkPassengerCounts(counts(some), DEFAULT_LIMITS)

describe('[P5.counts.1, P9.limit.1, D1.4] at most 6 adults and elderly, students among them', () => {
  it.each([
    [{ adult: 6 }, undefined],
    [{ adult: 7 }, 'TOO_MANY_TICKETS'],
    [{ adult: 3, elderly: 3 }, undefined],
    [{ adult: 4, elderly: 3 }, 'TOO_MANY_TICKETS'],
    [{ adult: 5, student: 1 }, undefined],
    [{ adult: 5, student: 2 }, 'TOO_MANY_TICKETS'],
    [{ adult: 6, child: 1 }, undefined],
    [{ adult: 6, infant: 6 }, undefined],
  ])('%p -> %p', (some, expected) => expect(refusal(some)).toBe(expected))
})

describe('[P5.counts.2, P9.limit.1] at most one child', () => {
  it('allows one and refuses two', () => {
    expect(refusal({ adult: 1, child: 1 })).toBeUndefined()
    expect(refusal({ adult: 1, child: 2 })).toBe('TOO_MANY_CHILDREN')
  })
})

describe('[P5.check.4] at least one ticket', () => {
  it('refuses no passengers and accepts one', () => {
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
  ])('%p -> %p', (some, expected) => expect(refusal(some)).toBe(expected))
  it('allows choosing a child before the adult', () =>
    expect(checkPassengerAdded(NO_PASSENGERS, 'child', DEFAULT_LIMITS)).toBeUndefined())
})

describe('[P5.input.4] digits only, no negatives', () => {
  it.each([-1, 1.5, Number.NaN])('%p is no count', (adult) => expect(refusal({ adult })).toBe('BAD_COUNT'))
})

describe('[D1.4] a peak day has a limit of its own', () => {
  it.each([
    [{ adult: 2 }, undefined],
    [{ adult: 2, elderly: 1 }, 'PEAK_LIMIT'],
    [{ adult: 7 }, 'TOO_MANY_TICKETS'],
  ])('of two: %p -> %p', (some, expected) =>
    expect(checkPassengerCounts(counts(some), { ...DEFAULT_LIMITS, peakMaxPerOrder: 2 })).toBe(expected),
  )
})

describe('[D1.5] concessions are sold online unless the line sells them at its counters only', () => {
  const atCounters = { ...DEFAULT_LIMITS, onlineConcession: false }
  it.each([{ adult: 1, child: 1 }, { elderly: 1 }])('%p', (some) => {
    expect(checkPassengerCounts(counts(some), atCounters)).toBe('CONCESSION_AT_COUNTER')
    expect(refusal(some)).toBeUndefined()
  })
  it('sells adults, students and infants online on every line', () =>
    expect(checkPassengerCounts(counts({ adult: 1, student: 1, infant: 1 }), atCounters)).toBeUndefined())
})

it('counts no seat for an infant', () => expect(seatsNeeded(counts({ adult: 2, child: 1, infant: 1 }))).toBe(3))
