/** Holds from `from` until before `until`, both days or both moments; undefined means unbounded on that side. */
export interface RuleSpan<Point extends string | number> {
  from: Point | undefined
  until: Point | undefined
}

export type RuleState = 'planned' | 'inForce' | 'over'

const isEmpty = <Point extends string | number>({ from, until }: RuleSpan<Point>): boolean =>
  from !== undefined && until !== undefined && until <= from

/** State of a dated rule at this point; one that was ended before it began counts as over. */
export const ruleStateAt = <Point extends string | number>(span: RuleSpan<Point>, now: Point): RuleState => {
  const { from, until } = span
  if (isEmpty(span) || (until !== undefined && until <= now)) return 'over'
  return from !== undefined && from > now ? 'planned' : 'inForce'
}

/** The end of a rule that is ended now: a planned one never begins, and one that is over stays unchanged. */
export const endRuleSpan = <Point extends string | number>({ from, until }: RuleSpan<Point>, now: Point): Point => {
  const end = from !== undefined && from > now ? from : now
  return until !== undefined && until < end ? until : end
}

/** Whether two rules hold at the same time at some point; an empty one never does. */
export const doSpansMeet = <Point extends string | number>(one: RuleSpan<Point>, other: RuleSpan<Point>): boolean => {
  const isBefore = (first: RuleSpan<Point>, second: RuleSpan<Point>) =>
    first.until !== undefined && second.from !== undefined && first.until <= second.from
  return !isEmpty(one) && !isEmpty(other) && !isBefore(one, other) && !isBefore(other, one)
}
