/** One row of a table. */
export interface VerifyRow {
  /** Names this row in the state of an interrupted run and in messages. */
  readonly id: string
}

export interface RowResult {
  /** In the order of the document's columns. */
  cells: readonly (string | number)[]
  /** What failed, as sentences; none when the row passed. */
  faults: readonly string[]
  /** Numbers for the summary, by name. */
  measured?: Readonly<Record<string, number>>
}

/** A finished row, of this run or the previous one. */
export interface FinishedRow extends RowResult {
  id: string
  seconds: number
}

export interface TableDocument {
  title: string
  /** Subject and method, as paragraphs of Markdown. */
  about: readonly string[]
  columns: readonly string[]
  /** Sentences about the measurements, such as the worst of each column; `docs/verify.md` has them too. */
  summary?(rows: readonly FinishedRow[]): readonly string[]
}

/** A table that is set up and runs its rows. */
export interface OpenTable<Row extends VerifyRow = VerifyRow> {
  run(row: Row): Promise<RowResult>
  close(): Promise<void>
}

/**
 * A case-by-case check that takes too long for every `npm test`. `npm run verify` finds a file
 * `e2e/verify/<name>.table.ts` that exports one as `table`.
 */
export interface VerifyTable<Row extends VerifyRow = VerifyRow> {
  /** Name on the command line and in the state file. */
  name: string
  document: TableDocument
  rows(): readonly Row[]
  /** Number of concurrent rows, for rows that mostly wait; 1 by default. */
  atOnce?: number
  /**
   * Rows run in their order, stage by stage: a site with a second version cannot return to one. One stage by default.
   */
  stageFor?(row: Row): string
  /**
   * Sets up for the rows of one stage. Throws {@link NotHere} when a requirement is missing that this machine need not
   * have.
   */
  open(stage: string): Promise<OpenTable<Row>>
}

/** The table cannot run on this machine: printed, no failure, and its last summary stays. */
export class NotHere extends Error {
  override name = 'NotHere'
}
