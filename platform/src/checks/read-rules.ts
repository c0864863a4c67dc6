import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentedRule, findRuleTests, findSubjects, parseRules, type RuleTest } from './rules-index'
import { trackedSources } from './source-files'

export interface RuleRecord extends DocumentedRule {
  tests: RuleTest[]
  /** Files that most likely implement the rule, from the root. */
  subjects: string[]
}

const isTest = (file: string): boolean => /\.(test|spec|table)\.tsx?$/.test(file)
/** The tests of the rules check mention ids without testing them. */
const isAboutRules = (file: string): boolean => file.includes('/rules-index.')

/** The rules of docs/rules.md with the tests that name them, read from the tracked files. */
export const readRules = (root: string): { rules: RuleRecord[]; tests: RuleTest[] } => {
  const sources = trackedSources(root)
  const exists = new Set(sources)
  const subjects = new Map<string, string[]>()
  const tests = sources
    .filter((file) => isTest(file) && !isAboutRules(file))
    .flatMap((file) => {
      const content = readFileSync(join(root, file), 'utf8')
      const found = findRuleTests(file, content)
      if (found.length > 0)
        subjects.set(
          file,
          findSubjects(file, content, (one) => exists.has(one)),
        )
      return found
    })
  const rules = parseRules(readFileSync(join(root, 'docs/rules.md'), 'utf8')).map((rule) => {
    const own = tests.filter(({ id }) => id === rule.id)
    return { ...rule, tests: own, subjects: [...new Set(own.flatMap(({ file }) => subjects.get(file) ?? []))] }
  })
  return { rules, tests }
}
