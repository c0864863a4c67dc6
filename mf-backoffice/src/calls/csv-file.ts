/** A table as a text of comma-separated values. */
export interface CsvFile {
  fileName: string
  csv: string
  /** Rows in the text; `total` is the rows that match. */
  rows: number
  total: number
}

/** A search over 10,000 rows takes longer than a page. Milliseconds. */
export const EXPORT_TIMEOUT_MS = 60_000
