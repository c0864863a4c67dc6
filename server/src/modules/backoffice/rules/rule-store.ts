import type { CivilDate, Instant } from '@shuttle/domain'
import { type RuleSpan, ruleStateAt } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import type { RevisedRow, RevisionStore } from '../staff'
import { lockRuleSet, type RuleSet } from './rule-sets.repository'

interface RuleTable<Row extends RevisedRow, Rule extends object, Point>
  extends Pick<RevisionStore<Row, Rule>, 'add' | 'store' | 'toContent'> {
  set: RuleSet
  /** This moment, or today for rules of days. */
  point: Point
  list: (trx: Transaction<Database>) => Promise<Row[]>
  /** Throws the violations of a rule beside the others of its set. */
  assertRule: (rule: Rule, stored: Rule | undefined, others: Row[]) => void | Promise<void>
}

/** A set of dated rules, locked while one of them is edited. Past rules stay as they were. */
export const ruleStore = <
  Row extends RevisedRow,
  Rule extends RuleSpan<Point> & object,
  Point extends CivilDate | Instant,
>(
  trx: Transaction<Database>,
  { set, point, list, assertRule, ...table }: RuleTable<Row, Rule, Point>,
): RevisionStore<Row, Rule> => ({
  ...table,
  unknown: 'STAFF_RULE_UNKNOWN',
  lock: async (id) => {
    await lockRuleSet(trx, set)
    return (await list(trx)).find((row) => row.id === id)
  },
  assert: async (rule, row) => {
    const stored = row && table.toContent(row)
    if (stored && ruleStateAt(stored, point) === 'over') throw new Refusal('STAFF_RULE_OVER')
    const others = (await list(trx)).filter(({ id }) => id !== row?.id)
    await assertRule(rule, stored, others)
  },
})

/** A rule with its state for staff. */
export const presentRule = <Rule extends RuleSpan<Point>, Point extends CivilDate | Instant>(
  { id, revision }: RevisedRow,
  content: Rule,
  point: Point,
) => ({ id, revision, state: ruleStateAt(content, point), content })
