import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

/** A mailed code, stored for an hour. */
interface VerificationCodeRow {
  id: string
  /** Trimmed, in lower case. */
  email: string
  /** Empty: ranges are counted elsewhere. */
  range_hash: string
  /** Keyed hash of address and code; the code itself is in the mail and nowhere else. */
  code_hash: string
  created_at: number
  expires_at: number
  /** Number of answers so far. */
  tries: number
  /** What the right answer was given for; null while there is none. */
  spent_for: string | null
}

declare module '../../../database/types' {
  interface Database {
    verification_codes: VerificationCodeRow
  }
}

type Db = Kysely<Database>

/** How long rows of codes are stored, in milliseconds. */
export const CODES_COUNTED_MS = 3_600_000

/** The valid code of an address: the one mailed last. */
export const latestCode = (db: Db, email: string): Promise<VerificationCodeRow | undefined> =>
  db
    .selectFrom('verification_codes')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Counts one answer to a code; false when the code expired, was answered rightly or has had its tries. */
export const countTry = async (db: Db, id: string, limits: { tries: number; now: Instant }): Promise<boolean> => {
  const counted = await db
    .updateTable('verification_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', limits.tries)
    .where('expires_at', '>', limits.now)
    .where('spent_for', 'is', null)
    .executeTakeFirst()
  return counted.numUpdatedRows > 0n
}

/** Spends a code; false when another request spent it first. */
export const spendRow = async (db: Db, id: string, purpose: string): Promise<boolean> => {
  const spent = await db
    .updateTable('verification_codes')
    .set({ spent_for: purpose })
    .where('id', '=', id)
    .where('spent_for', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}

export const addCode = async (
  db: Db,
  code: Omit<VerificationCodeRow, 'tries' | 'spent_for' | 'range_hash'>,
): Promise<void> => {
  await db
    .insertInto('verification_codes')
    .values({ ...code, range_hash: '', tries: 0, spent_for: null })
    .execute()
}

export const findCode = (db: Db, id: string): Promise<VerificationCodeRow | undefined> =>
  db.selectFrom('verification_codes').selectAll().where('id', '=', id).executeTakeFirst()

export const deleteCodes = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom('verification_codes').where('email', '=', email).execute()
}
