import { createHmac } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { deriveKey, type SecretKeys } from '../../../config/secret-keys'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { ACCOUNT_LIMITS, lockKey } from '../../../limits'

const { failures: STRICT, failuresRememberedMs } = ACCOUNT_LIMITS
export const FAILURES_ALLOWED = STRICT.most
export const FAILURE_WINDOW_MS = STRICT.windowMs
/** How long the failures of an account count for a captcha; a success clears them. */
export const FAILURE_MEMORY_MS = failuresRememberedMs

/**
 * Keyed by the service's secret: rows of addresses without an account stay for a day, and without the key no address
 * can be searched for.
 */
const hash = (secret: SecretKeys, text: string) =>
  createHmac('sha256', deriveKey(secret, 'failure-subject')).update(text).digest('hex').slice(0, 32)

/** The guessed secret: the password of an account, or the code mailed to an address. */
export const accountSubject = (secret: SecretKeys, email: string): string => `account:${hash(secret, email)}`
export const mailboxSubject = (secret: SecretKeys, email: string): string => `mailbox:${hash(secret, email)}`

/**
 * Reserves one guess at a subject, or answers how many of its guesses are still being verified. Serialized by a row
 * lock, so that a burst cannot pass the limit together: of any number of concurrent guesses ten are verified.
 */
export const insertSignInAttempt = (
  db: Kysely<Database>,
  subject: string,
  now: Instant,
): Promise<{ id: string } | { open: number }> =>
  transaction(db, async (trx) => {
    await lockKey(trx, subject, now)
    const counted = await trx
      .selectFrom('login_failures')
      .select((row) => [row.fn.countAll<number>().as('all'), sql<number>`count(*) filter (where is_open)`.as('open')])
      .where('subject', '=', subject)
      .where('failed_at', '>', now - FAILURE_WINDOW_MS)
      .executeTakeFirst()
    if (Number(counted?.all ?? 0) >= FAILURES_ALLOWED) return { open: Number(counted?.open ?? 0) }
    const id = uuidv7()
    await trx.insertInto('login_failures').values({ id, subject, failed_at: now, is_open: true }).execute()
    return { id }
  })

/** A guess was verified and was wrong. */
export const failSignInAttempt = async (db: Kysely<Database>, id: string): Promise<void> => {
  await db.updateTable('login_failures').set({ is_open: false }).where('id', '=', id).execute()
}

/** An attempt turned out to be no guess. */
export const withdrawSignInAttempt = async (db: Kysely<Database>, id: string): Promise<void> => {
  await db.deleteFrom('login_failures').where('id', '=', id).execute()
}

/**
 * A guess was right: the completed failures before no longer count; guesses that are being verified meanwhile still do.
 */
export const forgetFailures = async (db: Kysely<Database>, subject: string, id: string): Promise<void> => {
  await db
    .deleteFrom('login_failures')
    .where('subject', '=', subject)
    .where((row) => row.or([row('id', '=', id), row('is_open', '=', false)]))
    .execute()
}

/** Seconds until another guess at a subject is verified. */
export const secondsUntilAllowed = async (db: Kysely<Database>, subject: string, now: Instant): Promise<number> => {
  const blocking = await db
    .selectFrom('login_failures')
    .select('failed_at')
    .where('subject', '=', subject)
    .where('failed_at', '>', now - FAILURE_WINDOW_MS)
    .orderBy('failed_at', 'desc')
    .offset(FAILURES_ALLOWED - 1)
    .limit(1)
    .executeTakeFirst()
  // None is left when one ended meanwhile.
  if (!blocking) return 1
  return Math.max(1, Math.ceil((Number(blocking.failed_at) + FAILURE_WINDOW_MS - now) / 1000))
}

/** Completed failures of one subject since its last success, of a day or of a shorter time. */
export const countRecentFailures = async (
  db: Kysely<Database>,
  subject: string,
  now: Instant,
  withinMs: number = FAILURE_MEMORY_MS,
): Promise<number> => {
  const row = await db
    .selectFrom('login_failures')
    .select((from) => from.fn.countAll<number>().as('failures'))
    .where('subject', '=', subject)
    .where('failed_at', '>', now - withinMs)
    .where('is_open', '=', false)
    .executeTakeFirst()
  return Number(row?.failures ?? 0)
}

/** Deletes all that is stored of a subject, such as of a deleted account. */
export const deleteFailuresFor = async (db: Kysely<Database>, subject: string): Promise<void> => {
  await db.deleteFrom('login_failures').where('subject', '=', subject).execute()
}
