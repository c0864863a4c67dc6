import { findPurpose, measureSize, sumLines } from './measure-size'

it.each([
  ['shared/domain/src/fare.ts', 'source'],
  ['shell/src/boot.module.css', 'styles'],
  ['mf-account/src/i18n/zh-hk.ts', 'texts'],
  ['mf-backoffice/src/catalogue/texts/lines/en.ts', 'texts'],
  ['mf-account/src/i18n/use-texts.ts', 'source'],
  ['server/src/testing/barrier.ts', 'tests'],
  ['shared/domain/src/fare.test.ts', 'tests'],
  ['e2e/steps/mailbox.ts', 'tests'],
  ['README.md', undefined],
])('the purpose of %s is %s', (file, purpose) => {
  expect(findPurpose(file)).toBe(purpose)
})

describe('the size of a repository', () => {
  const TEXTS: Readonly<Record<string, string>> = {
    'shared/domain/src/fare.ts': 'export const fare = 1\nexport type Fare = number\n',
    'shared/domain/src/fare.test.ts': 'import {\n} from "./fare"\n\n',
    'server/src/fare.ts': 'export interface Fare {}\nconst fare = 2\n',
    'server/src/testing/fare.ts': 'export const fare = 3\n',
    'server/write-fare.mjs': 'const text = `\nexport const fare = 4\n`\n',
    'docs/fare.md': 'a\nb\n',
  }
  const size = measureSize(Object.keys(TEXTS), (file) => TEXTS[file] ?? '')

  it('lines are counted by package and purpose', () => {
    expect(size.packages).toEqual([
      { folder: 'server', files: 3, lines: { source: 5, texts: 0, styles: 0, tests: 1 } },
      { folder: 'shared/domain', files: 2, lines: { source: 2, texts: 0, styles: 0, tests: 3 } },
    ])
    expect([sumLines(size, 'source'), sumLines(size, 'tests')]).toEqual([7, 4])
  })

  it('a name is doubled when two source files export it, and not by a script that writes it', () => {
    expect([...size.doubled]).toEqual([['Fare', ['server/src/fare.ts', 'shared/domain/src/fare.ts']]])
  })
})
