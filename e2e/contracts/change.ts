/** One edit of the sources, as a team would make it. */
export interface Change {
  what: string
  app: string
  /** Round of builds: two changes of one round must not hide each other. */
  round?: number
  file: string
  /** Text that occurs once in the file; undefined makes a new file. */
  from?: string
  to: string
  /** Further edits that belong to it. */
  also?: readonly { file: string; from?: string; to: string }[]
}

export interface BreakingChange extends Change {
  /** Parts of one sentence of the refusal: file, contract and consumer, where it has one. */
  refusal: readonly string[]
}

/** Edits of one app, which is named once. */
export type OfOneApp<Kind extends Change> = readonly Omit<Kind, 'app'>[]

export const toChanges = <Kind extends Change>(app: string, changes: OfOneApp<Kind>): Kind[] =>
  changes.map((change) => ({ app, ...change }) as Kind)
