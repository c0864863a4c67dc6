import { groupTests } from './group-tests'

const FILES = {
  'server/src/modules/orders/b.test.ts': '',
  'server/src/modules/orders/a.test.ts': '',
  'server/src/modules/orders/deep/er/c.test.ts': '',
  'server/src/modules/orders/spies.test.ts': '// @alone: spies on a module',
  'server/src/modules/payments/a.test.ts': '',
  'mf-a/src/remote.test.ts': '',
}
const group = () => groupTests(Object.keys(FILES), (file) => FILES[file as keyof typeof FILES])

it('groups files in the order of their paths', () => {
  expect(group()[0]).toEqual([
    'mf-a/src/remote.test.ts',
    'server/src/modules/orders/a.test.ts',
    'server/src/modules/orders/b.test.ts',
    'server/src/modules/orders/deep/er/c.test.ts',
    'server/src/modules/payments/a.test.ts',
  ])
})

it('makes groups of about the same length, none above 24 files', () => {
  const files = Array.from({ length: 50 }, (_, at) => `server/src/${String(at).padStart(2, '0')}.test.ts`)
  expect(groupTests(files, () => '').map(({ length }) => length)).toEqual([17, 16, 17])
})

it('puts a file marked @alone into a group of its own', () => {
  expect(group()).toContainEqual(['server/src/modules/orders/spies.test.ts'])
})

it('loses no file and takes none twice', () => {
  expect(group().flat().sort()).toEqual(Object.keys(FILES).sort())
})
