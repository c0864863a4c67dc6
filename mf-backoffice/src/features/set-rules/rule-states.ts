import type { RuleState } from '@shuttle/domain/staff'

/** States of a rule, as a filter lists and the address spells them. */
export const RULE_STATES = ['inForce', 'planned', 'over'] as const satisfies readonly RuleState[]
