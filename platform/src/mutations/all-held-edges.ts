import { HELD_BY_CALLERS } from './held-by-callers'
import { HELD_BY_DOMAIN } from './held-by-domain'
import type { HeldEdges } from './held-edges'

/** Every group of removed test cases, with the mutations that show which test holds the rule instead. */
export const HELD_EDGES: readonly HeldEdges[] = [...HELD_BY_DOMAIN, ...HELD_BY_CALLERS]
