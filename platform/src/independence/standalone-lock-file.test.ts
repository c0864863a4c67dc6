import type { Lock } from '../build/used-packages'
import { createStandaloneLock } from './standalone-lock-file'

const lock: Lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'repository' },
    'mf-a': {
      name: '@shuttle/mf-a',
      version: '0.1.0',
      dependencies: { '@shuttle/ui': '0.1.0', x: '2.0.0' },
      devDependencies: { tool: '1.0.0' },
    },
    'mf-b': { name: '@shuttle/mf-b', dependencies: { unrelated: '1.0.0' } },
    'shared/ui': {
      name: '@shuttle/ui',
      version: '0.1.0',
      dependencies: { x: '2.0.0' },
      devDependencies: { gallery: '1.0.0' },
      peerDependencies: { react: '19.0.0' },
    },
    'node_modules/@shuttle/ui': { resolved: 'shared/ui', link: true },
    'node_modules/gallery': { version: '1.0.0' },
    'node_modules/react': { version: '19.0.0', integrity: 'sha512-r', dev: true },
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      dependencies: { x: '1.0.0' },
      optionalDependencies: { bin: '1.0.0' },
    },
    'node_modules/tool/node_modules/x': { version: '1.0.0', dependencies: { deep: '1.0.0' } },
    'node_modules/bin': { version: '1.0.0', optional: true, cpu: ['x64'] },
    'node_modules/deep': { version: '1.0.0' },
    'node_modules/unrelated': { version: '1.0.0' },
    'node_modules/x': { version: '2.0.0' },
  },
}
const ui = { name: '@shuttle/ui', resolved: 'file:../packed/ui.tgz', integrity: 'sha512-ui' }

describe('the lock file of a standalone remote', () => {
  const alone = createStandaloneLock(lock, 'mf-a', [ui])
  it('the lock file has only the needed packages, at their places in the repository', () => {
    expect(Object.keys(alone.packages)).toEqual([
      '',
      'node_modules/@shuttle/ui',
      'node_modules/bin',
      'node_modules/deep',
      'node_modules/react',
      'node_modules/tool',
      'node_modules/tool/node_modules/x',
      'node_modules/x',
    ])
    expect(alone.packages['node_modules/tool/node_modules/x']?.version).toBe('1.0.0')
  })
  it('takes our packages from files, without their development dependencies', () => {
    expect(alone.packages['node_modules/@shuttle/ui']).toEqual({
      version: '0.1.0',
      dependencies: { x: '2.0.0' },
      peerDependencies: { react: '19.0.0' },
      resolved: 'file:../packed/ui.tgz',
      integrity: 'sha512-ui',
    })
  })
  it('the lock file has the remote as its root', () => {
    expect(alone.name).toBe('@shuttle/mf-a')
    expect(alone.packages['']?.devDependencies).toEqual({ tool: '1.0.0' })
  })
  it('refuses a remote when a package of ours was not packed', () => {
    expect(() => createStandaloneLock(lock, 'mf-a', [])).toThrow('mf-a needs @shuttle/ui, which is not packed')
  })
  it('leaves our packages to the registry without packed files, and has what they need', () => {
    const { packages } = createStandaloneLock(lock, 'mf-a', undefined)
    expect(Object.keys(packages)).not.toContain('node_modules/@shuttle/ui')
    expect(Object.keys(packages)).toEqual(expect.arrayContaining(['node_modules/react', 'node_modules/x']))
  })

  it('refuses a folder that is no workspace', () => {
    expect(() => createStandaloneLock(lock, 'mf-c', [ui])).toThrow('mf-c is not in the lock file')
  })
})
