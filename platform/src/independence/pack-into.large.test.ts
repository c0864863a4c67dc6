import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lock, LockEntry } from '../build/used-packages'
import { createRemote } from '../create-remote/create-remote'
import { packInto } from './pack-into'

const repository = process.cwd()
const parent = mkdtempSync(join(tmpdir(), 'outside-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const page = { path: '/my_tours', title: { 'zh-cn': '行程', 'zh-hk': '行程', en: 'My tours' } }

it('a remote outside gets our packages and their lock file, and later newer ones in their place', async () => {
  const dir = await createRemote(repository, { name: 'mf-tours', pages: [page], slots: [] }, parent)
  const read = <Content>(file: string): Content => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Content
  const write = (file: string, content: object) => writeFileSync(join(dir, file), JSON.stringify(content))

  expect(packInto(repository, dir)).toMatchObject({ isNew: true })
  const lock = read<Lock>('package-lock.json')
  const manifest = read<LockEntry>('package.json')
  expect(readdirSync(join(dir, 'packages'))).toHaveLength(readdirSync('shared').length + 1)
  // The comparison of `npm ci`.
  expect(lock.packages['']?.dependencies).toEqual(manifest.dependencies)
  expect(lock.packages['']?.devDependencies).toEqual(manifest.devDependencies)
  expect(lock.packages['node_modules/@shuttle/domain']).toMatchObject({ resolved: 'file:packages/shuttle-domain.tgz' })
  expect(Object.values(lock.packages).filter(({ link }) => link)).toEqual([])

  // The team adds a package of its own, and the site publishes newer packages.
  write('package.json', { ...manifest, dependencies: { ...manifest.dependencies, clsx: '2.1.1', react: '18.0.0' } })
  const host = { ...lock.packages['node_modules/@shuttle/host'], integrity: 'sha512-old' }
  const packages = { ...lock.packages, 'node_modules/@shuttle/host': host, 'node_modules/clsx': { version: '2.1.1' } }
  write('package-lock.json', { ...lock, packages })
  expect(packInto(repository, dir)).toMatchObject({ isNew: false })
  expect(read<Lock>('package-lock.json').packages).toEqual({
    ...lock.packages,
    'node_modules/clsx': { version: '2.1.1' },
  })
  expect(read<LockEntry>('package.json').dependencies).toEqual({ ...manifest.dependencies, clsx: '2.1.1' })
})
