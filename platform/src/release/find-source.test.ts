import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSource } from './find-source'

const root = mkdtempSync(join(tmpdir(), 'source-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

it('a checkout names person and commit, and that it was changed since', () => {
  git('init', '-q')
  git('config', 'user.name', 'Chan Tai Man')
  git('config', 'user.email', 'chan@example.test')
  writeFileSync(join(root, 'a.ts'), '1')
  git('add', '.')
  git('commit', '-qm', 'first')
  const commit = git('rev-parse', '--short=12', 'HEAD')
  expect(findSource(root)).toEqual({ person: 'Chan Tai Man', commit })
  writeFileSync(join(root, 'a.ts'), '2')
  expect(findSource(root).commit).toBe(`${commit}, changed`)
})

it('a folder outside of git names no commit', () => expect(findSource(join(root, 'missing')).commit).toBeUndefined())
