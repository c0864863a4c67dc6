import type { ErrorCode } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { SecretKeys } from '../../../config/secret-keys'
import type { Database } from '../../../database/types'
import { ACCOUNT_LIMITS, type CountedAt, countForRanges, readRateLimitStatus } from '../../../limits'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { type CaptchaAction, verifyCaptcha } from '../captcha'
import { assertSignInAttemptLeft, reserveSignInAttempt } from './reserve-sign-in-attempt'
import {
  countRecentFailures,
  failSignInAttempt,
  forgetFailures,
  withdrawSignInAttempt,
} from './sign-in-failures.repository'

/** From so many failures on, the next attempt needs the picture (D6.captcha.1). */
export const FAILURES_BEFORE_CAPTCHA = ACCOUNT_LIMITS.failuresBeforePicture

/** The answer to the picture, and its source. */
export interface ThrottleCaptcha {
  action: CaptchaAction
  /** From the cookie. */
  sid: string | undefined
  answer: string
  /** The service's secret, which keys the hashes. */
  secret: SecretKeys
  /** As for {@link verifyCaptcha}: the same attempt sent twice shows the same answer. */
  purpose?: string
}

export interface ThrottledTry {
  /**
   * The guess was wrong, and counts from now on; answers the refusal, which includes whether the next attempt needs a
   * captcha.
   */
  failed: (code: ErrorCode) => Promise<Refusal>
  /** The guess was right: earlier failures no longer count. */
  succeeded: () => Promise<void>
  /** It was no guess: nothing is counted. */
  withdrawn: () => Promise<void>
}

/** Throws CAPTCHA_MISSING or CAPTCHA_WRONG. */
export const assertCaptcha = async (db: Kysely<Database>, captcha: ThrottleCaptcha, now: Instant): Promise<void> => {
  const result = await verifyCaptcha(db, { ...captcha, now })
  if (result === 'right') return
  throw new Refusal(result === 'missing' ? 'CAPTCHA_MISSING' : 'CAPTCHA_WRONG', { isCaptchaNeeded: true })
}

/**
 * Throttles guesses of a secret: strict for its account, where guesses being verified count too; by address only
 * completed failures, first a picture and then a wait far above the failures of many users. Throws TOO_MANY_REQUESTS,
 * CAPTCHA_MISSING and CAPTCHA_WRONG.
 */
export const throttleSignIn = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  given: { subject: string; ip: string; now: Instant; secret: SecretKeys; captcha: ThrottleCaptcha | undefined },
): Promise<ThrottledTry> => {
  const { subject, ip, secret, now, captcha } = given
  const place: CountedAt = { what: 'failures', ip, limit: config.limits.failures, secret, now }
  const { needsPicture, waitSeconds } = await readRateLimitStatus(db, place)
  if (waitSeconds > 0)
    throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds, ...(captcha && { isCaptchaNeeded: needsPicture }) })

  const isCaptchaRequired = async () =>
    needsPicture || (await countRecentFailures(db, subject, now)) >= FAILURES_BEFORE_CAPTCHA
  // Before a guess is reserved, where that is already known: an attempt without a correct picture writes nothing and
  // locks no row.
  const isRead = captcha !== undefined && (await isCaptchaRequired())
  if (isRead) {
    await assertSignInAttemptLeft(db, subject, now, true)
    await assertCaptcha(db, captcha, now)
  }
  const id = await reserveSignInAttempt(db, subject, now, captcha !== undefined)
  const failuresBefore = await countRecentFailures(db, subject, now)
  if (captcha && !isRead && failuresBefore >= FAILURES_BEFORE_CAPTCHA) {
    try {
      await assertCaptcha(db, captcha, now)
    } catch (error) {
      await withdrawSignInAttempt(db, id)
      throw error
    }
  }
  return {
    failed: async (code) => {
      await failSignInAttempt(db, id)
      await countForRanges(db, place)
      const isCaptchaNeeded = needsPicture || failuresBefore + 1 >= FAILURES_BEFORE_CAPTCHA
      return new Refusal(code, captcha ? { isCaptchaNeeded } : {})
    },
    succeeded: () => forgetFailures(db, subject, id),
    withdrawn: () => withdrawSignInAttempt(db, id),
  }
}
