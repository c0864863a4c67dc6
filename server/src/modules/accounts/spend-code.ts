import { CODE_TRIES, codeDigitsOnly, type Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { hashCode } from './code-of'
import { countTry, latestCode, spendRow } from './verification-codes.repository'

/** What a mailed code can be used for, once. */
export type CodePurpose = 'register' | 'reset' | `bind:${string}`

/**
 * The one judge of a mailed code: the latest of its address, for ten minutes, five tries, once. `again` is the same code
 * for the same purpose: a request sent twice, which the caller may answer as the first only if it finds its work done.
 */
export const spendCode = async (
  db: Kysely<Database>,
  given: { email: string; code: string; purpose: CodePurpose; secret: string; now: Instant },
): Promise<'right' | 'again' | 'wrong'> => {
  const { email, purpose, now } = given
  const row = await latestCode(db, email)
  if (!row) return 'wrong'
  const isRight = row.code_hash === hashCode(given.secret, email, codeDigitsOnly(given.code))
  const counted = await countTry(db, row.id, { tries: CODE_TRIES, now })
  if (counted) {
    if (!isRight) return 'wrong'
    if (await spendRow(db, row.id, purpose)) return 'right'
  }
  const after = await latestCode(db, email)
  const isSame = after?.id === row.id && after.spent_for === purpose && now < after.expires_at
  return isRight && isSame ? 'again' : 'wrong'
}
