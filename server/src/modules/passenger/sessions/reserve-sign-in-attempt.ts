import { setTimeout as pause } from 'node:timers/promises'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { ACCOUNT_LIMITS } from '../../../limits'
import { Refusal } from '../../../runtime/errors'
import {
  countRecentFailures,
  FAILURE_WINDOW_MS,
  FAILURES_ALLOWED,
  insertSignInAttempt,
  secondsUntilAllowed,
} from './sign-in-failures.repository'

/**
 * Waits between the checks for a free guess, milliseconds: three seconds in all, in which ten passwords are compared on
 * any machine.
 */
const RETRY_DELAYS_MS = [100, 200, 400, 800, 1500]

const refuse = async (db: Kysely<Database>, subject: string, now: Instant, hasCaptcha: boolean): Promise<Refusal> => {
  const isCaptchaNeeded = (await countRecentFailures(db, subject, now)) >= ACCOUNT_LIMITS.failuresBeforePicture
  const waitSeconds = await secondsUntilAllowed(db, subject, now)
  return new Refusal('TOO_MANY_REQUESTS', { waitSeconds, ...(hasCaptcha && { isCaptchaNeeded }) })
}

/**
 * Throws TOO_MANY_REQUESTS where the completed failures of a subject have reached the limit. It only reads: attempts
 * that are refused anyway neither write nor wait for each other at the row of the subject.
 */
export const assertSignInAttemptLeft = async (
  db: Kysely<Database>,
  subject: string,
  now: Instant,
  hasCaptcha: boolean,
): Promise<void> => {
  const finished = await countRecentFailures(db, subject, now, FAILURE_WINDOW_MS)
  if (finished >= FAILURES_ALLOWED) throw await refuse(db, subject, now, hasCaptcha)
}

/**
 * Takes one of the ten guesses that a subject has in five minutes, and answers its number. Guesses that are being
 * verified may turn out right, so another one waits for them for a moment. Throws TOO_MANY_REQUESTS.
 */
export const reserveSignInAttempt = async (
  db: Kysely<Database>,
  subject: string,
  now: Instant,
  hasCaptcha: boolean,
): Promise<string> => {
  for (const wait of [...RETRY_DELAYS_MS, undefined]) {
    await assertSignInAttemptLeft(db, subject, now, hasCaptcha)
    const attempt = await insertSignInAttempt(db, subject, now)
    if ('id' in attempt) return attempt.id
    if (attempt.open === 0 || wait === undefined) break
    await pause(wait)
  }
  throw await refuse(db, subject, now, hasCaptcha)
}
