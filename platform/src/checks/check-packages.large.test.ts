import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findLockFaults, findMissingBinaries, type LockFile } from './check-lock-file'
import { packageManifests } from './package-manifests'

const root = process.cwd()

describe('packages', () => {
  const manifests = packageManifests(root)

  it('the check finds every package', () => {
    expect(manifests.length).toBeGreaterThanOrEqual(16)
  })

  it('every package has a README', () => {
    const missing = manifests.map(({ folder }) => `${folder}/README.md`).filter((file) => !existsSync(file))
    expect(missing).toEqual([])
  })
})

/** Runs a tool with the settings of this repository on a workspace with seeded violations. */
const runOn = (tool: string, args: readonly string[], files: Readonly<Record<string, string | object>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'))
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
    }
    cpSync(join(root, '.syncpackrc.json'), join(folder, '.syncpackrc.json'))
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
      cwd: folder,
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
const workspace = { 'package.json': { name: 'root', private: true, workspaces: ['a', 'b'] } }

describe('syncpack refuses', () => {
  const lint = (a: object, b: object = {}) =>
    runOn('syncpack', ['lint'], {
      ...workspace,
      'a/package.json': { name: 'a', version: '1.0.0', ...a },
      'b/package.json': { name: 'b', version: '1.0.0', ...b },
    })

  it('syncpack accepts exact and equal versions', () => {
    const dependencies = { react: '19.3.1' }
    expect(lint({ dependencies }, { peerDependencies: dependencies })).toMatchObject({ status: 0 })
  })

  it.each(['^1.2.3', '~1.2.3', '>=1.2.3', '1.x', '1', '1.2', '', 'latest', '*'])(
    'syncpack refuses the version %j',
    (version) => {
      expect(lint({ dependencies: { react: version } })).toMatchObject({ status: 1 })
    },
  )

  it.each([
    ['^1.0.0', 0],
    ['1.0.0', 1],
    ['~1.0.0', 1],
    ['*', 1],
    ['workspace:*', 1],
  ])('syncpack accepts a shared package by a caret range alone: %j', (range, status) => {
    const dependencies = { '@shuttle/ui': range }
    expect(lint({ dependencies })).toMatchObject({ status })
  })

  it('syncpack refuses two ranges of a shared package without a common version', () => {
    expect(
      lint({ dependencies: { '@shuttle/ui': '^1.0.0' } }, { dependencies: { '@shuttle/ui': '^2.0.0' } }),
    ).toMatchObject({ status: 1 })
  })

  it('syncpack refuses two versions of one package', () => {
    const { status, output } = lint({ dependencies: { react: '19.3.1' } }, { peerDependencies: { react: '19.3.0' } })
    expect([status, output]).toEqual([1, expect.stringContaining('19.3.0')])
  })
})

it('knip refuses an unused file, an unused dependency and an undeclared one', () => {
  const { include } = JSON.parse(readFileSync('knip.json', 'utf8')) as { include: string[] }
  const { status, output } = runOn('knip', ['--no-progress', '--reporter', 'compact'], {
    ...workspace,
    'knip.json': { include },
    'a/package.json': { name: 'a', main: 'index.js', dependencies: { 'unused-library': '1.0.0' } },
    'a/index.js': `import 'undeclared-library'\n`,
    'a/unused-file.js': 'export {}\n',
    'b/package.json': { name: 'b' },
  })
  expect(status).toBe(1)
  for (const found of ['unused-file.js', 'unused-library', 'undeclared-library']) expect(output).toContain(found)
})

// Own check: lockfile-lint checks the addresses of a lock, and ours has none.
describe('the lock file', () => {
  it('the lock file has no registry and a hash for every package', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
    expect(findLockFaults(lock)).toEqual([])
    expect(findMissingBinaries(lock)).toEqual([])
  })

  it('the check of the lock file refuses an address and a missing hash', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://registry.example/a.tgz', integrity: 'sha512-a' },
      'node_modules/b': {},
      'node_modules/b-darwin': {},
      'node_modules/@shuttle/shell': { resolved: 'shell', link: true },
      shell: {},
    }
    expect(findLockFaults({ packages })).toEqual([
      'node_modules/a names https://registry.example/a.tgz',
      'node_modules/b has no integrity',
      'node_modules/b-darwin has no integrity',
    ])
  })

  it('the lock file has the binaries of every platform', () => {
    const packages = {
      'node_modules/a': { integrity: 'sha512-a', optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } },
      'node_modules/a-linux': { integrity: 'sha512-b' },
    }
    expect(findLockFaults({ packages })).toEqual([])
    expect(findMissingBinaries({ packages })).toEqual(['a-darwin'])
  })

  it('the lock file is written without addresses on any machine', () => {
    expect(readFileSync('.npmrc', 'utf8')).toContain('omit-lockfile-registry-resolved=true')
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true')
  })
})
