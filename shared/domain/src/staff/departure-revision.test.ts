import { stateRevision, timesRevision } from './departure-revision'

const seven = { date: '2026-12-01', beginTime: '07:00', endTime: '07:29', capacity: 40, status: 'open' as const }
const eight = { ...seven, beginTime: '08:00' }

describe('[D5.33] the revision of departures', () => {
  it('the revision of departures does not depend on their order', () => {
    expect(stateRevision([seven, eight])).toBe(stateRevision([eight, seven]))
    expect(timesRevision([seven, eight])).toBe(timesRevision([eight, seven]))
  })

  it('differs with state, day, time or number of departures', () => {
    const others = [
      [],
      [seven],
      [seven, eight, eight],
      [seven, { ...eight, status: 'paused' as const }],
      [seven, { ...eight, date: '2026-12-02' }],
      [{ ...seven, status: 'paused' as const }, eight],
    ].map(stateRevision)
    expect(new Set([...others, stateRevision([seven, eight])]).size).toBe(others.length + 1)
  })

  it('the revision of departures of times differs with the end or seats, not with the state', () => {
    const shown = timesRevision([seven])
    expect(timesRevision([{ ...seven, endTime: '07:30' }])).not.toBe(shown)
    expect(timesRevision([{ ...seven, capacity: 41 }])).not.toBe(shown)
    expect(timesRevision([seven])).toBe(shown)
  })
})
