import type { AppRelease } from '@shuttle/wire/staff'

/** Fewer failures than this are chance. */
const LEAST_FAILURES = 5
const TIMES = 3

/** Whether the version on trial fails at least three times as often as the live one, in five visits or more. */
export const failsMoreOften = ({ live, trial }: Pick<AppRelease, 'live' | 'trial'>): boolean => {
  const tried = trial?.build.figures
  if (!tried || tried.failures < LEAST_FAILURES) return false
  return tried.errorRate >= TIMES * (live?.figures?.errorRate ?? 0)
}
