import { join } from 'node:path'
import { BUDGETS } from './budgets'
import { type BuiltApp, firstLoadOf, sentBytes } from './first-load-of'

export interface BudgetLine {
  what: string
  is: number
  most: number
}

const everyPath = (shell: BuiltApp, remotes: readonly BuiltApp[]): BudgetLine[] =>
  remotes.flatMap((remote) =>
    (remote.record.manifest?.pages ?? []).map(({ path }) => ({
      what: `files before the first screen of ${path}`,
      is: firstLoadOf(shell, remote, path).files,
      most: BUDGETS.criticalFiles,
    })),
  )

const entries = (remotes: readonly BuiltApp[]): BudgetLine[] =>
  remotes.map(({ dist, record }) => ({
    what: `entry of ${record.name}, bytes brotli`,
    is: sentBytes(join(dist, record.entry)),
    most: BUDGETS.entryBytes,
  }))

/** Every budget with what is spent of it. `single` is the same source as one application. */
export const checkBudgets = (shell: BuiltApp, remotes: readonly BuiltApp[], single: BuiltApp): BudgetLine[] => {
  const home = remotes.find(({ record }) => record.manifest?.pages.some(({ path }) => path === '/'))
  if (!home) throw new Error('no remote owns /')
  const composed = firstLoadOf(shell, home, '/')
  const alone = firstLoadOf(single, single, '/')
  return [
    { what: 'scripts of the home page, bytes brotli', is: composed.scriptBytes, most: BUDGETS.homeScriptBytes },
    {
      what: 'of that more than the single build',
      is: composed.scriptBytes - alone.scriptBytes,
      most: BUDGETS.moreThanSingleBytes,
    },
    ...everyPath(shell, remotes),
    ...entries(remotes),
  ]
}
