import { readFileSync } from 'node:fs'
import { unusedDependencies } from './dependency-law'
import type { LockFile } from './lock-law'
import { packageManifests } from './package-manifests'
import { trackedFiles } from './source-files'

const manifests = packageManifests('.')
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
const sources = trackedFiles('.').filter((file) => /\.(tsx?|[cm]?js|css)$/.test(file))

const peersOf = (name: string) => {
  const place = `node_modules/${name}`
  return Object.keys(lock.packages[lock.packages[place]?.resolved ?? place]?.peerDependencies ?? {})
}

it.each(manifests)('$folder uses every package it depends on', (manifest) => {
  const own = sources.filter((file) => manifest.folder === '.' || file.startsWith(`${manifest.folder}/`))
  const texts = own.map((file) => readFileSync(file, 'utf8'))
  expect(unusedDependencies(manifest, texts, peersOf)).toEqual([])
})

describe('a dependency', () => {
  const unused = (text: string, ...names: string[]) => {
    const dependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']))
    return unusedDependencies({ folder: 'shell', name: '@shuttle/shell', dependencies }, [text], (name) =>
      name === '@shuttle/ui' ? ['react-dom'] : [],
    )
  }

  it.each([`import 'a-b'`, `import x from 'a-b/c'`, `@import "a-b";`, `join(root, 'node_modules/a-b/bin')`])(
    'is used by %s',
    (text) => expect(unused(text, 'a-b')).toEqual([]),
  )
  it('is refused when it is not used', () => {
    expect(unused(`import 'a-b-c'\n// a-b`, 'a-b')).toEqual(['shell does not use a-b'])
  })
  it('may be there for another that wants it', () => {
    expect(unused(`import '@shuttle/ui'`, '@shuttle/ui', 'react-dom')).toEqual([])
    expect(unused('', 'react-dom')).toEqual(['shell does not use react-dom'])
  })
})
