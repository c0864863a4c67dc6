import { posix } from 'node:path'

/** One row of docs/rules.md. */
export interface DocumentedRule {
  /** Such as `P5.counts.1`: specification, section, topic, number. */
  id: string
  sentence: string
  /** The row has `open`: no test covers the rule yet. */
  isOpen: boolean
}

/** A rule id in brackets in a test file. */
export interface RuleTest {
  id: string
  file: string
  /** Title of the test, without ids; empty where the ids are in a comment above it. */
  name: string
}

const ROW = /^\| ([PAD]\d+\.[\w.-]+) \| (.+) \| *(open)? *\|$/
const IDS = /\[((?:[PAD]\d+\.[\w.-]+)(?:, [PAD]\d+\.[\w.-]+)*)\] ?([^'"`\n]*)/g

/** Parses the tables of docs/rules.md; other lines are prose. */
export const parseRules = (markdown: string): DocumentedRule[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id, sentence, open] = ROW.exec(line) ?? []
    return id && sentence ? [{ id, sentence, isOpen: open !== undefined }] : []
  })

/** Every rule id that a test file names, in a title or in a comment above a test with many ids. */
export const findRuleTests = (file: string, content: string): RuleTest[] =>
  [...content.matchAll(IDS)].flatMap(([, ids = '', name = '']) =>
    ids.split(', ').map((id) => ({ id, file, name: name.trim() })),
  )

/**
 * Files that most likely implement the rule: the file that the test is named after, otherwise the test's imports from
 * its own package.
 */
export const findSubjects = (test: string, content: string, exists: (file: string) => boolean): string[] => {
  const folder = posix.dirname(test)
  const stem = posix.basename(test).replace(/\.(test|spec)\.tsx?$/, '')
  const sourceAt = (path: string) => ['.ts', '.tsx'].map((ending) => path + ending).filter(exists)
  const own = sourceAt(posix.join(folder, stem.replace(/\.(request|postgres|service)$/, '')))
  if (own.length > 0) return own
  return [...content.matchAll(/from '(\.{1,2}\/[^']+)'/g)]
    .map(([, path = '']) => posix.join(folder, path))
    .filter((path) => !path.includes('/testing/') && !path.includes('/fixtures/'))
    .flatMap(sourceAt)
}

/** All contradictions between docs/rules.md and the tests, one sentence each. */
export const findRuleFaults = (rules: readonly DocumentedRule[], tests: readonly RuleTest[]): string[] => {
  const known = new Set(rules.map(({ id }) => id))
  const tested = new Set(tests.map(({ id }) => id))
  const twice = rules.filter(({ id }, index) => rules.findIndex((other) => other.id === id) !== index)
  return [
    ...twice.map(({ id }) => `${id} occurs twice in docs/rules.md`),
    ...tests.filter(({ id }) => !known.has(id)).map(({ id, file }) => `${file} names ${id}, which docs/rules.md lacks`),
    ...rules
      .filter(({ id, isOpen }) => !isOpen && !tested.has(id))
      .map(({ id }) => `${id} has no test and is not open`),
    ...rules.filter(({ id, isOpen }) => isOpen && tested.has(id)).map(({ id }) => `${id} is open but has a test`),
  ]
}
