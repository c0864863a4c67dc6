import type { CivilDate, SalesRule } from '@shuttle/domain'
import { ruleStateAt } from '@shuttle/domain/staff'

export const presentStaffSalesRule = (
  content: SalesRule,
  { id, revision }: { id: string; revision: number },
  today: CivilDate,
) => ({ id, revision, state: ruleStateAt(content, today), content })
