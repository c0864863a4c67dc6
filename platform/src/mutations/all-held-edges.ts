import { HELD_BY_CALLERS } from './held-by-callers'
import { HELD_BY_DOMAIN } from './held-by-domain'
import { HELD_BY_DOMAIN_AFTER_SALE } from './held-by-domain-after-sale'
import { HELD_BY_PAYMENTS } from './held-by-payments'
import { HELD_BY_SERVICE } from './held-by-service'
import type { HeldEdges } from './held-edges'

/** Every group of test cases that `npm test` omits, with the mutations that show which test covers the rule instead. */
export const HELD_EDGES: readonly HeldEdges[] = [
  ...HELD_BY_DOMAIN,
  ...HELD_BY_DOMAIN_AFTER_SALE,
  ...HELD_BY_CALLERS,
  ...HELD_BY_SERVICE,
  ...HELD_BY_PAYMENTS,
]
