import { countJest } from './jest-stage'

const report = (statuses: readonly string[], broken = 0) => ({
  numPassedTests: statuses.filter((status) => status === 'passed').length,
  numFailedTests: statuses.filter((status) => status === 'failed').length,
  numRuntimeErrorTestSuites: broken,
  testResults: [
    { name: 'a.test.ts', assertionResults: statuses.map((status) => ({ status, fullName: `is ${status}` })) },
  ],
})

describe('counts of jest', () => {
  it('adds passed and failed tests', () => {
    expect(countJest(report(['passed', 'passed', 'failed']))).toEqual({ passed: 2, failed: 1, leftOut: [] })
  })

  it('counts a suite that did not start as a failed test', () => {
    expect(countJest(report(['passed'], 1))).toMatchObject({ passed: 1, failed: 1 })
  })

  it.each(['pending', 'todo', 'disabled'])('counts a %s test as failed and names it', (status) => {
    expect(countJest(report(['passed', status]))).toEqual({
      passed: 1,
      failed: 1,
      leftOut: [`a.test.ts: is ${status}`],
    })
  })
})
