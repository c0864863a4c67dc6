import { join, relative } from 'node:path'
import { runJourneys } from '../browser-stage'
import { builtService } from '../built-service'
import { runJest } from '../jest-stage'
import { runCommand } from '../run-command'
import { setUp } from '../set-up'
import { NOTHING, type Outcome, type Stage, type StageContext } from '../stage'
import { checkImports, checkTypes, lintFiles, runChecks } from '../static-checks'
import { chooseChecks, isFileBelow } from './choose-checks'
import { findChanges } from './find-changes'
import { nearestFiles } from './nearest-files'

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A tier of tests with its jest project, and the number of files that take about a minute. */
interface RelatedTier {
  name: string
  project: string
  most: number
  env?: (root: string) => Readonly<Record<string, string>>
}

const TIERS: readonly RelatedTier[] = [
  { name: 'unit', project: 'unit', most: 150 },
  { name: 'screens', project: 'browser-unit', most: 40 },
  { name: 'service', project: 'service', most: 40, env: builtService },
]

/** Tests that import a changed file, directly or indirectly. */
const findRelated = async (root: string, project: string, sources: readonly string[]): Promise<string[]> => {
  const args = [`--selectProjects=${project}`, '--listTests', '--findRelatedTests', ...sources]
  const { output } = await runCommand(join(root, 'node_modules/.bin/jest'), args, { cwd: root })
  return output
    .split('\n')
    .filter((line) => /\.test\.tsx?$/.test(line))
    .map((file) => relative(root, file))
}

const runRelated = async (
  context: StageContext,
  { project, most, env }: RelatedTier,
  sources: readonly string[],
): Promise<Outcome> => {
  const { root, print } = context
  const related = sources.length > 0 ? await findRelated(root, project, sources) : []
  if (related.length === 0) return { ...NOTHING, notRun: 'no test imports what changed' }
  const files = nearestFiles(related, sources, most)
  const left = related.length - files.length
  print(`${files.length} related test files${left > 0 ? `, the nearest; ${left} more run with npm test` : ''}`)
  const only = `(${files.map((file) => `/${escapePattern(file)}`).join('|')})$`
  return runJest(context, [project], { only, ...(env && { env: env(root) }) })
}

/** Stages for the changes of the working tree; browser journeys are included only if one of them changed. */
export const changedStages = (root: string, ref: string | undefined, print: (line: string) => void): Stage[] => {
  const { base, files } = findChanges(root, ref)
  print(`${files.length} files differ from ${base}`)
  if (files.length === 0) return []
  const { lint, sources, journeys, settings } = chooseChecks(files, isFileBelow(root))
  for (const file of settings) print(`${file} is a setting: only npm test shows what it affects`)
  return [
    { name: 'static', run: (context) => runChecks([lintFiles(lint), checkImports, ...checkTypes(root)], context) },
    ...TIERS.map((tier) => ({
      name: tier.name,
      run: (context: StageContext) => runRelated(context, tier, sources),
    })),
    ...(journeys.length > 0
      ? [
          { name: 'set-up', preparesOnly: true, run: setUp },
          {
            name: 'browser',
            run: (context: StageContext) =>
              runJourneys(
                context,
                journeys.map((file) => relative('e2e', file)),
              ),
          },
        ]
      : []),
  ]
}
