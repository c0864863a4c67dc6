import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRemotes, remotesHere } from './find-remotes'

const root = mkdtempSync(join(tmpdir(), 'repository-'))
const anApp = (name: string, files: readonly string[]) => {
  mkdirSync(join(root, name, 'src'), { recursive: true })
  writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name: `@shuttle/${name}`, version: '1.0.0' }))
  for (const file of files) writeFileSync(join(root, name, file), '')
}
const REMOTE = ['rspack.config.ts', 'src/remote.manifest.ts', 'src/remote.ts']
anApp('mf-a', REMOTE)
anApp('mf-b', REMOTE)
anApp('shell', REMOTE)
anApp('server', ['rspack.config.ts'])
anApp('elsewhere', REMOTE)

describe('the remotes of a repository', () => {
  const known = remotesHere(root)
  it('lists the apps that have pages, without the shell', () =>
    expect(known).toEqual([
      { name: 'mf-a', dir: join(root, 'mf-a') },
      { name: 'mf-b', dir: join(root, 'mf-b') },
    ]))
  it('finds several remotes by name', () =>
    expect(findRemotes(known, ['mf-b', 'mf-a'], root).map(({ name }) => name)).toEqual(['mf-b', 'mf-a']))
  it('finds a remote by its folder too, wherever it is', () => {
    expect(findRemotes([], ['.'], join(root, 'elsewhere'))).toEqual([
      { name: 'elsewhere', dir: join(root, 'elsewhere') },
    ])
    expect(findRemotes(known, ['../elsewhere'], join(root, 'mf-a'))[0]?.name).toBe('elsewhere')
  })
  it('lists the existing names when one is unknown', () => {
    expect(() => findRemotes(known, ['mf-c'], root)).toThrow('No remote is called mf-c: there are mf-a, mf-b.')
    expect(() => findRemotes([], ['mf-c'], root)).toThrow('No remote is called mf-c: there is none here.')
  })
})
