import type { Instant } from '@shuttle/domain'
import type { RuleState } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { RevisedRow } from '../staff'
import { type DatedRule, presentRule, type RulePoint, type RuleSet, type ShownRule } from './rule-set'

const PLACES: Readonly<Record<RuleState, number>> = { inForce: 0, planned: 1, over: 2 }

const compare = <Point extends RulePoint>(left: Point | undefined, right: Point | undefined): number => {
  if (left === right) return 0
  if (left === undefined || right === undefined) return left === undefined ? -1 : 1
  return left < right ? -1 : 1
}

/**
 * Rules in force, then planned, then over; among those the ones that begin first in front, of past rules the ones that
 * ended last.
 */
export const listRules = async <Row extends RevisedRow, Rule extends DatedRule<Point>, Point extends RulePoint>(
  { table, toRule, pointAt }: RuleSet<Row, Rule, Point>,
  trx: Transaction<Database>,
  now: Instant,
): Promise<ShownRule<Rule>[]> => {
  const rules = (await table(trx).list()).flatMap((row) => {
    const rule = toRule(row)
    return rule ? [presentRule(row, rule, pointAt(now))] : []
  })
  return rules.toSorted(({ state, content }, right) => {
    const byState = PLACES[state] - PLACES[right.state]
    if (byState !== 0) return byState
    const other = right.content
    return state === 'over' ? compare(other.until, content.until) : compare(content.from, other.from)
  })
}
