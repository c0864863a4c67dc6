import type { RuleState } from '@shuttle/domain/staff'

/** States of a rule, in the order of the filter and as the URL spells them. */
export const RULE_STATES = ['inForce', 'planned', 'over'] as const satisfies readonly RuleState[]
