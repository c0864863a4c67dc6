import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILDERS, findUninstalled, findUsedPackages, type Lock, packageLines } from './used-packages'

const lock: Lock = {
  lockfileVersion: 3,
  packages: {
    platform: { dependencies: { '@rspack/core': '2.0.0', jest: '30.0.0' } },
    'shared/ui': { dependencies: { widgets: '1.0.0' }, devDependencies: { gallery: '1.0.0' } },
    'node_modules/@shuttle/ui': { resolved: 'shared/ui', link: true },
    'node_modules/@shuttle/platform': { resolved: 'platform', link: true },
    'node_modules/@rspack/core': { version: '2.0.0', integrity: 'sha512-core', optionalDependencies: { bin: '2.0.0' } },
    'node_modules/bin': { version: '2.0.0', optional: true },
    'node_modules/gallery': { version: '1.0.0' },
    'node_modules/jest': { version: '30.0.0' },
    'node_modules/react': {
      version: '19.0.0',
      integrity: 'sha512-r',
      peerDependencies: { types: '*' },
      peerDependenciesMeta: { types: { optional: true } },
    },
    'node_modules/types': { version: '5.0.0' },
    'node_modules/widgets': { version: '1.0.0', dependencies: { deep: '1.0.0' } },
    'node_modules/widgets/node_modules/deep': { version: '1.0.0' },
    'node_modules/deep': { version: '2.0.0' },
  },
}
const own = {
  dependencies: { '@shuttle/ui': '0.1.0', react: '19.0.0' },
  devDependencies: { '@shuttle/platform': '0.1.0' },
}
const lines = (of: Lock = lock) => packageLines(findUsedPackages(of, 'mf-a', own))
const withPackage = (place: string, change: object): Lock => ({
  ...lock,
  packages: { ...lock.packages, [place]: { ...lock.packages[place], ...change } },
})

describe('the packages that a build uses', () => {
  it('includes packages of the app, of shared packages and of the build tools, transitively', () => {
    expect(lines().split('\n')).toEqual([
      '@rspack/core 2.0.0 sha512-core',
      'bin 2.0.0 ',
      'deep 1.0.0 ',
      'react 19.0.0 sha512-r',
      'widgets 1.0.0 ',
    ])
  })
  it.each([
    ['another workspace', 'mf-new', { dependencies: { deep: '2.0.0' } }],
    ['a package of another workspace', 'node_modules/charts', { version: '1.0.0' }],
    ['what only tests use', 'node_modules/jest', { version: '31.0.0' }],
    ['what the gallery of a shared package uses', 'node_modules/gallery', { version: '2.0.0' }],
    ['types', 'node_modules/types', { version: '6.0.0' }],
  ])('the packages that a build uses does not change with %s', (_what, place, change) =>
    expect(lines(withPackage(place, change))).toBe(lines()),
  )
  it.each([
    ['the version of its own package', 'node_modules/react', { version: '19.0.1' }],
    ['the content of its own package', 'node_modules/react', { integrity: 'sha512-other' }],
    ['the version of what a shared package uses', 'node_modules/widgets/node_modules/deep', { version: '1.0.1' }],
    ['the tool that builds', 'node_modules/@rspack/core', { version: '2.0.1' }],
  ])('the packages that a build uses change with %s', (_what, place, change) =>
    expect(lines(withPackage(place, change))).not.toBe(lines()),
  )
  it('the packages that a build uses stays the same when npm moves a package to another place', () => {
    const { 'node_modules/widgets/node_modules/deep': nested, ...rest } = lock.packages
    const hoisted = { ...lock, packages: { ...rest, 'node_modules/deep': nested ?? {} } }
    expect(lines(hoisted)).toBe(lines())
  })
  it('includes every package that the preset imports as a build tool', () => {
    // `own-document.ts` is code of the browser, whose packages are those of the remote.
    const preset = readdirSync(import.meta.dirname).filter(
      (file) => /(?<!\.test)\.ts$/.test(file) && file !== 'own-document.ts',
    )
    const imported = preset.flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^import .* from '([^.'][^']*)'/gm)].flatMap(
        ([, name = '']) => (/^(node:|@shuttle\/)/.test(name) ? [] : [name]),
      ),
    )
    expect(imported.length).toBeGreaterThan(5)
    expect(imported.filter((name) => !BUILDERS.includes(name))).toEqual([])
  })
})

describe('the installed packages', () => {
  const used = findUsedPackages(lock, 'mf-a', own)
  const install = (change: Readonly<Record<string, string>> = {}): string => {
    const root = mkdtempSync(join(tmpdir(), 'installed-'))
    for (const { place, version, isOptional } of used) {
      const installed = change[place] ?? (isOptional ? '' : version)
      if (installed === '') continue
      mkdirSync(join(root, place), { recursive: true })
      writeFileSync(join(root, place, 'package.json'), JSON.stringify({ version: installed }))
    }
    return root
  }
  it('accepts the packages of the lock file', () => expect(findUninstalled(install(), used)).toBeUndefined())
  it('refuses another version than the lock file names', () =>
    expect(findUninstalled(install({ 'node_modules/react': '18.0.0' }), used)).toBe(
      'react is installed as 18.0.0, and the lock file names 19.0.0',
    ))
  it('refuses a missing package', () =>
    expect(findUninstalled(mkdtempSync(join(tmpdir(), 'empty-')), used)).toBe('widgets 1.0.0 is not installed'))
})
