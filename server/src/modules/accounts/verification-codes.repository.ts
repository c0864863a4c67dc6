import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import type { VerificationCodeRow } from './account-tables'

type Db = Kysely<Database>

/** Codes are counted, and their rows kept, for so long. */
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

/** Codes of the last hour: mailed to an address, and asked for by an address range. */
export const countCodes = async (
  db: Db,
  by: { email: string; rangeHash: string },
  now: Instant,
): Promise<{ toMailbox: number; fromRange: number }> => {
  const rows = await db
    .selectFrom('verification_codes')
    .select(['email', 'range_hash'])
    .where('created_at', '>', now - CODES_COUNTED_MS)
    .where((where) => where.or([where('email', '=', by.email), where('range_hash', '=', by.rangeHash)]))
    .execute()
  return {
    toMailbox: rows.filter((row) => row.email === by.email).length,
    fromRange: rows.filter((row) => row.range_hash === by.rangeHash).length,
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

/** Spends a code; false when somebody was faster. */
export const spendRow = async (db: Db, id: string, purpose: string): Promise<boolean> => {
  const spent = await db
    .updateTable('verification_codes')
    .set({ spent_for: purpose })
    .where('id', '=', id)
    .where('spent_for', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}

/** Old codes are of no use to anybody. */
export const deleteOldCodes = async (db: Db, now: Instant): Promise<void> => {
  await db
    .deleteFrom('verification_codes')
    .where('created_at', '<=', now - CODES_COUNTED_MS)
    .execute()
}
