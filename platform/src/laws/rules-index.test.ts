import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf, parseRules } from './rules-index'

const root = join(__dirname, '../../..')
const read = (file: string) => {
  const path = join(root, file)
  if (!existsSync(path)) return undefined
  return statSync(path).isFile() ? readFileSync(path, 'utf8') : ''
}

describe('docs/rules.md', () => {
  const markdown = read('docs/rules.md') ?? ''
  const rules = parseRules(markdown)

  it('reads every row that begins like a rule', () => {
    const looksLikeARule = markdown.split('\n').filter((line) => /^\| *[PAD]\d/.test(line))
    expect(rules).toHaveLength(looksLikeARule.length)
    expect(rules.length).toBeGreaterThan(400)
  })

  it('names only files and tests that exist, each rule once', () => {
    expect(faultsOf(rules, read)).toEqual([])
  })

  it('says how many rules wait for their test', () => {
    const open = rules.filter((rule) => rule.open).length
    process.stdout.write(`rules: ${rules.length}, with a test ${rules.length - open}, open ${open}\n`)
    expect(open).toBeLessThan(rules.length)
  })
})

describe('the index of rules', () => {
  const row = (id: string, test: string, home = '`a.ts`') => `| ${id} | A rule | ${home} | ${test} |`
  const files: Record<string, string> = { 'a.ts': '', 'a.test.ts': "it('keeps the rule', ...)" }
  const faults = (...rows: string[]) => faultsOf(parseRules(rows.join('\n')), (file) => files[file])

  it('accepts a rule with its test, and an open one', () => {
    expect(faults(row('P5.counts.1', '`a.test.ts` "keeps the rule"'), row('D9.14', 'open', '—'))).toEqual([])
  })
  it('refuses an id that stands twice', () => {
    expect(faults(row('P1.a.1', 'open'), row('P1.a.1', 'open'))).toEqual(['P1.a.1 stands twice'])
  })
  it('refuses a file that does not exist', () => {
    expect(faults(row('P1.a.1', 'open', '`b.ts`'))).toEqual(['P1.a.1: there is no b.ts'])
    expect(faults(row('P1.a.1', '`b.test.ts` "keeps"'))).toEqual(['P1.a.1: there is no b.test.ts'])
  })
  it('refuses a test that the file does not have', () => {
    expect(faults(row('P1.a.1', '`a.test.ts` "breaks"'))).toEqual(['P1.a.1: a.test.ts has no test named "breaks"'])
  })
  it('refuses a test column that says neither', () => {
    expect(faults(row('P1.a.1', 'soon'))).toEqual(["P1.a.1: the test column names no test and is not 'open'"])
  })
})
