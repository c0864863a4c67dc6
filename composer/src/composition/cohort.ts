import { createHash } from 'node:crypto'
import type { Stage } from '@shuttle/releases'

export const COHORTS = 10_000
const IN_EACH_PER_CENT = COHORTS / 100

/**
 * Steps that spread neighbours far apart and reach every position once, so that any even sample of visitors meets the
 * share: a plain hash deviates by more than a point on 2,000.
 */
const STEPS = [6181, 3819, 7639, 2361, 4141, 5859, 4143, 1681, 7071, 2929] as const

/** Position of a visitor in the order of one release, 0 to 9999; each release has an order of its own. */
export const placeInQueue = (cohort: number, app: string, version: string): number => {
  const hash = createHash('sha256').update(`${app} ${version}`).digest()
  const step = STEPS[hash.readUInt8(4) % STEPS.length] ?? STEPS[0]
  return (cohort * step + hash.readUInt32BE(0)) % COHORTS
}

/**
 * Whether a visitor gets a release on trial, the same on every server and after a restart. A
 * visitor without a cohort is in no share.
 */
export const isChosen = (
  visitor: { cohort: number | undefined; isStaff: boolean },
  app: string,
  canary: { version: string; stage: Stage },
): boolean => {
  if (visitor.isStaff) return true
  if (canary.stage === 'staff' || visitor.cohort === undefined) return false
  return placeInQueue(visitor.cohort, app, canary.version) < Number(canary.stage) * IN_EACH_PER_CENT
}
