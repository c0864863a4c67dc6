import * as z from 'zod/mini'
import { count } from '../scalars'

/** Maximum number of rows in a file. */
export const EXPORT_ROWS = 10_000

/** A table as comma-separated values, the first {@link EXPORT_ROWS} of it. */
export const csvFile = z.looseObject({
  fileName: z.string(),
  csv: z.string(),
  /** Rows in the text, and rows that match. */
  rows: count,
  total: count,
})
