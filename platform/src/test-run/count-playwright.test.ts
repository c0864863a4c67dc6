import { countPlaywright } from './browser-stage'

const spec = (status: string, reason?: string) => ({
  title: `is ${status}`,
  tests: [
    { status, annotations: status === 'skipped' ? [{ type: 'skip', ...(reason && { description: reason }) }] : [] },
  ],
})
const report = (...specs: ReturnType<typeof spec>[]) => ({
  suites: [{ title: 'buy.spec.ts', specs: [], suites: [{ title: 'a visitor', specs }] }],
  errors: [],
})

describe('counts of the browser tests', () => {
  it('finds tests in nested suites', () => {
    expect(countPlaywright(report(spec('expected'), spec('unexpected')))).toEqual({ passed: 1, failed: 1, skips: [] })
  })

  it('counts a test that passed only on a retry as failed', () => {
    expect(countPlaywright(report(spec('flaky')))).toMatchObject({ passed: 0, failed: 1 })
  })

  it('prints the reason of a skip, and counts a skip without one as failed', () => {
    expect(countPlaywright(report(spec('skipped', 'no second screen'), spec('skipped')))).toEqual({
      passed: 0,
      failed: 1,
      skips: [
        'skipped: a visitor > is skipped: no second screen',
        'skipped: a visitor > is skipped: no reason, so it failed',
      ],
    })
  })

  it('counts an error outside of tests', () => {
    expect(countPlaywright({ suites: [], errors: [{ message: 'set-up failed' }] })).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })
})
