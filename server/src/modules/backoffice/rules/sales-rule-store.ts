import { civilDateAt, type Instant, type SalesRule } from '@shuttle/domain'
import { checkSalesRule } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { readSalesRule, type SalesRuleRow } from '../../passenger/sales'
import { assertNoViolation, revisedTable } from '../staff'
import { lockPlaceCodes } from './places.repository'
import { ruleStore } from './rule-store'
import { listSalesRules, toSalesColumns } from './sales-rules.repository'

/** A stored rule that can be read. Throws STAFF_RULE_UNKNOWN. */
export const readStoredRule = (row: SalesRuleRow): SalesRule => {
  const rule = readSalesRule(row)
  if (!rule) throw new Refusal('STAFF_RULE_UNKNOWN')
  return rule
}

/** Rules of the sales policy, as a transaction of `now` stores them. */
export const salesRuleStore = (trx: Transaction<Database>, now: Instant) => {
  const today = civilDateAt(now)
  return ruleStore(trx, {
    set: 'sales',
    point: today,
    list: listSalesRules,
    ...revisedTable(trx, 'sales_rules', toSalesColumns),
    toContent: readStoredRule,
    assertRule: async (rule, stored, rows) => {
      const others = rows.flatMap((row) => readSalesRule(row) ?? [])
      assertNoViolation({
        ...checkSalesRule(rule, { stored, others, places: await lockPlaceCodes(trx), today }),
      })
    },
  })
}
