import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NPM_TEST } from './npm-test-stories'

const journeys = resolve(__dirname, '../journeys')
const sources = readdirSync(journeys).map((file) => readFileSync(join(journeys, file), 'utf8'))

/** Number of stories that name each entry. */
const countNames = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const [, name = ''] of text.matchAll(/NPM_TEST\.(\w+)/g)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

it('each entry is the details of exactly one story', () => {
  const counts = countNames(sources)
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(Object.keys(NPM_TEST).map((name) => [name, 1])))
})

it('an entry that no story names is found (negative control)', () => {
  const counts = countNames(sources.map((text) => text.replace('NPM_TEST.octopus', '{}')))
  expect(counts.get('octopus')).toBeUndefined()
})

it('no story is selected by a tag of its own', () => {
  expect(sources.filter((text) => text.includes('@npm-test'))).toEqual([])
})
