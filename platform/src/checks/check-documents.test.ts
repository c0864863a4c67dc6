import { existsSync, readFileSync, statSync } from 'node:fs'
import {
  findDeadLinks,
  findJestCommandFaults,
  findLongLines,
  findLongVersions,
  findMissingFiles,
  findOldReferences,
  findRecordFaults,
  findUnnamedFolders,
} from './check-documents'
import { packageManifests } from './package-manifests'
import { trackedFiles } from './source-files'

const TRACKED = trackedFiles('.')
const packages = packageManifests('.').flatMap(({ folder }) => (folder === '.' ? [] : [folder]))

it.each(packages)('the README of %s names every folder of it', (folder) => {
  expect(findUnnamedFolders(folder, TRACKED, readFileSync(`${folder}/README.md`, 'utf8'))).toEqual([])
})

describe('a folder', () => {
  const files = [
    'server/src/modules/passenger/orders/index.ts',
    'server/src/testing/a.ts',
    'server/sandbox/src/main.ts',
    'shell/src/a/b.ts',
  ]
  it.each(['`orders` `sandbox` `modules`', '`src/modules/`, `src/modules/orders/`, `sandbox/src`'])(
    'accepts the name of a folder as %s',
    (readme) => {
      expect(findUnnamedFolders('server', files, readme)).toEqual([])
    },
  )
  it('refuses plain text or a longer name instead of the folder', () => {
    expect(findUnnamedFolders('server', files, 'modules: orders, `sandbox-keys`')).toEqual(['orders', 'sandbox'])
  })
})

const documents = TRACKED.filter((file) => file.endsWith('.md') && existsSync(file)).map((file) => ({
  file,
  markdown: readFileSync(file, 'utf8'),
}))

const faults = (markdown: string) => findJestCommandFaults('README.md', markdown, ['shared/domain/src/money.test.ts'])

it('every Jest command in a document runs the tests it promises', () => {
  const tests = TRACKED.filter((file) => /\.test\.tsx?$/.test(file))
  expect(documents.filter(({ markdown }) => markdown.includes('npx jest')).length).toBeGreaterThan(10)
  expect(documents.flatMap(({ file, markdown }) => findJestCommandFaults(file, markdown, tests))).toEqual([])
})

it.each(['`npx jest shared/domain`', '`npx jest shared/domain --selectProjects unit`', '`npx jest\nshared/domain`'])(
  'accepts the command %j',
  (markdown) => expect(faults(markdown)).toEqual([]),
)

it.each([
  ['`npx jest --selectProjects unit shared/domain`', 'the folder does not come first in'],
  ['`npx jest --selectProjects=unit\n  shared/domain`', 'the folder does not come first in'],
  ['`npx jest shared/wire`', 'shared/wire has no test'],
])('the check of a Jest command refuses %j', (markdown, fault) =>
  expect(faults(markdown)).toEqual([expect.stringContaining(fault)]),
)

it('no line or cell of a document is too long', () => {
  expect(documents.flatMap(({ file, markdown }) => findLongLines(file, markdown))).toEqual([])
})

it.each([
  ['a line', 'x'.repeat(401), 'README.md:1: 401 characters, 400 at most'],
  ['a cell', `| a | ${'x'.repeat(301)} |`, 'README.md:1: a cell of 301 characters, 300 at most'],
])('the check of long lines refuses %s', (_what, markdown, fault) =>
  expect(findLongLines('README.md', markdown)).toEqual([fault]),
)

it('the check of long lines ignores a fenced command', () => {
  expect(findLongLines('README.md', `\`\`\`\n${'x'.repeat(401)}\n\`\`\`\nshort`)).toEqual([])
})

it('every alert is named by the page of an incident', () => {
  const incidents = documents.filter(({ file }) => file.startsWith('docs/operate/incidents/'))
  const alerts = readFileSync('docs/alerts/alerts.yml', 'utf8').match(/(?<=- alert: )\w+/g) ?? []
  expect(alerts.length).toBeGreaterThan(20)
  expect(alerts.filter((alert) => !incidents.some(({ markdown }) => markdown.includes(`\`${alert}\``)))).toEqual([])
})

it('the guide of operators links to the page of every incident', () => {
  const guide = readFileSync('docs/operate/README.md', 'utf8')
  const pages = documents.flatMap(({ file }) => /^docs\/operate\/(incidents\/.*)/.exec(file)?.[1] ?? [])
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((page) => !guide.includes(`(${page})`))).toEqual([])
})

it('a version of the change log is at most a page long', () => {
  expect(findLongVersions(readFileSync('CHANGELOG.md', 'utf8'))).toEqual([])
  expect(findLongVersions(`# Changes\n## 0.1.0 - 2026-11-20\n${'- a change\n'.repeat(60)}`)).toEqual([
    'CHANGELOG.md: 0.1.0 - 2026-11-20 has 61 lines, 60 at most',
  ])
})

it('every reference to a decision is ADR-<number> or the id of a rule', () => {
  const files = TRACKED.filter(
    (file) =>
      /\.(tsx?|mjs|md|css|conf|yml)$/.test(file) && existsSync(file) && !file.endsWith('/check-documents.test.ts'),
  )
  expect(files.flatMap((file) => findOldReferences(file, readFileSync(file, 'utf8')))).toEqual([])
})

it.each([
  'once (decision 63)',
  '(decisions 5)',
  '(decision record 69)',
  '(decision "the wire" 9)',
  '[63](decisions/0063-one-order-of-locks.md)',
])('the check of references refuses %j', (line) => expect(findOldReferences('a.ts', line)).toHaveLength(1))

it.each(['(ADR-63)', '(D9.14)', 'the decision of a second person', '[ADR-63](decisions/0063-one-order-of-locks.md)'])(
  'the check of references accepts %j',
  (line) => expect(findOldReferences('a.ts', line)).toEqual([]),
)

it('the index lists every decision record by its title', () => {
  const records = documents.map(({ file, markdown }) => [file, markdown] as const)
  expect(findRecordFaults(readFileSync('docs/decisions/README.md', 'utf8'), records)).toEqual([])
})

describe('a decision record', () => {
  const file = 'docs/decisions/0063-locks.md'
  it('refuses a decision record whose title does not name it', () => {
    expect(findRecordFaults('', [[file, '# 63. Locks']])).toEqual([expect.stringContaining('the title does not')])
  })
  it('refuses a decision record that the index lists by another title', () => {
    expect(findRecordFaults('| [ADR-63](0063-locks.md) | Old |', [[file, '# ADR-63: New']])).toEqual([
      expect.stringContaining('| [ADR-63](0063-locks.md) | New |'),
    ])
  })
})

describe('links of documents', () => {
  const read = (path: string) =>
    !existsSync(path) ? undefined : statSync(path).isDirectory() ? '' : readFileSync(path, 'utf8')
  it('links of documents lead to files and headings that exist', () => {
    expect(documents.flatMap(({ file, markdown }) => findDeadLinks(file, markdown, read))).toEqual([])
  })
  it.each([
    ['[a](missing.md)', 'docs/a.md: missing.md does not exist'],
    ['[a](b.md#other)', 'docs/a.md: b.md#other has no such heading'],
    ['[a](#other)', 'docs/a.md: #other has no such heading'],
  ])('refuses the link %j', (markdown, fault) => {
    expect(findDeadLinks('docs/a.md', markdown, (path) => (path === 'docs/b.md' ? '# B, a title' : undefined))).toEqual(
      [fault],
    )
  })
  it.each(['[a](b.md#b-a-title)', '[a](https://a.example)', '`[a](missing.md)`'])('accepts the link %j', (markdown) => {
    expect(findDeadLinks('docs/a.md', markdown, (path) => (path === 'docs/b.md' ? '# B, a title' : undefined))).toEqual(
      [],
    )
  })
})

it('every source file that a decision record or a guide names exists', () => {
  const guides = documents.filter(({ file }) => /^(docs|ARCHITECTURE)/.test(file))
  expect(guides.flatMap(({ file, markdown }) => findMissingFiles(file, markdown, TRACKED))).toEqual([])
})

it('the check of named files refuses one that was renamed, and accepts a path or a pattern', () => {
  const files = ['shell/src/poll.ts']
  expect(findMissingFiles('a.md', 'see `ask.ts`, `shell/src/poll.ts` and `check-....ts`', files)).toEqual([
    'a.md: there is no ask.ts',
  ])
})
