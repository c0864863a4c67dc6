import type { AppRelease } from '@shuttle/wire/staff'

/** Fewer failures than this are chance. */
const LEAST_FAILURES = 5
const TIMES = 3
/** Share of failing visits, 0 to 1, below which a live version is not marked. */
export const FAILING_RATE = 0.005

/**
 * Which version fails in five visits or more: one on trial three times as often as the live one, or a live one at
 * `FAILING_RATE` and three times as often as the one before. Of both it is the trial, which is stopped first.
 */
export const findFailing = ({
  live,
  trial,
  stored: [before],
}: Pick<AppRelease, 'live' | 'trial' | 'stored'>): 'trial' | 'live' | undefined => {
  const [tried, usual] = [trial?.build.figures, live?.figures]
  const fails = (figures: typeof tried, least: number) =>
    figures !== undefined && figures.failures >= LEAST_FAILURES && figures.errorRate >= least
  if (fails(tried, TIMES * (usual?.errorRate ?? 0))) return 'trial'
  return fails(usual, Math.max(FAILING_RATE, TIMES * (before?.figures?.errorRate ?? 0))) ? 'live' : undefined
}
