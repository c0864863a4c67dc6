import { randomInt } from 'node:crypto'
import { CAPTCHA_DIGITS, type Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { type ChallengeOwner, hashAnswer, saveChallenge } from './challenges.repository'

/** A challenge is good for two minutes (decision "accounts", captcha). */
export const CHALLENGE_LASTS_MS = 2 * 60_000

/** Creates four new digits for a browser and an action. They are drawn or spoken, and stored as a keyed hash only. */
export const createChallenge = async (
  db: Kysely<Database>,
  owner: ChallengeOwner,
  at: { secret: string; now: Instant },
): Promise<string> => {
  const digits = String(randomInt(10 ** CAPTCHA_DIGITS)).padStart(CAPTCHA_DIGITS, '0')
  const answerHash = hashAnswer(at.secret, owner, digits)
  await saveChallenge(db, owner, { answerHash, expiresAt: at.now + CHALLENGE_LASTS_MS })
  return digits
}

/** The digits behind a keyed hash, found by trying all ten thousand: only to speak them, and only with the key. */
export const findDigits = (secret: string, owner: ChallengeOwner, answerHash: string): string | undefined => {
  for (let number = 0; number < 10_000; number += 1) {
    const digits = String(number).padStart(4, '0')
    if (hashAnswer(secret, owner, digits) === answerHash) return digits
  }
  return undefined
}
