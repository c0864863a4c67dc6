import type { Instant } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/types'
import type { CaptchaChallengeRow } from './captcha-tables'
import { type ChallengeOwner, hashSid } from './challenge-hash'

/** The one challenge of a browser for an action: the one before is gone, answered or not. */
export const saveChallenge = async (
  db: Kysely<Database>,
  { sid, action }: ChallengeOwner,
  challenge: { answerHash: string; expiresAt: Instant },
): Promise<void> => {
  const fresh = { answer_hash: challenge.answerHash, expires_at: challenge.expiresAt, spent_for: null, passed: false }
  await db
    .insertInto('captcha_challenges')
    .values({ sid_hash: hashSid(sid), action, ...fresh })
    .onConflict((conflict) => conflict.columns(['sid_hash', 'action']).doUpdateSet(fresh))
    .execute()
}

/** Not over yet, answered or not. */
export const findChallenge = (
  db: Kysely<Database>,
  { sid, action }: ChallengeOwner,
  now: Instant,
): Promise<CaptchaChallengeRow | undefined> =>
  db
    .selectFrom('captcha_challenges')
    .selectAll()
    .where('sid_hash', '=', hashSid(sid))
    .where('action', '=', action)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/**
 * Spends a challenge on an answer and says whether it was right. One guarded update: of two answers at once the second finds
 * nothing left to spend, and gets undefined.
 */
export const spendChallenge = async (
  db: Kysely<Database>,
  { sid, action }: ChallengeOwner,
  answer: { hash: string; purpose: string; now: Instant },
): Promise<boolean | undefined> => {
  const spent = await db
    .updateTable('captcha_challenges')
    .set({ spent_for: answer.purpose, passed: sql<boolean>`answer_hash = ${answer.hash}` })
    .where('sid_hash', '=', hashSid(sid))
    .where('action', '=', action)
    .where('expires_at', '>', answer.now)
    .where('spent_for', 'is', null)
    .returning('passed')
    .executeTakeFirst()
  return spent?.passed
}

export const deleteExpiredChallenges = async (db: Kysely<Database>, now: Instant): Promise<void> => {
  await db.deleteFrom('captcha_challenges').where('expires_at', '<=', now).execute()
}
