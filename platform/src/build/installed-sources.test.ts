import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildVersion } from './workspace'

type Files = Record<string, string>
const manifest = (name: string, version: string, dependencies = {}) => JSON.stringify({ name, version, dependencies })

const BASE: Files = {
  'mf-x/package.json': manifest('@shuttle/mf-x', '0.1.0', { '@shuttle/ui': '0.1.0', react: '19.0.0' }),
  'mf-x/src/remote.ts': 'export const a = 1',
  'node_modules/@shuttle/ui/package.json': manifest('@shuttle/ui', '0.1.0', { '@shuttle/tokens': '0.1.0' }),
  'node_modules/@shuttle/ui/src/index.ts': 'export const b = 1',
  'node_modules/@shuttle/tokens/package.json': manifest('@shuttle/tokens', '0.1.0', { deep: '1.0.0' }),
  'node_modules/deep/package.json': manifest('deep', '1.0.0'),
  'node_modules/deep/index.js': '1',
  'node_modules/react/package.json': manifest('react', '19.0.0'),
}
const hashInstalled = (files: Files, where = mkdtempSync(join(tmpdir(), 'alone-'))) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(where, name)), { recursive: true })
    writeFileSync(join(where, name), text)
  }
  return buildVersion(join(where, 'mf-x'))
}

describe('the version of a remote that is in no workspace', () => {
  const base = hashInstalled(BASE)
  it('the version of a remote is its package version and a hash', () => {
    expect(base).toEqual({ name: 'mf-x', version: expect.stringMatching(/^0\.1\.0-[0-9a-f]{10}$/) })
  })
  it('the version is the same in every folder', () => expect(hashInstalled(BASE)).toEqual(base))
  it('the version is the same when packages are linked instead of copied', () => {
    const packages = mkdtempSync(join(tmpdir(), 'linked-'))
    const where = mkdtempSync(join(tmpdir(), 'alone-'))
    const mine = Object.fromEntries(Object.entries(BASE).filter(([name]) => name.startsWith('mf-x')))
    hashInstalled(BASE, packages)
    symlinkSync(join(packages, 'node_modules'), join(where, 'node_modules'), 'junction')
    expect(hashInstalled(mine, where)).toEqual(base)
  })
  it.each([
    ['a source of its own', { 'mf-x/src/remote.ts': 'export const a = 2' }],
    ['a source of a shared package', { 'node_modules/@shuttle/ui/src/index.ts': 'export const b = 2' }],
    ['the version of another package', { 'node_modules/react/package.json': manifest('react', '19.0.1') }],
    ['the version of what a shared package needs', { 'node_modules/deep/package.json': manifest('deep', '1.0.1') }],
  ])('the version of a remote outside of the repository changes with %s', (_, changed) =>
    expect(hashInstalled({ ...BASE, ...changed })).not.toEqual(base),
  )
  it('the version does not change with a test', () => {
    expect(hashInstalled({ ...BASE, 'mf-x/src/remote.test.ts': 'x' })).toEqual(base)
  })
})
