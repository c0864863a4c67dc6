import { createHash, createHmac } from 'node:crypto'
import type { CaptchaKind, CaptchaRule, Instant } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import { deriveKey, type SecretKeys, verifyingKeys } from '../../../config/secret-keys'
import type { Database } from '../../../database/types'

/** The action that a captcha was shown for; its answer is valid for nothing else. */
export const CAPTCHA_ACTIONS = ['login', 'register', 'order'] as const
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]

/** An address without `for` means signing in; undefined for an unknown action. */
export const toCaptchaAction = (text: string | undefined): CaptchaAction | undefined =>
  text === undefined ? 'login' : CAPTCHA_ACTIONS.find((action) => action === text)

/** A picture that waits for its answer, or has had it. */
interface CaptchaChallengeRow {
  sid_hash: string
  action: CaptchaAction
  /** Keyed hash of the four digits; the digits themselves are nowhere. */
  answer_hash: string
  /**
   * The digits are derived from it by a key of the service: the sound computes them again, and a reader of the table
   * cannot.
   */
  seed: string
  expires_at: number
  /** What the one answer was given for; null while there is none. */
  spent_for: string | null
  passed: boolean
}

/** Which captcha orders need, from `begins_at` until before `ends_at`, milliseconds; all lines where none is named. */
export interface CaptchaRuleRow {
  id: string
  line_code: string | null
  kind: CaptchaKind
  begins_at: number
  ends_at: number | null
  /** Grows with each change. */
  revision: number
}

declare module '../../../database/types' {
  interface Database {
    captcha_challenges: CaptchaChallengeRow
    captcha_rules: CaptchaRuleRow
  }
}

export interface ChallengeOwner {
  sid: string
  action: CaptchaAction
}

export const hashSid = (sid: string): string => createHash('sha256').update(sid).digest('hex')

/** Keyed, because a reader of the table could try ten thousand answers in no time. */
const hashWith = (key: string, { sid, action }: ChallengeOwner, digits: string): string =>
  createHmac('sha256', key).update(`${action}:${sid}:${digits}`).digest('hex')
export const hashAnswer = (secret: SecretKeys, owner: ChallengeOwner, digits: string): string =>
  hashWith(deriveKey(secret, 'captcha-answer'), owner, digits)
/** By each active secret: a picture drawn before the secret was changed is answered after. */
export const answerHashes = (secret: SecretKeys, owner: ChallengeOwner, digits: string): string[] =>
  verifyingKeys(secret, 'captcha-answer').map((key) => hashWith(key, owner, digits))

/** The one challenge of a browser for an action: the one before is deleted, answered or not. */
export const saveChallenge = async (
  db: Kysely<Database>,
  { sid, action }: ChallengeOwner,
  { answerHash, seed, expiresAt }: { answerHash: string; seed: string; expiresAt: Instant },
): Promise<void> => {
  const fresh = { answer_hash: answerHash, seed, expires_at: expiresAt, spent_for: null, passed: false }
  await db
    .insertInto('captcha_challenges')
    .values({ sid_hash: hashSid(sid), action, ...fresh })
    .onConflict((conflict) => conflict.columns(['sid_hash', 'action']).doUpdateSet(fresh))
    .execute()
}

/** Not expired, answered or not. */
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
 * Spends a challenge on an answer and returns whether it was right. One guarded update: of two concurrent answers the
 * second finds nothing left to spend, and gets undefined.
 */
export const spendChallenge = async (
  db: Kysely<Database>,
  { sid, action }: ChallengeOwner,
  answer: { hashes: readonly string[]; purpose: string; now: Instant },
): Promise<boolean | undefined> => {
  const spent = await db
    .updateTable('captcha_challenges')
    .set({ spent_for: answer.purpose, passed: sql<boolean>`answer_hash in (${sql.join(['', ...answer.hashes])})` })
    .where('sid_hash', '=', hashSid(sid))
    .where('action', '=', action)
    .where('expires_at', '>', answer.now)
    .where('spent_for', 'is', null)
    .returning('passed')
    .executeTakeFirst()
  return spent?.passed
}

export const toCaptchaRule = (row: CaptchaRuleRow): CaptchaRule => ({
  lineCode: row.line_code ?? undefined,
  kind: row.kind,
  from: row.begins_at,
  until: row.ends_at ?? undefined,
})

/** Every row; there are few, and which one applies is a rule of the domain. */
export const listCaptchaRules = async (db: Kysely<Database>): Promise<CaptchaRule[]> => {
  const rows = await db.selectFrom('captcha_rules').selectAll().execute()
  return rows.map(toCaptchaRule)
}
