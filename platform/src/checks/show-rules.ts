import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findRules } from './find-rules'
import { type RuleRecord, readRules } from './read-rules'

/** Rules and columns of one screen. */
const MOST_RULES = 30
const MOST_COLUMNS = 120

const cut = (line: string): string => (line.length > MOST_COLUMNS ? `${line.slice(0, MOST_COLUMNS - 1)}…` : line)
const toLine = ({ id, sentence, isOpen }: RuleRecord): string => `${id}  ${isOpen ? '(open) ' : ''}${sentence}`

const printWhole = (rule: RuleRecord): void => {
  console.log(toLine(rule))
  for (const subject of rule.subjects) console.log(`  in    ${subject}`)
  for (const { file, name } of rule.tests) console.log(`  test  ${file}  ${name}`)
}

/** `npm run rules -- refund fee` lists rules; with one id, or `--all`, their files and tests too. */
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
const query = positionals.join(' ')
const { rules } = readRules(join(import.meta.dirname, '../../..'))
const found = findRules(rules, query)
const [first] = found
if (!first) {
  console.error(`no rule has the id or the words "${query}"; ids are P5, A8, D3 and so on, as in docs/rules.md`)
  process.exitCode = 1
} else if (values.all || found.length === 1) found.forEach(printWhole)
else {
  for (const rule of found.slice(0, MOST_RULES)) console.log(cut(toLine(rule)))
  const hidden = found.length - MOST_RULES
  if (hidden > 0) console.log(`${hidden} more: add a word`)
  console.log(`npm run rules -- ${first.id} prints its files and tests; --all prints them of all`)
}
