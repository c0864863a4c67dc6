import { readFileSync } from 'node:fs'
import { findJestCommandFaults, findUnnamedFolders } from './check-documents'
import { packageManifests } from './package-manifests'
import { trackedFiles } from './source-files'

const packages = packageManifests('.').flatMap(({ folder }) => (folder === '.' ? [] : [folder]))

it.each(packages)('the README of %s names every folder of it', (folder) => {
  expect(findUnnamedFolders(folder, trackedFiles('.'), readFileSync(`${folder}/README.md`, 'utf8'))).toEqual([])
})

describe('a folder', () => {
  const files = [
    'server/src/modules/orders/index.ts',
    'server/src/testing/a.ts',
    'server/sandbox/src/main.ts',
    'shell/src/a/b.ts',
  ]
  it.each(['`orders` `sandbox` `modules`', '`src/modules/`, `src/modules/orders/`, `sandbox/src`'])(
    'is named by %s',
    (readme) => {
      expect(findUnnamedFolders('server', files, readme)).toEqual([])
    },
  )
  it('is not named by a word or a longer name', () => {
    expect(findUnnamedFolders('server', files, 'modules: orders, `sandbox-keys`')).toEqual(['orders', 'sandbox'])
  })
})

const faults = (markdown: string) => findJestCommandFaults('README.md', markdown, ['shared/domain/src/money.test.ts'])

it('every Jest command in a document runs the tests it promises', () => {
  const files = trackedFiles('.')
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  const documents = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, markdown: readFileSync(file, 'utf8') }))
  expect(documents.filter(({ markdown }) => markdown.includes('npx jest')).length).toBeGreaterThan(10)
  expect(documents.flatMap(({ file, markdown }) => findJestCommandFaults(file, markdown, tests))).toEqual([])
})

it.each(['`npx jest shared/domain`', '`npx jest shared/domain --selectProjects unit`', '`npx jest\nshared/domain`'])(
  'lets %j stand',
  (markdown) => expect(faults(markdown)).toEqual([]),
)

it.each([
  ['`npx jest --selectProjects unit shared/domain`', 'the folder does not come first in'],
  ['`npx jest --selectProjects=unit\n  shared/domain`', 'the folder does not come first in'],
  ['`npx jest shared/wire`', 'shared/wire has no test'],
])('the check of a folder’s names refuses %j', (markdown, fault) =>
  expect(faults(markdown)).toEqual([expect.stringContaining(fault)]),
)
