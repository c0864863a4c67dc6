import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeSbom } from './make-sbom'
import { findPackageFolders, type LockedPackages } from './used-packages-of'

interface Component {
  'bom-ref': string
  hashes?: Array<{ alg: string; content: string }>
}
type Locked = LockedPackages[string] & { version?: string; integrity?: string }

const root = resolve(__dirname, '../../..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const packages: Record<string, Locked> = read('package-lock.json').packages
const text = makeSbom(root)
const { components } = JSON.parse(text) as { components: Component[] }
const hashes = new Map(
  components.map(({ 'bom-ref': ref, hashes: [hash] = [] }) => [ref, hash && `${hash.alg} ${hash.content}`]),
)

it.each(['server', 'composer', 'shared/releases', 'shared/ui', 'shell', 'mf-purchase'])(
  'the SBOM has all packages that %s depends on, with the hashes of the installation',
  (own) => {
    const named = Object.keys(read(`${own}/package.json`).dependencies).filter((name) => !name.startsWith('@shuttle/'))
    const folders = findPackageFolders(packages, named, (folder) => existsSync(join(root, folder)))
    expect(folders.length).toBeGreaterThan(0)
    for (const folder of folders) {
      const { version, integrity = '' } = packages[folder] ?? {}
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const sha512 = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
      expect([folder, hashes.get(`${name}@${version}`)]).toEqual([folder, `SHA-512 ${sha512}`])
    }
  },
)

it('every third-party package in the SBOM has a hash', () => {
  const without = [...hashes].filter(([ref, hash]) => !hash && !ref.startsWith('@shuttle/'))
  expect(without).toEqual([])
})

it('the SBOM has our own packages, and no tool of developers', () => {
  const names = [...hashes.keys()].map((ref) => ref.slice(0, ref.lastIndexOf('@')))
  expect(names).toEqual(expect.arrayContaining(['@shuttle/server', '@shuttle/shell', '@shuttle/ui']))
  for (const tool of ['jest', 'knip', '@shuttle/platform', '@shuttle/testing', '@testing-library/react'])
    expect(names).not.toContain(tool)
})

it('the SBOM is equal for the same lock file, whatever the name of the folder', () => {
  expect(makeSbom(root)).toBe(text)
  expect(JSON.parse(text).metadata.component.name).toBe('bridge-shuttle')
})
