/** One edit of the sources, as a team would make it. */
export interface Change {
  what: string
  /** Round of builds: two changes of one round must not hide each other. */
  app: string
  round?: number
  file: string
  /** Text that occurs once in the file; undefined makes a new file. */
  from?: string
  to: string
  /** Further edits that belong to it. */
  also?: readonly { file: string; from?: string; to: string }[]
}

export interface BreakingChange extends Change {
  /** Parts of the refusal: file, contract and consumer. */
  refusal: readonly string[]
  /** Only the first start in a browser shows it: refused by the smoke of the release tool. */
  isFoundBySmoke?: boolean
}
