import { decideWithdrawal, failureRate, isFailing, FAILING as RULE, WITHDRAWAL_PAUSE_MS } from './failing-version'

/** Visits spread over ranges evenly, as are the failed ones. */
const spread = (visits: number, failed: number, ranges: number) =>
  Array.from({ length: ranges }, (_, at) => ({
    visits: Math.floor((visits + at) / ranges),
    failed: Math.floor((failed + at) / ranges),
  }))
const NONE = { visits: 0, failed: 0 }

describe('[D11.withdraw.1] a version is failing', () => {
  it.each([
    ['50 visits', spread(50, 25, 20), true],
    ['49 visits', spread(49, 25, 20), false],
    ['20 address ranges', spread(200, 100, 20), true],
    ['19 address ranges', spread(200, 100, 19), false],
  ])('with %s', (_, ranges, expected) => {
    expect(isFailing(ranges, NONE)).toBe(expected)
  })

  it.each([
    ['at 5 %, with and without its worst range', spread(1200, 60, 60), true],
    ['a failure below 5 %', spread(1200, 59, 60), false],
  ])('%s', (_, ranges, expected) => {
    expect(isFailing(ranges, NONE)).toBe(expected)
  })

  it.each([
    ['three times the rate before', 60, true],
    ['a visit less than that', 59, false],
  ])('at %s', (_, failed, expected) => {
    const ranges = Array.from({ length: 1000 }, (_each, at) => ({ visits: 1, failed: at < failed ? 1 : 0 }))
    // Without the worst range 59 of 999 are left, so the rate before is a little below 2 %.
    expect(isFailing(ranges, { visits: 1000, failed: 19.6 })).toBe(expected)
  })

  it.each([
    ['three times 0.5 %', 16, true],
    ['less than three times 0.5 %', 15, false],
  ])('at %s, where the version before never failed and any rate is enough', (_, failed, expected) => {
    const ranges = Array.from({ length: 1000 }, (_each, at) => ({ visits: 1, failed: at < failed ? 1 : 0 }))
    expect(isFailing(ranges, NONE, { ...RULE, leastRate: 0 })).toBe(expected)
  })

  it('not by one address range alone, however often it fails', () => {
    const good = spread(500, 0, 30)
    expect(isFailing([...good, { visits: 500, failed: 500 }], NONE)).toBe(false)
    expect(isFailing([...good, { visits: 250, failed: 250 }, { visits: 250, failed: 250 }], NONE)).toBe(true)
  })
})

it('a version without visits has no failures', () => {
  expect(failureRate(NONE)).toBe(0)
})

describe('a failing version', () => {
  const NOW = 10 * WITHDRAWAL_PAUSE_MS
  const failing = { finding: 'broken', before: '1', findingBefore: 'sound', lastAt: undefined, now: NOW } as const

  it('[D11.withdraw.2] a failing version is withdrawn when the probe finds it broken', () => {
    expect(decideWithdrawal(failing)).toEqual({ kind: 'withdraw', to: '1' })
    expect(decideWithdrawal({ ...failing, findingBefore: 'unknown' })).toEqual({ kind: 'withdraw', to: '1' })
  })

  it.each(['sound', 'unknown'] as const)('[D11.withdraw.2] is an alert only when the probe finds it %s', (finding) => {
    expect(decideWithdrawal({ ...failing, finding })).toEqual({ kind: 'alert', why: 'probe-disagrees' })
  })

  it('[D11.withdraw.3] a failing version is an alert only where no version before can go live', () => {
    const nothing = { kind: 'alert', why: 'nothing-before' }
    expect(decideWithdrawal({ ...failing, before: undefined })).toEqual(nothing)
    expect(decideWithdrawal({ ...failing, findingBefore: 'broken' })).toEqual(nothing)
  })

  it.each([
    [WITHDRAWAL_PAUSE_MS - 1, 'alert'],
    [WITHDRAWAL_PAUSE_MS, 'withdraw'],
  ])('[D11.withdraw.3] %d ms after the last automatic withdrawal of the app is an %s', (ago, kind) => {
    expect(decideWithdrawal({ ...failing, lastAt: NOW - ago }).kind).toBe(kind)
  })
})
