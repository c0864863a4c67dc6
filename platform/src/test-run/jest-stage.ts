import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../checks/source-files'
import { writeGroups } from './group-tests'
import { runCommand } from './run-command'
import { FAILED, type Outcome, type StageContext } from './stage'
import { findTier, type Tier } from './test-tiers'

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  testResults: readonly {
    name: string
    assertionResults: readonly { status: string; fullName: string }[]
  }[]
}

/** Counts of a report. A suite that did not start counts as a failed test, and so does every skipped test. */
export const countJest = (report: JestReport): Outcome & { leftOut: string[] } => {
  const leftOut = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + leftOut.length,
    leftOut,
  }
}

/** Failures of jest's output once (it repeats them all at the end), without the warnings of each worker. */
const withoutPasses = (output: string): string =>
  (output.split('Summary of all failing tests')[0] ?? '').replace(/^(PASS |\(node:\d+\) |\(Use `node).*\n/gm, '')

/** Most objects of a test are short-lived: a larger young generation (MiB) runs the collector less often. */
const ROOM_FOR_YOUNG = '--max-semi-space-size=128'

/** The processors of a small machine: a third worker costs a tenth more processor time and gains none. */
const WORKERS = 2

interface JestRun {
  env?: Readonly<Record<string, string>>
  /** A pattern of files. */
  only?: string
  workers?: number
}

const TIER_OF: Readonly<Record<string, Tier>> = {
  unit: 'unit',
  'browser-unit': 'screen',
  service: 'service',
  large: 'large',
}

/** Writes the groups of a project's files; `false` when there are none. */
const writeGroupsOf = ({ root, print }: StageContext, project: string, only = ''): boolean => {
  const files = sourceFiles(root).filter((file) => findTier(file) === TIER_OF[project] && file.match(only))
  if (files.length === 0) print(`no test of ${project} fits ${only}`)
  else writeGroups(root, project, files)
  return files.length > 0
}

/** Runs projects of jest and counts their tests. */
export const runJest = async (
  context: StageContext,
  projects: readonly string[],
  options: JestRun = {},
): Promise<Outcome> => {
  const { root, scratch, print } = context
  const { env = {}, workers = WORKERS } = options
  for (const project of projects) if (!writeGroupsOf(context, project, options.only)) return FAILED
  const file = join(scratch, `jest-${projects.join('-')}-${Object.keys(env).length}.json`)
  const { ok, output } = await runCommand(
    join(root, 'node_modules/.bin/jest'),
    ['--selectProjects', ...projects, '-w', String(workers), '--json', `--outputFile=${file}`],
    {
      cwd: root,
      // Temporary files of tests are removed with the run.
      env: { ...env, NODE_OPTIONS: ROOM_FOR_YOUNG, FORCE_COLOR: '0', TMPDIR: scratch, TEST_GROUPS: '1' },
    },
  )
  if (!existsSync(file)) {
    print(output)
    return FAILED
  }
  const { leftOut, ...counts } = countJest(JSON.parse(readFileSync(file, 'utf8')) as JestReport)
  for (const name of leftOut) print(`left out, so it failed: ${name}`)
  if (ok) return counts
  print(withoutPasses(output))
  return counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
