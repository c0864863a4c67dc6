import type { CivilDate, Instant } from '@shuttle/domain'
import { type RuleSpan, type RuleState, ruleStateAt } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import type { RevisedResource, RevisedRow, RevisionStore, Violations } from '../staff'
import type { RuleSetName } from './rule-sets.repository'

/** A rule with its state for staff. */
export interface ShownRule<Rule> extends RevisedRow {
  state: RuleState
  content: Rule
}

/** A moment, or a day for rules of days. */
export type RulePoint = CivilDate | Instant
export type DatedRule<Point extends RulePoint> = RuleSpan<Point> & object

/** Dated rules that are checked against each other. */
export interface RuleSet<Row extends RevisedRow, Rule extends DatedRule<Point>, Point extends RulePoint>
  extends Pick<RevisedResource<Row, Rule, ShownRule<Rule>>, 'kind' | 'save' | 'end' | 'clean'> {
  name: RuleSetName
  pointAt: (now: Instant) => Point
  table: (
    trx: Transaction<Database>,
  ) => Pick<RevisionStore<Row, Rule>, 'add' | 'store'> & { list: () => Promise<Row[]> }
  /** Undefined for a row without content. */
  toRule: (row: Row) => Rule | undefined
  /** Violations of a rule, by field. */
  check: (
    rule: Rule,
    context: { stored: Rule | undefined; others: Rule[]; now: Point; trx: Transaction<Database> },
  ) => Violations<keyof Rule> | Promise<Violations<keyof Rule>>
}

/** The rule of a row. Throws STAFF_RULE_UNKNOWN. */
export const readRule = <Row, Rule>({ toRule }: { toRule: (row: Row) => Rule | undefined }, row: Row): Rule => {
  const rule = toRule(row)
  if (!rule) throw new Refusal('STAFF_RULE_UNKNOWN')
  return rule
}

export const presentRule = <Rule extends DatedRule<Point>, Point extends RulePoint>(
  { id, revision }: RevisedRow,
  content: Rule,
  point: Point,
): ShownRule<Rule> => ({ id, revision, state: ruleStateAt(content, point), content })
