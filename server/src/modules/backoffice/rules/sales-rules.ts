import { type CivilDate, civilDateAt, type SalesRule } from '@shuttle/domain'
import { checkSalesRule } from '@shuttle/domain/staff'
import { endSalesRuleCall, saveSalesRuleCall } from '@shuttle/wire/staff'
import { readSalesRule, type SalesRuleRow } from '../../passenger/sales'
import { revisedTable } from '../staff'
import { lockPlaceCodes } from './places.repository'
import type { RuleSet } from './rule-set'

const toColumns = (rule: SalesRule): Omit<SalesRuleRow, 'id' | 'revision'> => ({
  kind: rule.kind,
  fare_types: 'fareTypes' in rule ? rule.fareTypes.join() : '',
  above_level: 'aboveLevel' in rule ? rule.aboveLevel : 0,
  need: rule.kind === 'passenger-details' ? rule.need : '',
  notice: rule.kind === 'notice' ? rule.notice : '',
  applies_to: rule.appliesTo.join(),
  valid_from: rule.from ?? null,
  valid_to: rule.until ?? null,
})

/** Names each place and each fare type once. */
const withoutRepetitions = (rule: SalesRule): SalesRule => ({
  ...rule,
  appliesTo: [...new Set(rule.appliesTo)],
  ...('fareTypes' in rule && { fareTypes: [...new Set(rule.fareTypes)] }),
})

/** The sales policy: a change applies to passengers at once, and placed orders stay. */
export const SALES_RULE_SET: RuleSet<SalesRuleRow, SalesRule, CivilDate> = {
  name: 'sales',
  kind: 'sales-rule',
  save: saveSalesRuleCall,
  end: endSalesRuleCall,
  clean: withoutRepetitions,
  pointAt: civilDateAt,
  table: (trx) => revisedTable(trx, 'sales_rules', toColumns),
  toRule: readSalesRule,
  check: async (rule, { trx, now: today, ...rules }) =>
    checkSalesRule(rule, { ...rules, today, places: await lockPlaceCodes(trx) }),
}
