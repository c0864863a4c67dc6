import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CEILINGS } from './ceilings'
import { countUse } from './count-use'
import type { Outcome } from './stage'
import { withCeilings } from './with-ceilings'

let scratch: string
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'ceilings-'))
})
afterEach(() => rmSync(scratch, { recursive: true, force: true }))

const PASSED: Outcome = { passed: 5, failed: 0 }
/** Runs a stage that may use two sites. */
const runStage = async (work: () => void, outcome = PASSED) => {
  const lines: string[] = []
  const run = async () => {
    work()
    return outcome
  }
  const stage = { name: 'browser', run }
  const limited = withCeilings(stage, { site: { most: 2, why: 'each costs two seconds' } })
  return { outcome: await limited.run({ root: '/', scratch, print: (line) => lines.push(line) }), lines }
}

describe('a ceiling of a stage', () => {
  it('a count equal to its ceiling passes, and prints both', async () => {
    const { outcome, lines } = await runStage(() => countUse('site', 2))
    expect(outcome).toEqual({ passed: 6, failed: 0 })
    expect(lines).toEqual(['ceiling: site 2/2'])
  })

  it('a count above its ceiling fails, with its reason', async () => {
    const { outcome, lines } = await runStage(() => countUse('site', 3))
    expect(outcome).toEqual({ passed: 5, failed: 1 })
    expect(lines[0]).toMatch(/^FAILED ceiling: site 3\/2, above its ceiling \(each costs two seconds\)/)
  })

  it('a stage that counts nothing any more fails', async () => {
    const { outcome, lines } = await runStage(() => countUse('another'))
    expect(outcome).toEqual({ passed: 5, failed: 1 })
    expect(lines[0]).toContain('nothing was counted')
  })

  it('adds the counts of the processes of a stage', async () => {
    const count = () => void spawnSync('sh', ['-c', 'echo "1 site" >> "$TEST_USES"'], { env: process.env })
    const { lines } = await runStage(() => {
      count()
      countUse('site')
    })
    expect(lines).toEqual(['ceiling: site 2/2'])
  })

  it('checks the counts of a failed stage, and accepts missing ones', async () => {
    const failed = { passed: 1, failed: 1 }
    expect(await runStage(() => {}, failed)).toEqual({ outcome: failed, lines: [] })
    expect((await runStage(() => countUse('site', 3), failed)).outcome).toEqual({ passed: 1, failed: 2 })
  })

  it('the ceiling of a stage that did not run is not checked', async () => {
    const notRun = { passed: 0, failed: 0, notRun: 'no browser' }
    expect(await runStage(() => {}, notRun)).toEqual({ outcome: notRun, lines: [] })
  })
})

it('counts nothing outside of a stage, where no file is named', () => {
  const before = process.env.TEST_USES
  delete process.env.TEST_USES
  expect(() => countUse('site')).not.toThrow()
  if (before !== undefined) process.env.TEST_USES = before
})

it('each ceiling has a reason', () => {
  const reasons = Object.values(CEILINGS).flatMap((stage) => Object.values(stage).map(({ why }) => why))
  expect(reasons.filter((why) => why.length < 10)).toEqual([])
  expect(reasons.length).toBeGreaterThan(4)
})
