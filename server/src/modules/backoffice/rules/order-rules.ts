import { type RuleSpan, type RuleState, ruleStateAt } from '@shuttle/domain/staff'

const PLACES: Readonly<Record<RuleState, number>> = { inForce: 0, planned: 1, over: 2 }

/**
 * Rules in force, then planned, then over; among those the ones that begin first in front, of past rules the ones that
 * ended last.
 */
export const orderRules = <Row, Point extends string | number>(
  rows: readonly Row[],
  toSpan: (row: Row) => RuleSpan<Point>,
  now: Point,
): Row[] => {
  const compare = (left: Point | undefined, right: Point | undefined) => {
    if (left === right) return 0
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1
    return left < right ? -1 : 1
  }
  return rows.toSorted((one, other) => {
    const [left, right] = [toSpan(one), toSpan(other)]
    const states = [ruleStateAt(left, now), ruleStateAt(right, now)] as const
    const byState = PLACES[states[0]] - PLACES[states[1]]
    if (byState !== 0) return byState
    return states[0] === 'over' ? compare(right.until, left.until) : compare(left.from, right.from)
  })
}
