import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countUse } from './count-use'
import { findChromium } from './find-chromium'
import { runCommand } from './run-command'
import { FAILED, type Outcome, type StageContext } from './stage'

interface PlaywrightTest {
  /** `expected`, `unexpected`, `flaky` or `skipped`. */
  status: string
  annotations: readonly { type: string; description?: string }[]
}
interface PlaywrightSuite {
  title: string
  specs?: readonly { title: string; tests: readonly PlaywrightTest[] }[]
  suites?: readonly PlaywrightSuite[]
}
export interface PlaywrightReport {
  suites: readonly PlaywrightSuite[]
  errors: readonly { message?: string }[]
}

const listTests = (suite: PlaywrightSuite): { title: string; test: PlaywrightTest }[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map((test) => ({ title: `${suite.title} > ${title}`, test })),
  ),
  ...(suite.suites ?? []).flatMap(listTests),
]

/**
 * Counts of a report. A skip without a printed reason counts as failed, and so does a test that passed only on a retry.
 */
export const countPlaywright = (report: PlaywrightReport): Outcome & { skips: string[] } => {
  const all = report.suites.flatMap(listTests)
  const findSkipReason = ({ annotations }: PlaywrightTest) =>
    annotations.find(({ type }) => type === 'skip')?.description
  const skipped = all.filter(({ test }) => test.status === 'skipped')
  const unexplained = skipped.filter(({ test }) => !findSkipReason(test))
  return {
    passed: all.filter(({ test }) => test.status === 'expected').length,
    failed:
      all.filter(({ test }) => ['unexpected', 'flaky'].includes(test.status)).length +
      unexplained.length +
      report.errors.length,
    skips: skipped.map(({ title, test }) => `skipped: ${title}: ${findSkipReason(test) ?? 'no reason, so it failed'}`),
  }
}

/** Runs stories with Playwright arguments on the built site, and counts them. */
export const runJourneys = async (
  { root, scratch, print }: StageContext,
  args: readonly string[],
): Promise<Outcome> => {
  const chromium = await findChromium()
  if (!chromium) return FAILED
  const file = join(scratch, 'playwright.json')
  const { ok, output } = await runCommand(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
    {
      cwd: join(root, 'e2e'),
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0', TMPDIR: scratch },
    },
  )
  if (!ok) print(output)
  if (!existsSync(file)) return FAILED
  const { skips, passed, failed } = countPlaywright(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport)
  for (const skip of skips) print(skip)
  countUse('browser story', passed + failed)
  return { passed, failed: ok || failed > 0 ? failed : 1 }
}

/** The stories that are marked for `npm test`; `npm run verify -- journeys` runs all. */
export const browserStage = (context: StageContext): Promise<Outcome> => runJourneys(context, ['--grep', '@npm-test'])
