import type { RuleState } from '@shuttle/domain/staff'
import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** States of a rule, in the order of the filter. */
export const RULE_STATES = ['inForce', 'planned', 'over'] as const satisfies readonly RuleState[]

export const RULE_PARTS = ['sales', 'captcha', 'survey'] as const

/** Part and state of the rules, and the edited rule: `new` for a new one, optionally a copy. */
export const RULES_ADDRESS = defineAddress({
  tab: 'rules',
  params: {
    part: PARAM.code(RULE_PARTS, 'sales'),
    state: PARAM.code(RULE_STATES),
    edit: PARAM.text,
    copy: PARAM.text,
  },
})
