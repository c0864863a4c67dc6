import { runStages } from './run-stages'
import type { Outcome, Stage } from './stage'

const stage = (name: string, outcome: Outcome): Stage => ({ name, run: () => Promise.resolve(outcome) })

const runAll = async (...stages: Stage[]) => {
  const lines: string[] = []
  const well = await runStages(stages, { root: '/', scratch: '/', print: (line) => lines.push(line) })
  return { well, last: lines.at(-1), lines }
}

describe('a test run', () => {
  it('a test run prints the sum of all stages at its end', async () => {
    const { well, last } = await runAll(
      stage('unit', { passed: 40, failed: 0 }),
      stage('browser', { passed: 2, failed: 0 }),
    )
    expect({ well, last }).toEqual({ well: true, last: '42 passed, 0 failed' })
  })

  it('a test run fails when one test failed', async () => {
    expect(await runAll(stage('unit', { passed: 40, failed: 1 }))).toMatchObject({
      well: false,
      last: '40 passed, 1 failed',
    })
  })

  it('a test run fails when a stage ran no test', async () => {
    expect(await runAll(stage('unit', { passed: 0, failed: 0 }))).toMatchObject({
      well: false,
      last: '0 passed, 1 failed',
    })
  })

  it('a test run fails when a stage threw, and continues with the next', async () => {
    const throwing: Stage = { name: 'unit', run: () => Promise.reject(new Error('no jest here')) }
    const { well, last, lines } = await runAll(throwing, stage('browser', { passed: 2, failed: 0 }))
    expect({ well, last }).toEqual({ well: false, last: '2 passed, 1 failed' })
    expect(lines.join('\n')).toContain('no jest here')
  })

  it('a test run prints why a stage did not run, and does not count it', async () => {
    const { well, lines } = await runAll(
      stage('unit', { passed: 1, failed: 0 }),
      stage('service-postgres', { passed: 0, failed: 0, notRun: 'PostgreSQL is not installed here' }),
    )
    expect(well).toBe(true)
    expect(lines.join('\n')).toMatch(/service-postgres +0\.0 min {2}not run: PostgreSQL is not installed here/)
  })

  it('a stage that only sets up may count nothing', async () => {
    const setUp: Stage = { ...stage('set-up', { passed: 0, failed: 0 }), preparesOnly: true }
    expect(await runAll(setUp, stage('unit', { passed: 1, failed: 0 }))).toMatchObject({ last: '1 passed, 0 failed' })
  })
})
