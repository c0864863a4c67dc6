/** A table as a text of comma-separated values. */
export interface CsvFile {
  fileName: string
  csv: string
  /** Rows in the text, and rows that fit. */
  rows: number
  total: number
}

/** A search over 10,000 rows takes longer than a page. */
export const EXPORT_PATIENCE_MS = 60_000
