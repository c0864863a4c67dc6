import { endRuleSpan } from '@shuttle/domain/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { type RevisedRow, registerRevisedResource } from '../staff'
import { type DatedRule, presentRule, type RulePoint, type RuleSet, readRule, type ShownRule } from './rule-set'
import { ruleStore } from './rule-store'

/** Serves the two calls that edit a rule of a set. */
export const registerRuleSet = <Row extends RevisedRow, Rule extends DatedRule<Point>, Point extends RulePoint>(
  app: FastifyInstance,
  context: AppContext,
  set: RuleSet<Row, Rule, Point>,
): void => {
  const { pointAt } = set
  registerRevisedResource<Row, Rule, ShownRule<Rule>>(app, context, {
    ...set,
    store: (trx, now) => ruleStore(set, trx, now),
    present: (row, now) => presentRule(row, readRule(set, row), pointAt(now)),
    toEnded: (rule, now) => ({ ...rule, until: endRuleSpan(rule, pointAt(now)) }),
  })
}
