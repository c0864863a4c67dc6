import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRules } from './read-rules'
import { findRuleFaults, findRuleTests, findSubjects, parseRules } from './rules-index'

const root = join(__dirname, '../../..')

describe('docs/rules.md', () => {
  const { rules, tests } = readRules(root)

  it('parses every row of docs/rules.md that begins like a rule', () => {
    const markdown = readFileSync(join(root, 'docs/rules.md'), 'utf8')
    const ruleRows = markdown.split('\n').filter((line) => /^\| *[PAD]\d/.test(line))
    expect(rules).toHaveLength(ruleRows.length)
    expect(rules.length).toBeGreaterThan(400)
  })

  it('docs/rules.md names each rule once, and each rule that is not open has a test with its id', () => {
    expect(findRuleFaults(rules, tests)).toEqual([])
  })

  it('prints how many rules are open', () => {
    const open = rules.filter((rule) => rule.isOpen).length
    process.stdout.write(`rules: ${rules.length}, with a test ${rules.length - open}, open ${open}\n`)
    expect(open).toBeLessThan(rules.length)
  })
})

describe('the index of rules', () => {
  const faults = (rows: string[], test = '') =>
    findRuleFaults(parseRules(rows.join('\n')), findRuleTests('a.test.ts', test))

  it('accepts a rule whose id a test names, alone or beside others, and an open one', () => {
    expect(
      faults(
        ['| P5.counts.1 | A rule | |', '| D9.14 | Another | open |', '| D9.15 | A third | |'],
        "it('[P5.counts.1, D9.15] retains both', ...)",
      ),
    ).toEqual([])
  })
  it('refuses an id that occurs twice', () => {
    expect(faults(['| P1.a.1 | A rule | open |', '| P1.a.1 | A rule | open |'])).toEqual([
      'P1.a.1 occurs twice in docs/rules.md',
    ])
  })
  it('refuses a rule that no test names', () => {
    expect(faults(['| P1.a.1 | A rule | |'], "it('retains the rule')")).toEqual(['P1.a.1 has no test and is not open'])
  })
  it('refuses an open rule that a test names', () => {
    expect(faults(['| P1.a.1 | A rule | open |'], "it('[P1.a.1] retains it')")).toEqual([
      'P1.a.1 is open but has a test',
    ])
  })
  it('refuses an id that the page lacks', () => {
    expect(faults([], "it('[P1.a.1] retains it')")).toEqual(['a.test.ts names P1.a.1, which docs/rules.md lacks'])
  })
  it('finds the subject of a test by its name, otherwise by its imports', () => {
    const exists = (file: string) => ['a/b.ts', 'a/c.tsx', 'a/testing/d.ts'].includes(file)
    expect(findSubjects('a/b.test.ts', '', exists)).toEqual(['a/b.ts'])
    expect(findSubjects('a/b.request.test.ts', '', exists)).toEqual(['a/b.ts'])
    expect(findSubjects('a/x.test.ts', "from './c'\nfrom './testing/d'", exists)).toEqual(['a/c.tsx'])
  })
})
