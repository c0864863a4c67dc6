import { readFileSync } from 'node:fs'
import { findJestCommandFaults } from './check-jest-commands'
import { trackedFiles } from './source-files'

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
])('refuses %j', (markdown, fault) => expect(faults(markdown)).toEqual([expect.stringContaining(fault)]))
