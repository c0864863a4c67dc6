import * as z from 'zod/mini'

/** State of a dated rule at the time of the answer. */
export const ruleState = z.enum(['planned', 'inForce', 'over'])
