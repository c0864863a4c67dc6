import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the groups are written; named in jest.config.mjs too. */
export const GROUPS_FOLDER = '.test-groups'
/** A test that needs a module registry of its own says so, with its reason; one with an environment of its own has one anyway. */
const ALONE = /@alone\b|@jest-environment\b/
/** Files of a group at most: more would leave one worker with the last of them. */
const MOST = 24
/** Screens of one document at most: what their tests leave behind is freed with it. */
const MOST_SCREENS = 12

const isScreen = (file: string): boolean => file.endsWith('.test.tsx')

/**
 * Groups of test files in the order of their paths: jest loads the modules of a group once instead of once for each file. A file
 * marked `@alone` is a group of its own, and runs as it is.
 */
export const groupTests = (files: readonly string[], read: (file: string) => string): string[][] => {
  const isAlone = (file: string): boolean => ALONE.test(read(file))
  const together = files.filter((file) => !isAlone(file)).sort()
  const count = Math.ceil(together.length / (together.every(isScreen) ? MOST_SCREENS : MOST))
  // All groups have about the same length.
  const groups = Array.from({ length: count }, (_, at) =>
    together.slice(Math.round((at * together.length) / count), Math.round(((at + 1) * together.length) / count)),
  )
  return [...groups, ...files.filter(isAlone).map((file) => [file])]
}

/** The suite that runs a group: the hooks of a file hold within its `describe`. */
const toSuite = (root: string, files: readonly string[]): string =>
  files
    .map((file) => `describe(${JSON.stringify(file)}, () => { require(${JSON.stringify(resolve(root, file))}) })\n`)
    .join('')

const RESET = 'platform/src/testing/document-reset.ts'

/** The same of screens, in one document. Loaded here, the testing library cleans up after each test, not after those of one file. */
const toScreenSuite = (root: string, files: readonly string[]): string => {
  const suites = files.map(
    (file) => `describe(${JSON.stringify(file)}, () => {
  beforeAll(rememberDocument)
  require(${JSON.stringify(resolve(root, file))})
  afterAll(resetDocument)
})
`,
  )
  return `require('@testing-library/react')
const { rememberDocument, resetDocument } = require(${JSON.stringify(resolve(root, RESET))})
${suites.join('')}`
}

/** Writes the groups of a project for jest; paths of `files` begin at the root. */
export const writeGroups = (root: string, project: string, files: readonly string[]): void => {
  const folder = join(root, GROUPS_FOLDER, project)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const groups = groupTests(files, (file) => readFileSync(join(root, file), 'utf8'))
  const alone = groups.filter(({ length }) => length === 1).flat()
  writeFileSync(join(folder, 'alone.json'), JSON.stringify(alone))
  for (const group of groups.filter(({ length }) => length > 1)) {
    const name = (group[0] ?? '').replaceAll('/', '-').replace(/\.tsx?$/, '')
    writeFileSync(
      join(folder, `${name}.cjs`),
      group.every(isScreen) ? toScreenSuite(root, group) : toSuite(root, group),
    )
  }
}
