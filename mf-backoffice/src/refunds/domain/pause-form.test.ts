import { EMPTY_PAUSE, findPauseFaults } from './pause-form'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')

describe('[D5.46] the form of a pause', () => {
  it.each([
    ['from now without an end', {}, []],
    ['an end a minute from now', { until: '2026-11-21T12:01' }, []],
    ['an end now', { until: '2026-11-21T12:00' }, ['until']],
    ['an end with its beginning', { from: '2026-11-22T12:00', until: '2026-11-22T12:00' }, ['until']],
    ['a beginning in the past is now', { from: '2026-11-20T12:00', until: '2026-11-21T11:00' }, ['until']],
    ['a reason of two characters', { reason: 'ab' }, ['reason']],
  ])('checks a pause: %s', (_, change, faults) =>
    expect([...findPauseFaults({ ...EMPTY_PAUSE, reason: 'Typhoon', ...change }, NOW)]).toEqual(faults),
  )
})
