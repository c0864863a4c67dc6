import * as z from 'zod/mini'

/** Hours that figures are of. */
export const FIGURE_HOURS = 24

/** Figures of one version over the last 24 hours, from a sample of visits. A visit is one document in a browser. */
export const releaseFigures = z.object({
  app: z.string(),
  version: z.string(),
  /** Visits that loaded the version, or tried to, once each. */
  loads: z.int(),
  /** Those in which it failed: another version or a card took its place. */
  failures: z.int(),
  /** `failures` of `loads`, 0 to 1. */
  errorRate: z.number(),
  /** 75th percentiles; null where nothing was measured. */
  p75LoadMs: z.nullable(z.int()),
  lcpP75Ms: z.nullable(z.int()),
  inpP75Ms: z.nullable(z.int()),
  /** Layout shift, without a unit. */
  clsP75: z.nullable(z.number()),
  /** Share of the visits of its app, 0 to 1. */
  share: z.number(),
  /** {@link FIGURE_HOURS} hours, the oldest first. */
  hours: z.array(z.object({ loads: z.int(), failures: z.int() })),
  /** Its failures by where and why, the most frequent first; a visit with several is in each. */
  causes: z.array(z.object({ phase: z.string(), cause: z.string(), visits: z.int() })),
})
export type ReleaseFigures = z.infer<typeof releaseFigures>
