import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { trackedFiles, trackedSources } from '../checks/source-files'
import { checkSharedVersions } from '../shared-versions/check-shared-versions'
import { measureSize, sumLines } from '../size/measure-size'
import { measureWalks } from '../size/measure-walks'
import { checkProgram } from '../types/check-program'
import { typePrograms } from '../types/type-programs'
import { describeTableAges } from '../verify/describe-table-ages'
import { countUse } from './count-use'
import { runCommand } from './run-command'
import { add, NOTHING, type Outcome, type StageContext } from './stage'
import { findTier } from './test-tiers'

/** One line for a passed check; its whole output otherwise. */
export type Check = (root: string) => Promise<{ ok: boolean; text: string }>

const bin = (root: string, name: string): string => join(root, 'node_modules/.bin', name)
const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? ''

const command =
  (name: string, args: readonly string[], label: string): Check =>
  async (root) => {
    const { ok, output } = await runCommand(name, args, { cwd: root })
    return { ok, text: ok ? `${label}: ${lastLine(output)}` : `${label}\n${output}` }
  }

const tool = (file: string, label: string): Check => command(process.execPath, ['--import', 'tsx', file], label)

const formatAndLint: Check = async (root) => {
  const { ok, output } = await runCommand(bin(root, 'biome'), ['ci', '--colors=off', '.'], { cwd: root })
  const checked = Number(/Checked (\d+) files/.exec(output)?.[1] ?? 0)
  const label = `format and lint: ${checked} files`
  return { ok: ok && checked >= trackedSources(root).length, text: ok ? label : `${label}\n${output}` }
}

/** A tool of the repository without relevant output when it passes. */
const library =
  (name: string, args: readonly string[], label: string): Check =>
  async (root) => {
    const { ok, output } = await runCommand(bin(root, name), args, { cwd: root })
    return { ok, text: ok ? label : `${label}\n${output}` }
  }

/** Format and lint of some files. */
export const lintFiles =
  (files: readonly string[]): Check =>
  async (root) => {
    if (files.length === 0) return { ok: true, text: 'format and lint: no file' }
    const args = ['ci', '--colors=off', '--no-errors-on-unmatched', ...files]
    const { ok, output } = await runCommand(bin(root, 'biome'), args, { cwd: root })
    const label = `format and lint: ${files.length} files`
    return { ok, text: ok ? label : `${label}\n${output}` }
  }

export const checkImports = tool('platform/src/checks/check-imports.ts', 'imports')

/** Types of all packages. */
export const checkTypes = (root: string): Check[] =>
  typePrograms(root).map((program) => () => checkProgram(root, program))

/** Number of concurrent checks. */
const BESIDE = 2

/** A hint, not a limit: a file above 300 lines is named for review. */
const LONG = 300
const nameLongFiles = (root: string, print: (line: string) => void): void => {
  for (const file of trackedSources(root)) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length
    if (lines > LONG) print(`look twice: ${file} has ${lines} lines`)
  }
}

const countTestFiles = (root: string): void => {
  for (const file of trackedSources(root)) {
    const tier = findTier(file)
    if (tier) countUse(`${tier} test file`)
  }
}

const countSize = (root: string): void => {
  const files = trackedFiles(root)
  const readText = (file: string): string => readFileSync(join(root, file), 'utf8')
  const size = measureSize(files, readText)
  countUse('source line', sumLines(size, 'source'))
  countUse('test line', sumLines(size, 'tests'))
  countUse('name exported twice', size.doubled.size)
  for (const { name, own } of measureWalks(root, files, readText)) countUse(`file to ${name}`, own.length)
}

/** Runs checks and prints a line of each; each counts as one test. */
export const runChecks = async (checks: readonly Check[], { root, print }: StageContext): Promise<Outcome> => {
  // Most checks use one processor: two run concurrently, and are printed in their own order.
  const results = await pMap(checks, (check) => check(root), { concurrency: BESIDE })
  let total: Outcome = NOTHING
  for (const { ok, text } of results) {
    print(ok ? text : `FAILED ${text}`)
    total = add(total, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  }
  return total
}

/** Types, format and lint, imports, unused files, versions, budgets; each counts as one test. */
export const staticChecks = async (context: StageContext): Promise<Outcome> => {
  const { root, print } = context
  const checks: Check[] = [
    tool('platform/src/budgets/main.ts', 'budgets'),
    checkImports,
    library('knip', ['--no-progress', '--reporter', 'compact'], 'knip: every file and every dependency is used'),
    formatAndLint,
    library('syncpack', ['lint'], 'syncpack: exact versions, one of each dependency'),
    async () => describeTableAges(root),
    async () => checkSharedVersions(root),
    ...checkTypes(root),
  ]
  countTestFiles(root)
  countSize(root)
  const outcome = await runChecks(checks, context)
  nameLongFiles(root, print)
  return outcome
}
