import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChanges } from './find-changes'

const AUTHOR = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b' }
let root: string
const git = (...args: string[]): void => {
  execFileSync('git', args, { cwd: root, env: { ...process.env, ...AUTHOR }, stdio: 'ignore' })
}
const write = (file: string, text = file): void => writeFileSync(join(root, file), text)
const commit = (file: string): void => {
  write(file)
  git('add', '.')
  git('commit', '-m', file)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'))
  git('init', '-b', 'main')
  for (const file of ['first.ts', 'second.ts', 'third.ts']) commit(file)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('finds the last commit, and what is edited, new or deleted', () => {
  write('first.ts', 'edited')
  write('new.ts')
  rmSync(join(root, 'second.ts'))
  expect(findChanges(root).files).toEqual(['first.ts', 'new.ts', 'second.ts', 'third.ts'])
})

it('finds the additions of a branch to its upstream, not the later ones of the upstream', () => {
  git('checkout', '-b', 'feature', '--track', 'main')
  commit('mine.ts')
  git('checkout', 'main')
  commit('theirs.ts')
  git('checkout', 'feature')
  expect(findChanges(root).files).toEqual(['mine.ts'])
})

it('prefers origin/main to the commit before', () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~2')
  expect(findChanges(root).files).toEqual(['second.ts', 'third.ts'])
})

it('finds everything since a named commit', () => {
  expect(findChanges(root, 'HEAD~2').files).toEqual(['second.ts', 'third.ts'])
  expect(findChanges(root, 'HEAD').files).toEqual([])
})

it('refuses an unknown name with one line', () => {
  expect(() => findChanges(root, 'nowhere')).toThrow('git finds no common commit of HEAD and nowhere')
})

it('refuses a folder without history', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(() => findChanges(root)).toThrow('git finds no history here')
})
