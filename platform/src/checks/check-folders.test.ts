import { readFileSync } from 'node:fs'
import { findUnnamedFolders } from './check-folders'
import { packageManifests } from './package-manifests'
import { trackedFiles } from './source-files'

const packages = packageManifests('.').flatMap(({ folder }) => (folder === '.' ? [] : [folder]))

it.each(packages)('the README of %s names every folder of it', (folder) => {
  expect(findUnnamedFolders(folder, trackedFiles('.'), readFileSync(`${folder}/README.md`, 'utf8'))).toEqual([])
})

describe('a folder', () => {
  const files = [
    'server/src/modules/orders/index.ts',
    'server/src/testing/a.ts',
    'server/sandbox/src/main.ts',
    'shell/src/a/b.ts',
  ]
  it.each(['`orders` `sandbox` `modules`', '`src/modules/`, `src/modules/orders/`, `sandbox/src`'])(
    'is named by %s',
    (readme) => {
      expect(findUnnamedFolders('server', files, readme)).toEqual([])
    },
  )
  it('is not named by a word or a longer name', () => {
    expect(findUnnamedFolders('server', files, 'modules: orders, `sandbox-keys`')).toEqual(['orders', 'sandbox'])
  })
})
