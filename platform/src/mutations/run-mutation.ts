import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../test-run/run-command'

export interface Mutation {
  /** Paths from the root. */
  source: string
  test: string
  /** Pattern of the titles to run; undefined runs the whole file. */
  title?: string | undefined
  find: string
  replacement: string
}

interface Report {
  numFailedTests: number
  numPassedTests: number
  numRuntimeErrorTestSuites: number
}

/** Milliseconds until a mutation that makes a loop endless is ended. */
const LIMIT_MS = 10 * 60_000

/**
 * Runs a test file against a mutated source. Returns why the mutation is not caught, or undefined when a test fails.
 */
export const runMutation = async (root: string, mutation: Mutation): Promise<string | undefined> => {
  const { source, test, title, find, replacement } = mutation
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-mutation-'))
  const report = join(scratch, 'report.json')
  try {
    const args = ['--config', join(root, 'platform/src/mutations/jest.config.mjs'), '--runInBand', '--silent']
    const named = title === undefined ? [] : ['--testNamePattern', title]
    const { output } = await runCommand(
      join(root, 'node_modules/.bin/jest'),
      [...args, ...named, '--json', '--outputFile', report, '--runTestsByPath', join(root, test)],
      {
        cwd: root,
        limit: LIMIT_MS,
        env: {
          MUTATION: JSON.stringify({ file: join(root, source), find, replacement }),
          // Runs alone, whatever the surrounding run groups.
          TEST_GROUPS: '',
        },
      },
    )
    const read = (): Report | undefined => {
      try {
        return JSON.parse(readFileSync(report, 'utf8')) as Report
      } catch {
        return undefined
      }
    }
    const counts = read()
    // A file that cannot be loaded fails for another reason than the rule.
    if (!counts || counts.numRuntimeErrorTestSuites > 0) return `${test} did not run: ${output.slice(0, 2000)}`
    if (counts.numFailedTests + counts.numPassedTests === 0) return `no test of ${test} is called ${title}`
    return counts.numFailedTests > 0 ? undefined : `${test} passes when "${find}" becomes "${replacement}"`
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
