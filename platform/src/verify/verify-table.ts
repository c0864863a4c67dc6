/** One line of a table. */
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

/** A row that was run, now or in the run before. */
export interface FinishedRow extends RowResult {
  id: string
  seconds: number
}

export interface TableDocument {
  title: string
  /** What is shown and how, as paragraphs of Markdown. */
  about: readonly string[]
  columns: readonly string[]
  /** Sentences of what was measured, such as the worst of each column; they go into `docs/verify.md` too. */
  summary?(rows: readonly FinishedRow[]): readonly string[]
}

/** A table that is set up and runs its rows. */
export interface OpenTable<Row extends VerifyRow = VerifyRow> {
  run(row: Row): Promise<RowResult>
  close(): Promise<void>
}

/**
 * A check case by case that takes too long for every `npm test`. A file `e2e/verify/<name>.table.ts`
 * that exports one as `table` is found by `npm run verify`.
 */
export interface VerifyTable<Row extends VerifyRow = VerifyRow> {
  /** Word for the command line and the state file. */
  name: string
  document: TableDocument
  rows(): readonly Row[]
  /** Rows that run beside each other, where they wait more than they work; 1 by default. */
  atOnce?: number
  /**
   * Rows are run in their order, those of one stage before those of the next: a site with a second version cannot
   * return to one. One stage by default.
   */
  stageFor?(row: Row): string
  /** Sets up for the rows of one stage. Throws {@link NotHere} when something is missing that this machine need not have. */
  open(stage: string): Promise<OpenTable<Row>>
}

/** The table cannot be run on this machine: no failure, printed, and its last summary stays. */
export class NotHere extends Error {
  override name = 'NotHere'
}
