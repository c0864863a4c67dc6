import type { Instant } from '@shuttle/domain'
import { ruleStateAt } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { assertNoViolation, type RevisedRow, type RevisionStore } from '../staff'
import { type DatedRule, type RulePoint, type RuleSet, readRule } from './rule-set'
import { lockRuleSet } from './rule-sets.repository'

/** A set of dated rules, as a transaction of `now` stores them, locked meanwhile. Past rules stay as they were. */
export const ruleStore = <Row extends RevisedRow, Rule extends DatedRule<Point>, Point extends RulePoint>(
  set: RuleSet<Row, Rule, Point>,
  trx: Transaction<Database>,
  now: Instant,
): RevisionStore<Row, Rule> => {
  const { list, ...rows } = set.table(trx)
  const point = set.pointAt(now)
  return {
    ...rows,
    unknown: 'STAFF_RULE_UNKNOWN',
    lock: async (id) => {
      await lockRuleSet(trx, set.name)
      return (await list()).find((row) => row.id === id)
    },
    toContent: (row) => readRule(set, row),
    assert: async (rule, row) => {
      const stored = row && readRule(set, row)
      if (stored && ruleStateAt(stored, point) === 'over') throw new Refusal('STAFF_RULE_OVER')
      const others = (await list()).filter(({ id }) => id !== row?.id).flatMap((other) => set.toRule(other) ?? [])
      assertNoViolation(await set.check(rule, { stored, others, now: point, trx }))
    },
  }
}
