import { readFileSync } from 'node:fs'
import { findUnusedNames } from './check-glossary'
import { trackedSources } from './source-files'

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8')
const SOURCES = trackedSources('.')
  .filter((file) => !file.includes('check-glossary'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

it('every domain name of the glossary occurs in the code', () => {
  expect(findUnusedNames(GLOSSARY, SOURCES)).toEqual([])
})

it('reports a domain name that is gone', () => {
  const row = '| `departureTimeAtOrigin`, `lineCode` | `fcsjSkzd` | 始发站发车时间? | 14:30 |'
  expect(findUnusedNames(`${GLOSSARY}\n${row}\n`, SOURCES)).toEqual(['departureTimeAtOrigin'])
})
