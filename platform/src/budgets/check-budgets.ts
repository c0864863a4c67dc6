import { join } from 'node:path'
import type { PageManifest } from '@shuttle/contracts'
import { BUDGETS } from './budgets'
import { type BuiltApp, measureFirstLoad, sentBytes } from './measure-first-load'

export interface BudgetLine {
  what: string
  is: number
  most: number
}

const HOME_PATHS: readonly string[] = ['/', '/index.html']
/** Script budget of a page: home, lighter pages and staff pages have their own, all others share one. */
const mostScriptBytes = ({ path, guard }: Pick<PageManifest, 'path' | 'guard'>): number => {
  if (HOME_PATHS.includes(path)) return BUDGETS.homeScriptBytes
  if (guard === 'staff') return BUDGETS.staffPageScriptBytes
  return BUDGETS.lighterPages[path] ?? BUDGETS.pageScriptBytes
}

const everyPath = (shell: BuiltApp, remotes: readonly BuiltApp[]): BudgetLine[] =>
  remotes.flatMap((remote) =>
    (remote.record.manifest?.pages ?? []).flatMap((page) => {
      const { path } = page
      const { files, scriptBytes } = measureFirstLoad(shell, remote, path)
      return [
        { what: `files before the first screen of ${path}`, is: files, most: BUDGETS.criticalFiles },
        {
          what: `scripts of ${path}, bytes brotli`,
          is: scriptBytes,
          most: mostScriptBytes(page),
        },
      ]
    }),
  )

const isForStaff = ({ manifest }: BuiltApp['record']): boolean =>
  manifest?.pages.every(({ guard }) => guard === 'staff') ?? false

const entries = (remotes: readonly BuiltApp[]): BudgetLine[] =>
  remotes.map(({ dist, record }) => ({
    what: `entry of ${record.name}, bytes brotli`,
    is: sentBytes(join(dist, record.entry)),
    most: isForStaff(record) ? BUDGETS.staffEntryBytes : BUDGETS.entryBytes,
  }))

const findHome = (remotes: readonly BuiltApp[]): BuiltApp => {
  const home = remotes.find(({ record }) => record.manifest?.pages.some(({ path }) => path === '/'))
  if (!home) throw new Error('no remote owns /')
  return home
}

/** Additional bytes of composition on the home page; `single` is the same source as one application (ADR-13). */
export const checkAgainstSingle = (shell: BuiltApp, remotes: readonly BuiltApp[], single: BuiltApp): BudgetLine => ({
  what: 'scripts of / beyond those of the single build, bytes brotli',
  is: measureFirstLoad(shell, findHome(remotes), '/').scriptBytes - measureFirstLoad(single, single, '/').scriptBytes,
  most: BUDGETS.moreThanSingleBytes,
})

/** All budgets of the built apps with their use. */
export const checkBudgets = (shell: BuiltApp, remotes: readonly BuiltApp[]): BudgetLine[] => {
  findHome(remotes)
  return [...everyPath(shell, remotes), ...entries(remotes)]
}
