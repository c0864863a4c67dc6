import { civilDateAt, type Instant, type SalesRule } from '@shuttle/domain'
import { checkSalesRule, ruleStateAt } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { type SalesRuleRow, toSalesRule } from '../sales'
import { assertNoViolation, type RevisionStore } from '../staff'
import { lockPlaceCodes } from './places.repository'
import { lockRuleSet } from './rule-sets.repository'
import { addSalesRule, listSalesRules, storeSalesRule } from './sales-rules.repository'

/** A stored rule that can be read. Throws STAFF_RULE_UNKNOWN. */
export const readStoredRule = (row: SalesRuleRow): SalesRule => {
  const rule = toSalesRule(row)
  if (!rule) throw new Refusal('STAFF_RULE_UNKNOWN')
  return rule
}

/** Rules of the sales policy, as a transaction of `now` stores them. Past rules stay as they were. */
export const salesRuleStore = (trx: Transaction<Database>, now: Instant): RevisionStore<SalesRuleRow, SalesRule> => {
  const today = civilDateAt(now)
  return {
    unknown: 'STAFF_RULE_UNKNOWN',
    lock: async (id) => {
      await lockRuleSet(trx, 'sales')
      return (await listSalesRules(trx)).find((row) => row.id === id)
    },
    add: (id, rule) => addSalesRule(trx, id, rule),
    store: (id, rule) => storeSalesRule(trx, id, rule),
    toContent: readStoredRule,
    assert: async (rule, row) => {
      const stored = row && readStoredRule(row)
      if (stored && ruleStateAt(stored, today) === 'over') throw new Refusal('STAFF_RULE_OVER')
      const others = (await listSalesRules(trx)).filter(({ id }) => id !== row?.id)
      const violations = checkSalesRule(rule, {
        stored,
        others: others.flatMap((other) => toSalesRule(other) ?? []),
        places: await lockPlaceCodes(trx),
        today,
      })
      assertNoViolation({ ...violations })
    },
  }
}
