import type { CivilDate, SalesRule } from '@shuttle/domain'
import { ruleStateAt } from '@shuttle/domain/staff'
import type { staffSalesRuleRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { presentSalesRule } from '../sales'
import { presentRuleState } from './rule-state.presenter'

export const presentStaffSalesRule = (
  rule: SalesRule,
  { id, revision }: { id: string; revision: number },
  today: CivilDate,
): z.infer<typeof staffSalesRuleRow> => ({
  ruleId: id,
  ...presentSalesRule(rule),
  state: presentRuleState(ruleStateAt(rule, today)),
  revision,
})
