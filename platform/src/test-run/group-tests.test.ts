import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { groupTests, writeGroups } from './group-tests'

const FILES = {
  'server/src/modules/passenger/orders/b.test.ts': '',
  'server/src/modules/passenger/orders/a.test.ts': '',
  'server/src/modules/passenger/orders/deep/er/c.test.ts': '',
  'server/src/modules/passenger/orders/spies.test.ts': '// @alone: spies on a module',
  'server/src/modules/passenger/payments/a.test.ts': '',
  'mf-a/src/remote.test.ts': '',
}
const group = () => groupTests(Object.keys(FILES), (file) => FILES[file as keyof typeof FILES])

it('groups files in the order of their paths', () => {
  expect(group()[0]).toEqual([
    'mf-a/src/remote.test.ts',
    'server/src/modules/passenger/orders/a.test.ts',
    'server/src/modules/passenger/orders/b.test.ts',
    'server/src/modules/passenger/orders/deep/er/c.test.ts',
    'server/src/modules/passenger/payments/a.test.ts',
  ])
})

it('makes groups of about the same length, none above 24 files', () => {
  const files = Array.from({ length: 50 }, (_, at) => `server/src/${String(at).padStart(2, '0')}.test.ts`)
  expect(groupTests(files, () => '').map(({ length }) => length)).toEqual([17, 16, 17])
})

it('puts a file marked @alone into a group of its own', () => {
  expect(group()).toContainEqual(['server/src/modules/passenger/orders/spies.test.ts'])
})

it('loses no file and has none twice', () => {
  expect(group().flat().sort()).toEqual(Object.keys(FILES).sort())
})

describe('tests without a screen that need a document', () => {
  const DOCUMENT = '/** @jest-environment jsdom */'
  const texts: Record<string, string> = {
    'mf-a/src/a.test.ts': DOCUMENT,
    'mf-a/src/b.test.ts': '',
    'mf-a/src/c.test.ts': DOCUMENT,
    'mf-a/src/d.test.ts': '',
    'mf-a/src/node.test.ts': '/** @jest-environment node */',
    'shell/src/a.test.ts': DOCUMENT,
    'shell/src/b.test.ts': '',
  }
  const read = (file: string) => texts[file] ?? ''

  it('puts those that need a document together, apart from the others', () => {
    expect(groupTests(Object.keys(texts), read).slice(0, 2)).toEqual([
      ['mf-a/src/b.test.ts', 'mf-a/src/d.test.ts', 'shell/src/b.test.ts'],
      ['mf-a/src/a.test.ts', 'mf-a/src/c.test.ts'],
    ])
  })

  it('gives a document of its own to each of the shell, and an environment of its own to any other', () => {
    expect(groupTests(Object.keys(texts), read).slice(2)).toEqual([['mf-a/src/node.test.ts'], ['shell/src/a.test.ts']])
  })

  it('names the environment of the group first, and resets the document around each file', () => {
    const root = mkdtempSync(join(tmpdir(), 'shuttle-groups-'))
    const files = ['mf-a/src/a.test.ts', 'mf-a/src/c.test.ts']
    mkdirSync(join(root, 'mf-a/src'), { recursive: true })
    for (const file of files) writeFileSync(join(root, file), DOCUMENT)
    writeGroups(root, 'some', files)
    const suite = readFileSync(join(root, '.test-groups/some/mf-a-src-a.test.cjs'), 'utf8')
    expect(suite.startsWith(DOCUMENT)).toBe(true)
    expect(suite.match(/beforeAll\(rememberDocument\)|afterAll\(resetDocument\)/g)).toHaveLength(4)
    rmSync(root, { recursive: true })
  })
})

describe('screens', () => {
  const screens = Array.from({ length: 25 }, (_, index) => `mf-a/src/pages/${String(index).padStart(2, '0')}.test.tsx`)

  it('makes groups of twelve screens at most', () => {
    const groups = groupTests([...screens, 'mf-a/src/accessible.test.tsx', 'mf-b/src/a.test.tsx'], () => '')
    expect(groups.map(({ length }) => length)).toEqual([9, 9, 9])
  })

  it('resets the document around each screen, and not around other tests', () => {
    const root = mkdtempSync(join(tmpdir(), 'shuttle-groups-'))
    const files = ['mf-a/src/a.test.tsx', 'mf-a/src/b.test.tsx', 'mf-a/src/a.test.ts', 'mf-a/src/b.test.ts']
    mkdirSync(join(root, 'mf-a/src'), { recursive: true })
    for (const file of files) writeFileSync(join(root, file), '')
    const suitesOf = (kind: string) => {
      writeGroups(
        root,
        'some',
        files.filter((file) => file.endsWith(kind)),
      )
      const folder = join(root, '.test-groups/some')
      return readdirSync(folder).flatMap((name) =>
        name.endsWith('.cjs') ? [readFileSync(join(folder, name), 'utf8')] : [],
      )
    }
    const hooks = (suite: string | undefined) =>
      suite?.match(/beforeAll\(rememberDocument\)|afterAll\(resetDocument\)/g)
    const [screenSuite] = suitesOf('.tsx')
    expect(hooks(screenSuite)).toHaveLength(4)
    const [nodeSuite] = suitesOf('.ts')
    expect(nodeSuite).toContain('mf-a/src/b.test.ts')
    expect(hooks(nodeSuite)).toBeNull()
    rmSync(root, { recursive: true })
  })
})
