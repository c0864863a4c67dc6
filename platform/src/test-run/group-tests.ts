import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folder of the groups; jest.config.mjs names it too. */
export const GROUPS_FOLDER = '.test-groups'
/**
 * A test that needs its own module registry is marked, with the reason; a test with its own environment has one anyway.
 */
const ALONE = /@alone\b|@jest-environment\b/
/** Maximum files of a group: with more, one worker would run the last ones alone. */
const MOST = 24
/** Maximum screens of one document: what their tests leave behind is freed with it. */
const MOST_SCREENS = 12

const isScreen = (file: string): boolean => file.endsWith('.test.tsx')

/**
 * Groups of test files in the order of their paths: jest loads the modules of a group once instead of once for each
 * file. A file marked `@alone` is a group of its own, and runs as it is.
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

/** The suite that runs a group: the hooks of a file apply within its `describe`. */
const toSuite = (root: string, files: readonly string[]): string =>
  files
    .map((file) => `describe(${JSON.stringify(file)}, () => { require(${JSON.stringify(resolve(root, file))}) })\n`)
    .join('')

const RESET = 'platform/src/testing/document-reset.ts'

/**
 * The suite of screens, in one document. The testing library is loaded here, so that it cleans up after each test, not
 * only after those of one file.
 */
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

/** Writes the groups of a project for jest; `files` are paths from the root. */
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
