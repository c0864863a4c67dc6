/** Visits of one address range to a version. */
export interface RangeVisits {
  visits: number
  /** Those in which the version failed. */
  failed: number
}

/** When reports of browsers make a version suspect. Rates are 0 to 1. */
export const FAILING = {
  leastVisits: 50,
  leastRanges: 20,
  leastRate: 0.05,
  /** Times the rate of the version before, or of `leastRateBefore` where that is larger. */
  timesBefore: 3,
  leastRateBefore: 0.005,
} as const
/** A version is withdrawn automatically at most once in this time, by app. */
export const WITHDRAWAL_PAUSE_MS = 3_600_000

const EXACTNESS = 1e-9

const sum = (ranges: readonly RangeVisits[]): RangeVisits => ({
  visits: ranges.reduce((total, { visits }) => total + visits, 0),
  failed: ranges.reduce((total, { failed }) => total + failed, 0),
})

/** The failure rate of visits, 0 to 1; 0 without visits. */
export const failureRate = ({ visits, failed }: RangeVisits): number => (visits === 0 ? 0 : failed / visits)

const withoutWorst = (ranges: readonly RangeVisits[]): RangeVisits[] =>
  [...ranges].sort((left, right) => right.failed - left.failed).slice(1)

type Rule = Record<keyof typeof FAILING, number>

/** Whether there are enough visits from enough address ranges to compare rates at all. */
export const hasEnoughVisits = (ranges: readonly RangeVisits[], rule: Rule = FAILING): boolean =>
  ranges.length >= rule.leastRanges && sum(ranges).visits >= rule.leastVisits

/**
 * Whether a version fails far more often than the one before it. No single address range decides: it must hold without
 * the one with most failures too.
 */
export const isFailing = (ranges: readonly RangeVisits[], before: RangeVisits, rule: Rule = FAILING): boolean => {
  const least = Math.max(rule.leastRate, rule.timesBefore * Math.max(failureRate(before), rule.leastRateBefore))
  const isAbove = (some: readonly RangeVisits[]) => failureRate(sum(some)) >= least - EXACTNESS
  return hasEnoughVisits(ranges, rule) && isAbove(ranges) && isAbove(withoutWorst(ranges))
}

/** What the platform's own probe of a build found. */
export type ProbeFinding = 'broken' | 'sound' | 'unknown'

export type WithdrawalDecision =
  | { kind: 'withdraw'; to: string }
  /** `why` no withdrawal follows. */
  | { kind: 'alert'; why: 'probe-disagrees' | 'nothing-before' | 'too-soon' }

/** What follows from a failing version. Reports alone withdraw nothing, because anybody can send them. */
export const decideWithdrawal = ({
  finding,
  before,
  findingBefore,
  lastAt,
  now,
}: {
  finding: ProbeFinding
  /** The version that would go live; undefined where every version before was withdrawn. */
  before: string | undefined
  findingBefore: ProbeFinding
  /** Last automatic withdrawal of the app, milliseconds. */
  lastAt: number | undefined
  now: number
}): WithdrawalDecision => {
  if (lastAt !== undefined && now - lastAt < WITHDRAWAL_PAUSE_MS) return { kind: 'alert', why: 'too-soon' }
  if (finding !== 'broken') return { kind: 'alert', why: 'probe-disagrees' }
  if (before === undefined || findingBefore === 'broken') return { kind: 'alert', why: 'nothing-before' }
  return { kind: 'withdraw', to: before }
}
