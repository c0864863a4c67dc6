import { readFileSync } from 'node:fs'
import { findRefusedNames, GIVEN_NAMES, readRefusedWords, splitName } from './refused-names'
import { trackedSources } from './source-files'

const WORDS = new Set(readRefusedWords(readFileSync('docs/glossary.md', 'utf8')))
const SOURCES = trackedSources('.').filter((file) => !file.startsWith('platform/src/checks/refused-names'))

it('no identifier, file or folder has a word that the glossary refuses in names', () => {
  expect(WORDS.size).toBeGreaterThan(40)
  expect(SOURCES.length).toBeGreaterThan(3000)
  const found = SOURCES.flatMap((file) =>
    findRefusedNames(file, readFileSync(file, 'utf8'), WORDS).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

it('every name that others give has a refused word and is in use', () => {
  const sources = SOURCES.map((file) => `${file}\n${readFileSync(file, 'utf8')}`).join('\n')
  const names = new Set([...(sources.match(/[A-Za-z_]\w*/g) ?? []), ...(sources.match(/[\w-]+(?=\.ts)/g) ?? [])])
  expect(
    Object.keys(GIVEN_NAMES).filter((name) => !splitName(name).some((word) => WORDS.has(word)) || !names.has(name)),
  ).toEqual([])
})

describe('the check of names', () => {
  it.each([
    ['a variable', 'const asked = 1', 'asked'],
    ['a word inside a name', 'const readDraft = () => {}', 'readDraft'],
    ['a constant', 'const MAX_LOOKS = 1', 'MAX_LOOKS'],
    ['an insert of a text', `const text = \`a \${draft} b\``, 'draft'],
  ])('the check of names refuses %s', (_, source, name) => {
    expect(findRefusedNames('shell/src/a.ts', source, WORDS)).toEqual([name])
  })

  it.each([
    ['a comment', '// what a passenger asked\n/* says */'],
    ['a text', "const text = 'keep it'; const other = `she said`"],
    ['letters inside a longer word', 'const task = keyword + react + sayings'],
    ['a name of a library', 'act(() => {})'],
  ])('the check of names accepts %s', (_, source) => {
    expect(findRefusedNames('shell/src/a.ts', source, WORDS)).toEqual([])
  })

  it('refuses a file and a folder', () => {
    expect(findRefusedNames('shell/src/desk/ask-staff.test.ts', '', WORDS)).toEqual(['desk', 'ask-staff'])
  })
})
