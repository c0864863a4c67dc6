import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkTableAges } from './check-table-ages'

const COMMITS = 103
const folder = mkdtempSync(join(tmpdir(), 'table-age-'))
const origin = join(folder, 'origin')
const AUTHOR = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b' }
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: origin, encoding: 'utf8', env: { ...process.env, ...AUTHOR } }).trim()
/** Short name of the commit this many before HEAD. */
const commitAgo = (count: number): string => git('rev-parse', '--short=8', `HEAD~${count}`)
const row = (table: string, commit: string, failed = 0): string =>
  `| \`${table}\` | A title | ${commit} | 2026-11-26 | 8 | ${failed} |  |\n`

let abandoned: string
beforeAll(() => {
  mkdirSync(origin)
  git('init', '--quiet')
  for (let index = 0; index < COMMITS; index += 1) git('commit', '--quiet', '--allow-empty', '-m', `commit ${index}`)
  git('checkout', '--quiet', '-b', 'abandoned')
  git('commit', '--quiet', '--allow-empty', '-m', 'abandoned')
  abandoned = commitAgo(0)
  git('checkout', '--quiet', '-')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const check = (markdown: string, tables: readonly string[] = ['canary'], root = origin) =>
  checkTableAges(root, tables, `| table | what |\n|---|---|\n${markdown}`)

describe('the age of a verified table', () => {
  it('the age of a table passes at HEAD and at 100 commits', () => {
    expect(check(row('canary', commitAgo(0)))).toEqual({ faults: [], count: 1 })
    expect(check(row('canary', commitAgo(100)))).toEqual({ faults: [], count: 1 })
  })

  it('the age of a table fails above 100 commits', () => {
    const commit = commitAgo(101)
    expect(check(row('canary', commit)).faults).toEqual([`canary ran 101 commits ago, at ${commit}`])
  })

  it('fails for a commit of another branch, and for an unknown one', () => {
    expect(check(row('canary', abandoned)).faults).toEqual([`canary ran at ${abandoned}, which is no ancestor of HEAD`])
    expect(check(row('canary', '0123abcd')).faults).toHaveLength(1)
  })

  it('an overdue table may be old, and must be removed from the list once it is fresh', () => {
    const check = (commit: string) => checkTableAges(origin, ['canary'], row('canary', commit), ['canary']).faults
    expect(check(commitAgo(101))).toEqual([])
    expect(check(commitAgo(100))).toEqual(['canary is fresh: remove it from the overdue tables'])
  })

  it('fails for failed rows at HEAD, unless the table is overdue', () => {
    const commit = commitAgo(0)
    expect(check(row('canary', commit, 1)).faults).toEqual([`canary ran with 1 failed row, at ${commit}`])
    expect(checkTableAges(origin, ['canary'], row('canary', commit, 2), ['canary']).faults).toEqual([])
  })

  it('counts from the commit of a run with uncommitted changes', () => {
    expect(check(row('canary', `${commitAgo(101)} and changes`)).faults).toHaveLength(1)
  })

  it('fails for a table without a line, and for a line without a table', () => {
    expect(check(row('canary', commitAgo(0)), ['canary', 'sale-opening']).faults).toEqual([
      'sale-opening was never run',
    ])
    expect(check(row('canary', commitAgo(0)), []).faults).toEqual(['canary has a line, but is no table'])
  })
})

describe('the age of a table without a git history', () => {
  const old = () => row('canary', commitAgo(101))

  it('a shallow clone is not checked', () => {
    const shallow = join(folder, 'shallow')
    git('clone', '--quiet', '--depth', '1', `file://${origin}`, shallow)
    expect(check(old(), ['canary'], shallow)).toMatchObject({ obstacle: 'the clone is shallow', faults: [] })
  })

  it('an export is not checked, also inside of another repository', () => {
    const exported = join(folder, 'exported')
    mkdirSync(exported)
    expect(check(old(), ['canary'], exported)).toMatchObject({ obstacle: 'git finds no history here', faults: [] })
    const inside = join(origin, 'inside')
    cpSync(exported, inside, { recursive: true })
    expect(check(old(), ['canary'], inside)).toMatchObject({ obstacle: 'the folder is no repository of its own' })
  })
})
