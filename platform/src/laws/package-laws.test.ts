import { existsSync, readFileSync } from 'node:fs'
import { type LockFile, lockFaults, missingFromLock } from './lock-law'
import { packageManifests } from './package-manifests'
import { versionFaults } from './version-law'

const root = process.cwd()
const manifests = packageManifests(root)

describe('packages', () => {
  it('are all seen', () => {
    expect(manifests.length).toBeGreaterThanOrEqual(16)
  })

  it('have a README', () => {
    const missing = manifests.map(({ folder }) => `${folder}/README.md`).filter((file) => !existsSync(file))
    expect(missing).toEqual([])
  })

  it('pin exact versions, equal everywhere', () => {
    expect(versionFaults(manifests)).toEqual([])
  })

  it.each(['^1.2.3', '~1.2.3', '1.x', 'latest', '*'])('refuses the version %s', (version) => {
    expect(versionFaults([{ folder: 'shell', name: 'shell', dependencies: { react: version } }])).toHaveLength(1)
  })

  it('refuses two versions of one package', () => {
    const faults = versionFaults([
      { folder: 'shell', name: 'shell', dependencies: { react: '19.3.1' } },
      { folder: 'mf-purchase', name: 'mf-purchase', peerDependencies: { react: '19.3.0' } },
    ])
    expect(faults).toEqual(['mf-purchase wants react 19.3.0, shell wants 19.3.1'])
  })
})

describe('the lock file', () => {
  it('names no registry and a hash for every package', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
    expect(lockFaults(lock)).toEqual([])
    expect(missingFromLock(lock)).toEqual([])
  })

  it('refuses an address and a missing hash', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://registry.example/a.tgz', integrity: 'sha512-a' },
      'node_modules/b': {},
      'node_modules/@shuttle/shell': { resolved: 'shell', link: true },
      shell: {},
    }
    expect(lockFaults({ packages })).toEqual([
      'node_modules/a names https://registry.example/a.tgz',
      'node_modules/b has no integrity',
    ])
  })

  it('names the binaries of every machine', () => {
    const packages = {
      'node_modules/a': { integrity: 'sha512-a', optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } },
      'node_modules/a-linux': { optional: true, cpu: ['x64'] },
    }
    expect(lockFaults({ packages })).toEqual([])
    expect(missingFromLock({ packages })).toEqual(['a-darwin'])
  })

  it('is written without addresses on any machine', () => {
    expect(readFileSync('.npmrc', 'utf8')).toContain('omit-lockfile-registry-resolved=true')
  })
})
