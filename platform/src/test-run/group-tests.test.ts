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

it('groups the files of a folder and of the folders below it', () => {
  expect(group()).toContainEqual([
    'server/src/modules/orders/a.test.ts',
    'server/src/modules/orders/b.test.ts',
    'server/src/modules/orders/deep/er/c.test.ts',
  ])
})

it('leaves a file alone that asks for it', () => {
  expect(group()).toContainEqual(['server/src/modules/orders/spies.test.ts'])
})

it('loses no file and takes none twice', () => {
  expect(group().flat().sort()).toEqual(Object.keys(FILES).sort())
})
