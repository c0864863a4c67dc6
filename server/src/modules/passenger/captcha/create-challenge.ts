import { createHmac, randomBytes } from 'node:crypto'
import { CAPTCHA_DIGITS, type Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { deriveKey, type SecretKeys } from '../../../config/secret-keys'
import type { Database } from '../../../database/types'
import { answerHashes, type ChallengeOwner, hashAnswer, saveChallenge } from './challenges.repository'

/** A challenge is valid for two minutes (D6.captcha.3). */
export const CHALLENGE_LASTS_MS = 2 * 60_000

/** The digits of a challenge, the same each time: one hash, which only the service's key yields. */
export const getDigits = (secret: SecretKeys, seed: string): string => {
  const bytes = createHmac('sha256', deriveKey(secret, 'captcha-digits')).update(seed).digest()
  return String(bytes.readUIntBE(0, 6) % 10 ** CAPTCHA_DIGITS).padStart(CAPTCHA_DIGITS, '0')
}

/** The digits of a stored challenge, by the secret it was drawn with: the newest or the one before. */
export const findDigits = (
  secret: SecretKeys,
  owner: ChallengeOwner,
  { seed, answer_hash }: { seed: string; answer_hash: string },
): string =>
  secret
    .map((key) => getDigits([key], seed))
    .find((digits) => answerHashes(secret, owner, digits).includes(answer_hash)) ?? getDigits(secret, seed)

/**
 * Creates four new digits for a browser and an action. They are drawn or spoken; only their seed and a keyed hash are
 * stored.
 */
export const createChallenge = async (
  db: Kysely<Database>,
  owner: ChallengeOwner,
  at: { secret: SecretKeys; now: Instant },
): Promise<string> => {
  const seed = randomBytes(16).toString('base64url')
  const digits = getDigits(at.secret, seed)
  const answerHash = hashAnswer(at.secret, owner, digits)
  await saveChallenge(db, owner, { answerHash, seed, expiresAt: at.now + CHALLENGE_LASTS_MS })
  return digits
}
