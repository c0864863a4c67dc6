/** A change that breaks a rule: text that occurs once in the source file, and its replacement. */
export type Change = readonly [find: string, replacement: string]

/** Test cases that were removed, because a test of a cheaper tier fails when their rule is broken. */
export interface HeldEdges {
  /** Names the row. */
  id: string
  /** Ids of docs/rules.md. */
  rules: readonly string[]
  /** Removed cases; empty where the mutation shows that a call still uses its rule. */
  removed: readonly { from: string; cases: string; count: number }[]
  /** Paths from the root. */
  source: string
  test: string
  /** Pattern of the one test to run, for a screen: each of its failing tests waits for two minutes. */
  title?: string
  changes: readonly Change[]
}

/** Changes whose text does not occur exactly once, as sentences. */
export const findStaleChanges = ({ id, source, changes }: HeldEdges, content: string): string[] =>
  changes.flatMap(([find, replacement]) => {
    const count = content.split(find).length - 1
    if (count !== 1) return [`${id}: "${find}" occurs ${count} times in ${source}`]
    return find === replacement ? [`${id}: "${find}" is replaced by itself`] : []
  })
