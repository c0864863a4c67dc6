/** A test as docs/rules.md names it: file from the root, and words that stand in the test's name. */
export interface NamedTest {
  file: string
  words: string
}

/** One row of docs/rules.md. */
export interface IndexedRule {
  id: string
  rule: string
  /** Files that carry the rule, from the root; none while it is not built. */
  homes: string[]
  tests: NamedTest[]
  /** The test column says `open`. */
  open: boolean
}

const ROW = /^\| ([PAD]\d+\.[\w.]+) \| (.+) \| (.*) \| (.+) \|$/
const CODE = /`([^`]+)`/g
const TEST = /`([^`]+)` "([^"]+)"/g

/** Reads the tables of docs/rules.md; lines of another shape are prose. */
export const parseRules = (markdown: string): IndexedRule[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id, rule, home, test] = ROW.exec(line) ?? []
    if (!id || !rule || home === undefined || !test) return []
    return [
      {
        id,
        rule,
        homes: [...home.matchAll(CODE)].flatMap(([, file]) => file ?? []),
        tests: [...test.matchAll(TEST)].flatMap(([, file, words]) => (file && words ? [{ file, words }] : [])),
        open: test === 'open',
      },
    ]
  })

/** Everything untrue in the table, one sentence each. `read` answers a file's text, or undefined where there is none. */
export const faultsOf = (rules: readonly IndexedRule[], read: (file: string) => string | undefined): string[] => {
  const seen = new Set<string>()
  return rules.flatMap(({ id, homes, tests, open }) => {
    const faults: string[] = []
    if (seen.has(id)) faults.push(`${id} stands twice`)
    seen.add(id)
    for (const file of homes) if (read(file) === undefined) faults.push(`${id}: there is no ${file}`)
    if (!open && tests.length === 0) faults.push(`${id}: the test column names no test and is not 'open'`)
    for (const { file, words } of tests) {
      const text = read(file)
      if (text === undefined) faults.push(`${id}: there is no ${file}`)
      else if (!text.includes(words)) faults.push(`${id}: ${file} has no test named "${words}"`)
    }
    return faults
  })
}
