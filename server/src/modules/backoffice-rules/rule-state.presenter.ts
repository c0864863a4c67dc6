import type { RuleState } from '@shuttle/domain/staff'
import type { RULE_STATE_CODES } from '@shuttle/wire/staff'

const CODES: Readonly<Record<RuleState, (typeof RULE_STATE_CODES)[number]>> = {
  planned: 'PLANNED',
  inForce: 'IN_FORCE',
  over: 'OVER',
}

export const presentRuleState = (state: RuleState): string => CODES[state]
