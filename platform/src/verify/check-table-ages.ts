import { execFileSync } from 'node:child_process'

/** A table older than this many commits has to run again. */
const MOST_COMMITS = 100

interface TableRecord {
  table: string
  commit: string
  /** Number of failed rows. */
  failed: number
}

const LINE = /^\| `([^`]+)` \| [^|]* \| ([0-9a-f]+)\b[^|]* \| [^|]* \| \d+ \| (\d+) \|/gm

/** The last run of each table, from the Markdown of docs/verify.md. */
const parseRecords = (markdown: string): TableRecord[] =>
  [...markdown.matchAll(LINE)].map(([, table = '', commit = '', failed]) => ({
    table,
    commit,
    failed: Number(failed),
  }))

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Why the history cannot be read; undefined if it can. A shallow clone and an export have none. */
const findObstacle = (root: string): string | undefined => {
  try {
    // An export inside of another repository would use the history of that one.
    if (git(root, 'rev-parse', '--show-prefix') !== '') return 'the folder is no repository of its own'
    return git(root, 'rev-parse', '--is-shallow-repository') === 'true' ? 'the clone is shallow' : undefined
  } catch {
    return 'git finds no history here'
  }
}

const findFault = (root: string, { commit, failed }: TableRecord): string | undefined => {
  if (failed > 0) return `ran with ${failed} failed ${failed === 1 ? 'row' : 'rows'}, at ${commit}`
  try {
    git(root, 'merge-base', '--is-ancestor', commit, 'HEAD')
  } catch {
    return `ran at ${commit}, which is no ancestor of HEAD`
  }
  const age = Number(git(root, 'rev-list', '--count', `${commit}..HEAD`))
  return age > MOST_COMMITS ? `ran ${age} commits ago, at ${commit}` : undefined
}

export interface TableAges {
  /** Why nothing could be checked; no failure. */
  obstacle?: string
  /** One sentence for each table that has to run again. */
  faults: readonly string[]
  count: number
}

/**
 * Checks that each table of `npm run verify` ran without a failed row, at an ancestor of HEAD and at most 100 commits
 * ago. `overdue` names tables that run later; a table of that list that is fresh is a fault too.
 */
export const checkTableAges = (
  root: string,
  tables: readonly string[],
  markdown: string,
  overdue: readonly string[] = [],
): TableAges => {
  const obstacle = findObstacle(root)
  if (obstacle) return { obstacle, faults: [], count: 0 }
  const records = parseRecords(markdown)
  const notRun = tables.filter((name) => !records.some(({ table }) => table === name))
  const unknown = records.filter(({ table }) => !tables.includes(table))
  const old = [
    ...notRun.map((table) => ({ table, fault: 'was never run' })),
    ...records.flatMap((record) => {
      const fault = findFault(root, record)
      return fault ? [{ table: record.table, fault }] : []
    }),
  ]
  const faults = [
    ...unknown.map(({ table }) => `${table} has a line, but is no table`),
    ...old.filter(({ table }) => !overdue.includes(table)).map(({ table, fault }) => `${table} ${fault}`),
    ...overdue
      .filter((name) => !old.some(({ table }) => table === name))
      .map((name) => `${name} is fresh: remove it from the overdue tables`),
  ]
  return { faults, count: records.length - old.length + notRun.length }
}
