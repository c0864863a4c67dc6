import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { renderFiles } from '../create-remote/create-remote'
import { joinRepository } from '../create-remote/join-repository'
import { appFolders, hashSources } from './workspace'

const repository = process.cwd()
const root = mkdtempSync(join(tmpdir(), 'repository-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const NOT_COPIED = /[\\/](node_modules|dist|\.data|\.cache)$/
const copy = (name: string): void =>
  cpSync(join(repository, name), join(root, name), { recursive: true, filter: (path) => !NOT_COPIED.test(path) })

it('a new remote in the repository changes the build name of no other app', () => {
  const folders = ['shared', 'platform', 'composer', ...appFolders(repository)]
  for (const name of [...folders, 'package.json', 'package-lock.json', 'CODEOWNERS']) copy(name)
  mkdirSync(join(root, 'node_modules/@shuttle'), { recursive: true })
  const apps = appFolders(root)
  expect(apps.length).toBeGreaterThan(5)
  const readLock = () => readFileSync(join(root, 'package-lock.json'), 'utf8')
  const names = () => Object.fromEntries(apps.map((name) => [name, hashSources(join(root, name))]))
  const [lock, before] = [readLock(), names()]

  const page = { path: '/my_tours', title: { 'zh-cn': '行程', 'zh-hk': '行程', en: 'My tours' } }
  for (const [file, text] of renderFiles({ name: 'mf-tours', pages: [page], slots: [] }, repository)) {
    mkdirSync(dirname(join(root, 'mf-tours', file)), { recursive: true })
    writeFileSync(join(root, 'mf-tours', file), text)
  }
  joinRepository(root, { name: 'mf-tours' })
  expect(appFolders(root)).toContain('mf-tours')
  expect(readLock()).not.toBe(lock)
  expect(names()).toEqual(before)
})
