import type { SalesRule } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import type { SalesRuleRow } from '../../passenger/sales'

/** Every rule of the sales policy. */
export const listSalesRules = (db: Kysely<Database>): Promise<SalesRuleRow[]> =>
  db.selectFrom('sales_rules').selectAll().orderBy('id').execute()

export const toSalesColumns = (rule: SalesRule): Omit<SalesRuleRow, 'id' | 'revision'> => ({
  kind: rule.kind,
  fare_types: 'fareTypes' in rule ? rule.fareTypes.join() : '',
  above_level: 'aboveLevel' in rule ? rule.aboveLevel : 0,
  need: rule.kind === 'passenger-details' ? rule.need : '',
  notice: rule.kind === 'notice' ? rule.notice : '',
  applies_to: rule.appliesTo.join(),
  valid_from: rule.from ?? null,
  valid_to: rule.until ?? null,
})
