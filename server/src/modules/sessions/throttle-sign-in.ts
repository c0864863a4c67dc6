import type { ErrorCode } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import type { SecretKeys } from '../../secret-keys'
import { type CaptchaAction, verifyCaptcha } from '../captcha'
import {
  countFailures,
  countRecentFailures,
  deleteFailures,
  deleteFailuresFor,
  FAILURES_ALLOWED,
  rangeSubject,
  recordFailure,
  secondsUntilAllowed,
} from './sign-in-failures.repository'

/** From so many failures on, the next attempt needs the picture (decision "accounts", captcha). */
export const FAILURES_BEFORE_CAPTCHA = 3

/** The answer to the picture, and where it came from. */
export interface ThrottleCaptcha {
  action: CaptchaAction
  /** Of the cookie. */
  sid: string | undefined
  answer: string
  /** Of the service, which keys the hashes. */
  secret: SecretKeys
  /** As for {@link verifyCaptcha}: the same attempt sent twice shows the same answer. */
  purpose?: string
}

export interface ThrottledTry {
  /** The refusal of a wrong guess. The failure stays recorded, and the refusal says whether the next try needs a captcha. */
  failed: (code: ErrorCode) => Refusal
  /** The guess was right: earlier failures no longer count. */
  succeeded: () => Promise<void>
  /** It was no guess: the failure is removed. */
  withdrawn: () => Promise<void>
}

/**
 * Throttles guesses of a secret. A failure is recorded before the secret is compared, so that a burst of guesses cannot pass the
 * count together. Throws TOO_MANY_REQUESTS after ten failures in five minutes for the subject or the address range, and
 * CAPTCHA_MISSING or CAPTCHA_WRONG when three went before; the same for subjects that do not exist.
 */
export const throttleSignIn = async (
  db: Kysely<Database>,
  given: { subject: string; ip: string; now: Instant; secret: SecretKeys; captcha: ThrottleCaptcha | undefined },
): Promise<ThrottledTry> => {
  const { subject, now, captcha } = given
  const subjects = [subject, rangeSubject(given.secret, given.ip)]
  const noted = await recordFailure(db, subjects, now)
  const withdrawn = () => deleteFailures(db, noted)
  const failuresBefore = (await countRecentFailures(db, subject, now)) - 1
  const refused = (code: ErrorCode, isCaptchaNeeded: boolean, waitSeconds?: number) =>
    new Refusal(code, { ...(captcha && { isCaptchaNeeded }), ...(waitSeconds !== undefined && { waitSeconds }) })

  const isCaptchaNeeded = failuresBefore >= FAILURES_BEFORE_CAPTCHA
  if ((await countFailures(db, subjects, now)) > FAILURES_ALLOWED) {
    await withdrawn()
    throw refused('TOO_MANY_REQUESTS', isCaptchaNeeded, await secondsUntilAllowed(db, subjects, now))
  }
  if (captcha && isCaptchaNeeded) {
    const verdict = await verifyCaptcha(db, { ...captcha, now })
    if (verdict !== 'right') {
      await withdrawn()
      throw refused(verdict === 'missing' ? 'CAPTCHA_MISSING' : 'CAPTCHA_WRONG', true)
    }
  }
  return {
    failed: (code) => refused(code, failuresBefore + 1 >= FAILURES_BEFORE_CAPTCHA),
    succeeded: async () => {
      await withdrawn()
      await deleteFailuresFor(db, subject)
    },
    withdrawn,
  }
}
