import * as z from 'zod/mini'

/** Maximum number of rows in a file. */
export const EXPORT_ROWS = 10_000

/** A table as comma-separated values, the first {@link EXPORT_ROWS} of it. */
export const csvFile = z.strictObject({
  fileName: z.string(),
  csv: z.string(),
  /** Rows in the text, and rows that match. */
  rows: z.int(),
  total: z.int(),
})
export type CsvFile = z.output<typeof csvFile>
