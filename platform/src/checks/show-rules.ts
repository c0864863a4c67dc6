import { join } from 'node:path'
import { readRules } from './read-rules'

/**
 * `npm run rules -- P5.counts` or `npm run rules -- refund fee`: rules by id or by text, with their files and tests.
 */
const query = process.argv.slice(2).join(' ')
const { rules } = readRules(join(import.meta.dirname, '../../..'))
const named = rules.filter(({ id }) => id === query || id.startsWith(`${query}.`) || query === '')
const terms = query.toLowerCase().split(/\s+/)
const found =
  named.length > 0
    ? named
    : rules.filter(({ id, sentence }) => terms.every((word) => `${id} ${sentence}`.toLowerCase().includes(word)))
for (const { id, sentence, isOpen, tests, subjects } of found) {
  console.log(`${id}  ${sentence}${isOpen ? '  (open)' : ''}`)
  for (const subject of subjects) console.log(`  in    ${subject}`)
  for (const { file, name } of tests) console.log(`  test  ${file}  ${name}`)
}
if (found.length === 0) {
  console.error(`no rule has the id or the words "${query}"; ids are P5, A8, D3 and so on, as in docs/rules.md`)
  process.exitCode = 1
}
