import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folder of the groups; jest.config.mjs names it too. */
export const GROUPS_FOLDER = '.test-groups'
/** A test that needs its own module registry is marked, with the reason; one with another environment has one anyway. */
const ALONE = /@alone\b|@jest-environment (?!jsdom\b)/
/** A test without a screen that needs a document. */
const IN_DOCUMENT = /@jest-environment jsdom\b/
/** Its tests without a screen replace what a document has, as hostile remotes do, and each boots a page. */
const SHELL = 'shell/'
/** Maximum files of a group: with more, one worker would run the last ones alone. */
const MOST = 24
/** Maximum screens of one document: what their tests leave behind is freed with it. */
const MOST_SCREENS = 12

const isScreen = (file: string): boolean => file.endsWith('.test.tsx')

/** Groups of about the same length. */
const divide = (files: readonly string[]): string[][] => {
  const count = Math.ceil(files.length / (files.every(isScreen) ? MOST_SCREENS : MOST))
  return Array.from({ length: count }, (_, at) =>
    files.slice(Math.round((at * files.length) / count), Math.round(((at + 1) * files.length) / count)),
  )
}

/**
 * Groups of test files in the order of their paths: jest loads the modules of a group once instead of once for each
 * file, and makes one document for those that need one. A file marked `@alone` is a group of its own, and runs as it is.
 */
export const groupTests = (files: readonly string[], read: (file: string) => string): string[][] => {
  const isAlone = (file: string): boolean =>
    ALONE.test(read(file)) || (file.startsWith(SHELL) && IN_DOCUMENT.test(read(file)))
  const needsDocument = (file: string): boolean => IN_DOCUMENT.test(read(file))
  const together = files.filter((file) => !isAlone(file)).sort()
  return [
    ...divide(together.filter((file) => !needsDocument(file))),
    ...divide(together.filter(needsDocument)),
    ...files.filter(isAlone).map((file) => [file]),
  ]
}

/** The suite that runs a group: the hooks of a file apply within its `describe`. */
const toSuite = (root: string, files: readonly string[]): string =>
  files
    .map((file) => `describe(${JSON.stringify(file)}, () => { require(${JSON.stringify(resolve(root, file))}) })\n`)
    .join('')

const RESET = 'platform/src/testing/document-reset.ts'

/** The suite of files that share a document, which is reset between them. */
const toDocumentSuite = (root: string, files: readonly string[]): string => {
  const suites = files.map(
    (file) => `describe(${JSON.stringify(file)}, () => {
  beforeAll(rememberDocument)
  require(${JSON.stringify(resolve(root, file))})
  afterAll(resetDocument)
})
`,
  )
  return `const { rememberDocument, resetDocument } = require(${JSON.stringify(resolve(root, RESET))})
${suites.join('')}`
}

/** The testing library is loaded here, so that it cleans up after each test of screens, not only those of one file. */
const toScreenSuite = (root: string, files: readonly string[]): string =>
  `require('@testing-library/react')\n${toDocumentSuite(root, files)}`

/** The environment is named first, where jest reads it. */
const toSuiteInDocument = (root: string, files: readonly string[]): string =>
  `/** @jest-environment jsdom */\n${toDocumentSuite(root, files)}`

/** Writes the groups of a project for jest; `files` are paths from the root. */
export const writeGroups = (root: string, project: string, files: readonly string[]): void => {
  const folder = join(root, GROUPS_FOLDER, project)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const groups = groupTests(files, read)
  const alone = groups.filter(({ length }) => length === 1).flat()
  writeFileSync(join(folder, 'alone.json'), JSON.stringify(alone))
  for (const group of groups.filter(({ length }) => length > 1)) {
    const name = (group[0] ?? '').replaceAll('/', '-').replace(/\.tsx?$/, '')
    const write = group.every(isScreen)
      ? toScreenSuite
      : group.every((file) => IN_DOCUMENT.test(read(file)))
        ? toSuiteInDocument
        : toSuite
    writeFileSync(join(folder, `${name}.cjs`), write(root, group))
  }
}
