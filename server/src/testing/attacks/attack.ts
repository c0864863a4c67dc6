import type { TestApp } from '../build-test-app'

/**
 * One attack from outside, over HTTP. `guard` true: against the unchanged service. False: its one guard is removed, in
 * the database or at the clock, and the attack has to succeed; else it would prove nothing.
 */
export interface Attack {
  name: string
  /** Answers whether the attack succeeded. */
  succeeds: (site: TestApp, guard: boolean) => Promise<boolean>
}

/** Failures of other attacks do not count for this one; without a guard, nor do its own. */
export const clearFailures = async ({ db }: TestApp): Promise<void> => {
  await db.deleteFrom('login_failures').execute()
  await db.deleteFrom('limit_counters').execute()
}
