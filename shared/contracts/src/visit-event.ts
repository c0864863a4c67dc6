import * as z from 'zod/mini'

/** Events of one remote that a visit reports at most. */
export const EVENTS_OF_REMOTE = 32
/** Longest duration that is counted; a longer one counts as this. */
const LONGEST_MS = 600_000

/**
 * What a browser reports of one version:
 * - `load`: a part was loaded; `retry`: a further try ended; `fallback`: another version took its place
 * - `skip`: it was not tried, because it was closed or had failed in this browser
 * - `error`: a failure card took its place, or its code threw; `vital`: a web vital of its page
 */
export const visitEvent = z.object({
  /** Number among the events of its remote in this visit: each counts once. */
  no: z.int().check(z.minimum(0), z.maximum(EVENTS_OF_REMOTE - 1)),
  kind: z.enum(['load', 'retry', 'fallback', 'skip', 'error', 'vital']),
  remote: z.string().check(z.maxLength(100)),
  version: z.string().check(z.maxLength(100)),
  /** The first page, a page inside the site, a slot; drawing; code that runs later; or the web vital. */
  phase: z.enum(['first', 'move', 'slot', 'draw', 'run', 'lcp', 'inp', 'cls']),
  /** Milliseconds; of a layout shift thousandths. */
  ms: z.int().check(z.minimum(0), z.maximum(LONGEST_MS)),
  /** Why it failed: the network, no answer in time, a file that is not the build's, or a throw. Empty where it did not. */
  cause: z.enum(['', 'network', 'slow', 'content', 'throw', 'closed']),
})
export type VisitEvent = z.infer<typeof visitEvent>
