import { join } from 'node:path'
import { readRules } from './read-rules'

/** `npm run rules -- P5.counts`: the rules whose id begins so, where they live and the tests that hold them. */
const [prefix = ''] = process.argv.slice(2)
const { rules } = readRules(join(import.meta.dirname, '../../..'))
for (const { id, sentence, isOpen, tests, subjects } of rules.filter((rule) => rule.id.startsWith(prefix))) {
  console.log(`${id}  ${sentence}${isOpen ? '  (open)' : ''}`)
  for (const subject of subjects) console.log(`  in    ${subject}`)
  for (const { file, name } of tests) console.log(`  test  ${file}  ${name}`)
}
