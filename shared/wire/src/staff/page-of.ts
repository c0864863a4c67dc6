import * as z from 'zod/mini'
import { maybe } from './codecs'

/** A page of rows, and the cursor of the next one; none on the last. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.strictObject({ rows: z.array(row), next: maybe(z.string()) })
