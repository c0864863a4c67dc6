import type { VerifyTable } from './verify-table'

export interface Choice {
  tables: readonly VerifyTable[]
  /** Runs passed rows again. */
  isAnew: boolean
  /** Lists the tables and runs none. */
  isList: boolean
}

/**
 * `npm run verify -- [--anew] [--list] [table ...]`; all tables without a name. Throws one line for an unknown name.
 */
export const chooseTables = (args: readonly string[], all: readonly VerifyTable[]): Choice => {
  const names = args.filter((word) => !word.startsWith('--'))
  const known = all.map(({ name }) => name)
  const strange = args.find((word) =>
    word.startsWith('--') ? !['--anew', '--list'].includes(word) : !known.includes(word),
  )
  if (strange !== undefined)
    throw new Error(`npm run verify knows no ${strange}: [--anew] [--list] [${known.join('] [')}]`)
  return {
    tables: names.length === 0 ? all : all.filter(({ name }) => names.includes(name)),
    isAnew: args.includes('--anew'),
    isList: args.includes('--list'),
  }
}
