import type { Instant } from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../database/types'

/** A mailed code, stored for an hour so that its mails can be counted. */
interface VerificationCodeRow {
  id: string
  /** Trimmed, in lower case. */
  email: string
  /** Of the address range that asked for it. */
  range_hash: string
  /** Keyed hash of address and code; the code itself is in the mail and nowhere else. */
  code_hash: string
  created_at: number
  expires_at: number
  /** Answers it has had. */
  tries: number
  /** What the right answer was given for; null while there is none. */
  spent_for: string | null
}

declare module '../../database/types' {
  interface Database {
    verification_codes: VerificationCodeRow
  }
}

type Db = Kysely<Database>

/** How long codes are counted and their rows stored, in milliseconds. */
export const CODES_COUNTED_MS = 3_600_000

/** The code that counts for an address: the one mailed last. */
export const latestCode = (db: Db, email: string): Promise<VerificationCodeRow | undefined> =>
  db
    .selectFrom('verification_codes')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** When codes of the last hour were mailed, the latest first: to an address, and asked for by an address range. */
export const listCodes = async (
  db: Db,
  by: { email: string; rangeHash: string },
  now: Instant,
): Promise<{ toMailbox: number[]; fromRange: number[] }> => {
  const rows = await db
    .selectFrom('verification_codes')
    .select(['email', 'range_hash', 'created_at'])
    .where('created_at', '>', now - CODES_COUNTED_MS)
    .where((where) => where.or([where('email', '=', by.email), where('range_hash', '=', by.rangeHash)]))
    .orderBy('created_at', 'desc')
    .execute()
  const times = (kept: typeof rows) => kept.map((row) => Number(row.created_at))
  return {
    toMailbox: times(rows.filter((row) => row.email === by.email)),
    fromRange: times(rows.filter((row) => row.range_hash === by.rangeHash)),
  }
}

/** Counts one answer to a code; false when the code is over, was answered rightly or has had its tries. */
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

/** Makes requests for one address or one range wait for each other, so that a burst cannot pass the counts together. */
export const lockSending = async (trx: Transaction<Database>, keys: readonly string[]): Promise<void> => {
  for (const key of [...keys].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`verification-code:${key}`}, 0))`.execute(trx)
}

export const addCode = async (db: Db, code: Omit<VerificationCodeRow, 'tries' | 'spent_for'>): Promise<void> => {
  await db
    .insertInto('verification_codes')
    .values({ ...code, tries: 0, spent_for: null })
    .execute()
}

export const findCode = (db: Db, id: string): Promise<VerificationCodeRow | undefined> =>
  db.selectFrom('verification_codes').selectAll().where('id', '=', id).executeTakeFirst()

export const deleteCodes = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom('verification_codes').where('email', '=', email).execute()
}
