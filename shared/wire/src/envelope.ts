import * as z from 'zod/mini'
import { moment } from './scalars'

/** Fields of every answer. Success messages are never translated. */
export const envelope = z.looseObject({
  /** `SUCCESS`, or a code of the closed list of refusals. */
  code: z.string(),
  /** A success message, or a sentence in the language of the request; missing on faults. */
  message: z.optional(z.string()),
  /** Server clock, business time. */
  sysTime: moment,
  /** Server clock, milliseconds since the epoch. */
  sysTimeMs: z.int(),
})
export type Envelope = z.infer<typeof envelope>

/** Added to every body by the client; a missing field is not refused. */
export const commonFields = z.looseObject({
  appId: z.optional(z.string()),
  joinType: z.optional(z.string()),
  version: z.optional(z.string()),
  equipment: z.optional(z.string()),
})
